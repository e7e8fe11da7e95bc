import {
  uniteFavourites,
  withFavourite,
  withoutFavourite,
} from '@belvedere/domain/favourites-and-compare/favourites-list'
import { FAVORITES_STORAGE_KEY } from '@belvedere/domain/favourites-and-compare/stored-ids'
import { changeAccountFavourites, readAccountFavourites } from './account-favourites.ts'
import { forUsersOnly } from './for-users-only.ts'
import { togglePanel } from './open-panel.ts'
import { isUser, type SessionEvent } from './session.ts'
import { createStoredList } from './stored-list.ts'

type Ids = readonly number[]

const favourites = createStoredList(FAVORITES_STORAGE_KEY)

/** How many changes are on their way to the account; an answer counts when it is the last. */
let underWay = 0

export const useFavourites = () => favourites.use((ids) => ids)
export const useFavouriteCount = () => favourites.use((ids) => ids.length)
export const useIsFavourite = (apartmentId: number) => favourites.use((ids) => ids.includes(apartmentId))

/** A heart was pressed: for a user every card and heart follows, a visitor is told who may (FAV-01, FAV-02). */
export function pressHeart(apartmentId: number) {
  void forUsersOnly('favourites', () => {
    const given = favourites.get().includes(apartmentId)
    change((ids) => (given ? withoutFavourite(ids, apartmentId) : withFavourite(ids, apartmentId)))
  })
}

export const removeFavourite = (apartmentId: number) => change((ids) => withoutFavourite(ids, apartmentId))

export const clearFavourites = () => change(() => [])

/** Opens the favourites card, or closes it. */
export function pressFavourites() {
  void forUsersOnly('favourites', () => togglePanel({ name: 'favourites' }))
}

/** The account is the truth, the browser mirrors it; at login both lists are united once (FAV-06). */
export function favouritesFollow(event: SessionEvent) {
  const ofBrowser = favourites.get()
  if (event === 'login') change((ofAccount) => uniteFavourites(ofAccount, ofBrowser))
  else if (event === 'resume') rereadFavourites()
  else favourites.set([])
}

/** What another device did shows when one looks. */
export function rereadFavourites() {
  if (isUser()) mirror(readAccountFavourites())
}

/** On the screen at once, in the account as soon as it answers. */
function change(next: (ids: Ids) => Ids) {
  favourites.set(next)
  if (isUser()) mirror(changeAccountFavourites(next))
}

async function mirror(answer: Promise<Ids>) {
  underWay++
  try {
    const ids = await answer
    if (underWay === 1 && isUser()) favourites.set(ids)
  } catch (error) {
    // The list stays as it is here; the next answer sets it right.
    console.error('The favourites of the account could not be reached', error)
  } finally {
    underWay--
  }
}
