import type { Apartment } from '@belvedere/contract/entities/apartment'
import { cardPrice } from '@belvedere/domain/apartments/card-price'
import { useEffect } from 'react'
import { createStore } from './create-store.ts'
import { togglePanel } from './open-panel.ts'

interface Chosen {
  readonly apartmentId: number
  readonly apartmentName: string
  readonly apartmentPrice: number
}

const chosen = createStore<Chosen | null>(null)

/** The apartment that is on screen is the one to calculate for (CAL-04). */
export function useChosenApartment(apartment: Apartment | undefined, selectedFilters: readonly number[]) {
  useEffect(() => {
    if (!apartment) return undefined
    chosen.set({
      apartmentId: apartment.id,
      apartmentName: apartment.name,
      apartmentPrice: cardPrice(apartment, selectedFilters) ?? 0,
    })
    return () => chosen.set(null)
  }, [apartment, selectedFilters])
}

/** A buyer's prices come after the page: who is quick opens the calculator before them. */
export const usePriceToCalculate = (apartmentId: number | undefined, openedWith: number) =>
  chosen.use((now) =>
    openedWith === 0 && now?.apartmentId === apartmentId ? (now?.apartmentPrice ?? 0) : openedWith,
  )

/** Opens the calculator for the chosen apartment, or for a price of one's own; the same press closes it. */
export function pressCalculator() {
  togglePanel({ name: 'calculator', apartmentName: '', apartmentPrice: 0, ...chosen.get() })
}
