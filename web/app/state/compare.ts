import { chooseForCompare } from '@belvedere/domain/favourites-and-compare/compare-list'
import { forUsersOnly } from './for-users-only.ts'
import { openPanel, togglePanel } from './open-panel.ts'
import { createStoredList } from './stored-list.ts'

/** Kept for the visit: it survives a reload of the comparison, and ends with the tab (decision 49). */
const compared = createStoredList('sessionStorage', 'compare')

export const useCompared = () => compared.use((ids) => ids)
export const useCompareCount = () => compared.use((ids) => ids.length)
export const useIsCompared = (apartmentId: number) => compared.use((ids) => ids.includes(apartmentId))

/** An apartment was chosen for comparison; a fifth opens the dialog, where a place can be made (CMP-03). */
export function pressCompare(apartmentId: number) {
  void forUsersOnly('compare', () => {
    const { compareList, event } = chooseForCompare(compared.get(), apartmentId)
    compared.set(compareList)
    if (event) openPanel({ name: 'compare' })
  })
}

/** Opens the compare dialog, or closes it (CMP-06). */
export function pressCompareList() {
  void forUsersOnly('compare', () => togglePanel({ name: 'compare' }))
}

export const removeCompared = (apartmentId: number) =>
  compared.set((ids) => ids.filter((id) => id !== apartmentId))

export const clearCompared = () => compared.set([])
