/** One act of a person: what they changed at once, and what is saved and undone at once. */
export interface Act<Value> {
  readonly id: string
  /** Whose work on what: nobody is offered another person's changes, or those of another project. */
  readonly scope: string
  /** The visit that it was made in; while that goes on, no other offers it. */
  readonly visit: string
  readonly at: number
  /** Saved by itself, whatever else waits. */
  readonly alone: boolean
  /** The server does not take it as it is. */
  readonly refused: boolean
  readonly changes: ReadonlyMap<string, Value>
}

export interface DraftStore {
  /** Has it on the disk once the promise is kept. */
  readonly put: (act: Act<unknown>) => Promise<void>
  readonly drop: (id: string) => Promise<void>
  readonly of: (scope: string) => Promise<Act<unknown>[]>
}

const DATABASE = 'belvedere-studio'
const ACTS = 'acts'
const BY_SCOPE = 'scope'

/** What was not saved yet, in the browser's own database: it outlives the page, the browser and a cut line (STU-03). */
export function createDraftStore(): DraftStore {
  let opening: Promise<IDBDatabase> | undefined
  const opened = () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }

  async function write(change: (acts: IDBObjectStore) => void): Promise<void> {
    const transaction = (await opened()).transaction(ACTS, 'readwrite', { durability: 'strict' })
    const done = ended(transaction)
    change(transaction.objectStore(ACTS))
    // At once, and not when the page has heard of each request: it may be leaving.
    transaction.commit()
    await done
  }

  return {
    put: (act) => write((acts) => acts.put(act)),
    drop: (id) => write((acts) => acts.delete(id)),
    of: async (scope) => {
      const acts = (await opened()).transaction(ACTS).objectStore(ACTS)
      const found = await answered<Act<unknown>[]>(acts.index(BY_SCOPE).getAll(scope))
      return found.toSorted((one, other) => one.at - other.at)
    },
  }
}

function open(): Promise<IDBDatabase> {
  const asked = indexedDB.open(DATABASE, 1)
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore(ACTS, { keyPath: 'id' }).createIndex(BY_SCOPE, 'scope')
  }
  return answered(asked)
}

const answered = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const ended = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
