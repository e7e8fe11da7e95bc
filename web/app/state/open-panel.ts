import type { Apartment } from '@belvedere/contract/entities/apartment'
import { createStore } from './create-store.ts'

export type KnownApartment = Pick<Apartment, 'name' | 'masterplanId' | 'buildingId'>

/** What opens over a screen. One at a time: opening another closes the one before. */
export type Panel =
  | { readonly name: 'menu' }
  | { readonly name: 'favourites' }
  | { readonly name: 'compare' }
  /** Opens with the chosen apartment's name and price, 0 when none (CAL-04). */
  | {
      readonly name: 'calculator'
      readonly apartmentName: string
      readonly apartmentPrice: number
      readonly typeName?: string | undefined
      /** Lets the panel offer to ask about it. */
      readonly apartmentId?: number
    }
  /** For one apartment, or for the compared ones (ASK-06). */
  | {
      readonly name: 'ask'
      readonly apartmentIds: readonly number[]
      /** For a request that waits without network to be known by. */
      readonly apartment?: KnownApartment | undefined
    }
  /** With the way back to the one apartment that was asked about. */
  | {
      readonly name: 'thank-you'
      readonly apartment?: KnownApartment | undefined
      /** Of its building; the project's when it is not known. */
      readonly picture?: string | undefined
    }
  | { readonly name: 'downloads'; readonly apartmentId: number }
  | { readonly name: 'profile' }

export type PanelName = Panel['name']

interface Opened {
  readonly panel: Panel
  /** The address it was opened at. */
  readonly at: string
}

const panels = createStore<Opened | null>(null)

export const usePanel = () => panels.use((opened) => opened?.panel ?? null)

/** Outside of components. */
export const openedPanel = () => panels.get()?.panel ?? null

export const openPanel = (panel: Panel) => panels.set({ panel, at: location.pathname })

export const closePanel = () => panels.set(null)

export const togglePanel = (panel: Panel) =>
  openedPanel()?.name === panel.name ? closePanel() : openPanel(panel)

/**
 * A panel belongs to the screen that it was opened on. The address changes before its screen is drawn: whoever is quick
 * enough to press in between means the screen that is coming, and keeps what they opened.
 */
export const closePanelOfAnotherScreen = () =>
  panels.set((opened) => (opened?.at === location.pathname ? opened : null))
