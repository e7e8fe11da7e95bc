import { useMemo } from 'react'
import { useStatuses } from '../../live/live-store.ts'
import { useDesk } from './desk-project.ts'
import type { Flat } from './load-flats.ts'

/** The project's apartments, each in the status that it stands in now. */
export function useFlatsNow(): readonly Flat[] {
  const { flats, claims } = useDesk()
  const statuses = useStatuses()
  return useMemo(() => {
    if (flats.state !== 'ready') return []
    // What one has just done is known before the line tells it.
    const claimed = new Map(
      claims.state === 'ready' ? claims.value.map(({ apartmentId, status }) => [apartmentId, status]) : [],
    )
    return flats.value.all.map((flat) => {
      const status = claimed.get(flat.id) ?? statuses.get(flat.id) ?? flat.status
      return status === flat.status ? flat : { ...flat, status }
    })
  }, [flats, claims, statuses])
}
