import { FAVORITES_STORAGE_KEY } from '@belvedere/domain/client-lists'
import { toggleFavourite } from '@belvedere/domain/favourites-list'
import { forUsersOnly } from './for-users-only.ts'
import { togglePanel } from './panels.ts'
import { createStoredList } from './stored-list.ts'

const favourites = createStoredList('localStorage', FAVORITES_STORAGE_KEY)

export const useFavourites = () => favourites.use((ids) => ids)
export const useFavouriteCount = () => favourites.use((ids) => ids.length)
export const useIsFavourite = (apartmentId: number) => favourites.use((ids) => ids.includes(apartmentId))

/** A heart was pressed: for a user every card and heart follows, a visitor is told who may (FAV-01, FAV-02). */
export function pressHeart(apartmentId: number) {
  forUsersOnly('favourites', () => favourites.set((ids) => toggleFavourite(ids, apartmentId)))
}

/** Opens the favourites card, or closes it. */
export function pressFavourites() {
  forUsersOnly('favourites', () => togglePanel({ name: 'favourites' }))
}

export const clearFavourites = () => favourites.set([])
