import type { ApartmentStatus } from '../apartments/apartment-status.ts'

const AT_MOST = 2

interface Compared {
  readonly id: number
  readonly status: ApartmentStatus
  readonly buildingId: number
  readonly apartmentTypeId: number
  readonly floor: number
  readonly area: number
  readonly orientation: string
}

/** "The nearest free apartments: same plan or type, same side, nearest floor, at most two." */
export function nearestFree<Apartment extends Compared>(
  wanted: Compared,
  apartments: readonly Apartment[],
): Apartment[] {
  const alike = apartments.filter(
    ({ id, status, buildingId, apartmentTypeId }) =>
      id !== wanted.id &&
      status === 'available' &&
      buildingId === wanted.buildingId &&
      apartmentTypeId === wanted.apartmentTypeId,
  )
  const distance = ({ orientation, floor, area }: Apartment) => [
    orientation === wanted.orientation ? 0 : 1,
    Math.abs(floor - wanted.floor),
    Math.abs(area - wanted.area),
  ]
  return alike
    .map((apartment) => ({ apartment, far: distance(apartment) }))
    .toSorted((one, other) => {
      const differs = one.far.findIndex((step, nth) => step !== other.far[nth])
      return differs < 0 ? 0 : (one.far[differs] ?? 0) - (other.far[differs] ?? 0)
    })
    .slice(0, AT_MOST)
    .map(({ apartment }) => apartment)
}
