import { type Apartment, apartmentTypes, buildings, byId } from './dataset.ts'
import type { Language } from './languages.ts'

/** What the apartment's page must say, by the dataset alone. */
export function apartmentFacts(apartment: Apartment, { key, words }: Language) {
  const building = byId(buildings, apartment.building)
  const [lowest, highest] = building.residentialFloors
  const type = byId(apartmentTypes, apartment.apartmentTypeId).name[key]
  return {
    name: apartment.name,
    building: building.name[key],
    status: words.statuses[apartment.status],
    type,
    table: {
      [words.facts.area]: squareMetres(apartment.area),
      [words.facts.floor]: words.floorOf(apartment.floor, highest - lowest + 1),
      [words.facts.rooms]: String(apartment.rooms),
      [words.facts.type]: type,
      [words.facts.balcony]: squareMetres(apartment.balconyArea),
      [words.facts.faces]: words.directions[compassPoint(apartment.orientation)],
    },
  }
}

function squareMetres(area: number): string {
  return area > 0 ? `${Math.round(area)}\u00a0m²` : 'N/A'
}

/** `S/E` and `E/S` both look south-east: north or south is said first. */
function compassPoint(orientation: string): string {
  const faces = orientation.split('/')
  return [...faces].sort((a, b) => 'NSEW'.indexOf(a) - 'NSEW'.indexOf(b)).join('')
}
