import type { Building } from '@belvedere/contract/entities/building'
import { useEffect, useEffectEvent } from 'react'
import { m } from '../../paraglide/messages.js'
import { notify } from '../../state/notify.ts'

/** Selecting an apartment that is not in the building's list is an error (VIE-07); it does not stay selected. */
export function useMissingApartment(
  { apartments }: Building,
  selectedId: number | undefined,
  onClear: () => void,
) {
  const missing = selectedId !== undefined && !apartments.some(({ id }) => id === selectedId)
  const clear = useEffectEvent(onClear)
  useEffect(() => {
    if (!missing) return
    notify({ title: m.apartment(), message: m.apartment_not_found(), type: 'error', afterOk: 'back' })
    clear()
  }, [missing])
}
