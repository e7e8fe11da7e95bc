import type { Apartment } from '@belvedere/contract/entities/apartment'
import type { Building } from '@belvedere/contract/entities/building'
import { statusNumber } from '@belvedere/domain/apartments/apartment-status'
import { countsAfter, type StatusChange, type Statuses } from '@belvedere/domain/apartments/status-news'
import { useMemo } from 'react'
import { useStatuses } from './live-store.ts'

/** As it stands now; the same object while nothing changed. */
function liveApartment(apartment: Apartment, statuses: Statuses): Apartment {
  const status = statuses.get(apartment.id)
  if (status === undefined || status === apartment.status) return apartment
  return { ...apartment, status, properties: { ...apartment.properties, status: statusNumber(status) } }
}

/** An apartment in the status that it stands in now, whatever it was when it was read. */
export function useLiveApartment(apartment: Apartment): Apartment {
  const statuses = useStatuses()
  return useMemo(() => liveApartment(apartment, statuses), [apartment, statuses])
}

/** The same of several; the same list while nothing changed. */
export function useLiveApartments(apartments: readonly Apartment[]): readonly Apartment[] {
  const statuses = useStatuses()
  return useMemo(() => {
    const now = apartments.map((apartment) => liveApartment(apartment, statuses))
    return now.every((one, n) => one === apartments[n]) ? apartments : now
  }, [apartments, statuses])
}

/** The same of a building, with its counts. */
export function useLiveBuilding(building: Building): Building {
  const statuses = useStatuses()
  return useMemo(() => {
    const apartments = building.apartments.map((apartment) => liveApartment(apartment, statuses))
    const changes = building.apartments.flatMap(({ id, status: from }, n): StatusChange[] => {
      const to = apartments[n]?.status ?? from
      return to === from ? [] : [{ id, from, to }]
    })
    if (changes.length === 0) return building
    return { ...building, apartments, statusCounts: countsAfter(building.statusCounts, changes) }
  }, [building, statuses])
}
