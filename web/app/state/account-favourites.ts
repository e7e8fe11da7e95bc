import { browserApi } from '../api/loader-api.ts'

type Ids = readonly number[]
type Change = (ids: Ids) => Ids

/** What was asked before comes first: two presses in a row must not overtake each other. */
let last: Promise<unknown> = Promise.resolve()

export function readAccountFavourites(): Promise<Ids> {
  return inTurn(async () => (await browserApi().read('GET /api/v1/users/favorites')).favoritesList)
}

/** Changes the account's list as it is now, which another device may have changed meanwhile (FAV-06). */
export function changeAccountFavourites(change: Change): Promise<Ids> {
  return inTurn(async () => {
    const { favoritesList } = await browserApi().read('GET /api/v1/users/favorites')
    const changed = change(favoritesList)
    // Nothing to say is not said: it could only undo what another device is about to do.
    if (sameIds(changed, favoritesList)) return favoritesList
    const body = { favoritesList: [...changed] }
    return (await browserApi().read('PUT /api/v1/users/favorites', { body })).favoritesList
  })
}

function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const turn = last.then(work)
  last = turn.catch(() => {})
  return turn
}

const sameIds = (some: Ids, others: Ids) =>
  some.length === others.length && some.every((id, at) => id === others[at])
