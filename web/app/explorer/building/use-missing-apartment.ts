import type { Building } from '@belvedere/contract/entities/building'
import { useEffect } from 'react'
import { m } from '../../paraglide/messages.js'
import { notify } from '../../state/notify.ts'

/** Selecting an apartment that is not in the building's list is an error (VIE-07). */
export function useMissingApartment({ apartments }: Building, selectedId: number | undefined) {
  const missing = selectedId !== undefined && !apartments.some(({ id }) => id === selectedId)
  useEffect(() => {
    if (missing)
      notify({ title: m.apartment(), message: m.apartment_not_found(), type: 'error', afterOk: 'stay' })
  }, [missing])
}
