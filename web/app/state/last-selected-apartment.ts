import { parseId } from '@belvedere/domain/screens/parse-id'
import { useEffect } from 'react'

const KEY = 'selectedApartment'

/** Keeps for this visit which apartment was selected last, on the building or on its own page (decision 52). */
export function useRememberSelected(apartmentId: number | undefined) {
  useEffect(() => {
    if (apartmentId === undefined) return
    try {
      sessionStorage.setItem(KEY, String(apartmentId))
    } catch {
      // A browser that keeps nothing: `/apartment` then leads to the search.
    }
  }, [apartmentId])
}

export function selectedApartmentId(): number | undefined {
  try {
    return parseId(sessionStorage.getItem(KEY) ?? undefined)
  } catch {
    return undefined
  }
}
