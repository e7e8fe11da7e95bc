import { chooseForCompare } from '@belvedere/domain/favourites-and-compare/compare-list'
import { forUsersOnly } from './for-users-only.ts'
import { openPanel, togglePanel } from './open-panel.ts'
import { createStoredList } from './stored-list.ts'

/** Kept until its user logs out, however many tabs are closed meanwhile (decision 49). */
const compared = createStoredList('compare')
/** Whose it is: the id of one user, or none. */
const owner = createStoredList('compare.of')

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

/** Who logs out leaves none behind, and another user of this browser begins with none. */
export function comparisonFollows(userId: number | undefined) {
  const [before = userId] = owner.get()
  if (userId === undefined || before !== userId) clearCompared()
  owner.set(userId === undefined ? [] : [userId])
}

export const clearCompared = () => compared.set([])
