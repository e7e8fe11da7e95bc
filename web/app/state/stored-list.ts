import { readIds } from '@belvedere/domain/favourites-and-compare/stored-ids'
import { createStore, type Store } from './create-store.ts'

type Ids = readonly number[]

/** A list of ids that outlives the page, in browser storage under a key of its own. */
export function createStoredList(key: string): Store<Ids> {
  const list = createStore<Ids>([])
  if (typeof window !== 'undefined') {
    list.set(read(key))
    // What another tab does is seen here too.
    addEventListener('storage', (event) => event.key === key && list.set(read(key)))
  }
  return {
    ...list,
    set(next) {
      list.set(next)
      write(key, list.get())
    },
  }
}

function read(key: string): Ids {
  try {
    return readIds(localStorage.getItem(key))
  } catch {
    return []
  }
}

/** A browser that keeps nothing for us still has the list until the page is left. */
function write(key: string, ids: Ids) {
  try {
    localStorage.setItem(key, JSON.stringify(ids))
  } catch {}
}
