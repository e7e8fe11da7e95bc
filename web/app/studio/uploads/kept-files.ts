import type { Upload } from './upload.ts'

const NAME = 'belvedere.studio.uploads'
const STORE = 'files'

/** What is needed to go on after a reload. */
export type KeptUpload = Pick<
  Upload,
  | 'key'
  | 'projectId'
  | 'name'
  | 'bytes'
  | 'purpose'
  | 'goal'
  | 'place'
  | 'inPlaceOfOlder'
  | 'id'
  | 'width'
  | 'height'
> & { readonly userId: number; readonly file: File }

/** Files on their way stay in the browser until they have arrived: a reload, a crash, a closed window lose none. */
export async function keepFile(upload: KeptUpload): Promise<void> {
  await inStore('readwrite', (store) => store.put(upload))
}

export async function dropFile(key: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(key))
}

/** Those of one person: a computer may be shared. */
export async function keptFiles(userId: number): Promise<KeptUpload[]> {
  const all = await inStore<KeptUpload[]>('readonly', (store) => store.getAll())
  return all.filter((one) => one.userId === userId)
}

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return opened
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result>
async function inStore(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const database = await open()
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode)
    const request = ask(transaction.objectStore(STORE))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}
