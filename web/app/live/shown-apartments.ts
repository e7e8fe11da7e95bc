import type { Apartment } from '@belvedere/contract/entities/apartment'
import { useEffect } from 'react'
import { createStore } from '../state/create-store.ts'

const NONE: readonly Apartment[] = []
const shown = createStore<readonly Apartment[]>(NONE)

/** The apartments that the screen is about: whoever looks at it wants to know what changes of them. */
export const useShownApartments = () => shown.use((apartments) => apartments)

export function useShow(apartments: readonly Apartment[]) {
  useEffect(() => {
    shown.set(apartments)
    return () => shown.set((now) => (now === apartments ? NONE : now))
  }, [apartments])
}
