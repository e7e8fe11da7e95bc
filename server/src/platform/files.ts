import { randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where files lie: a local folder here, an object store in production. Keys come from file-key.ts. */
export type FileStore = {
  put(key: string, bytes: Uint8Array): Promise<void>
  has(key: string): Promise<boolean>
  /** The file's bytes; undefined when there is none of that key. */
  read(key: string): Promise<Buffer | undefined>
}

/** Names below the folder, none of which can be `..`, absolute or hidden. */
const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/

const MISSING = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']

export function localFiles(folder: string): FileStore {
  const pathOf = (key: string) => (KEY.test(key) ? join(folder, key) : undefined)
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      if (!path) throw new Error(`Not a file key: ${key}`)
      await mkdir(dirname(path), { recursive: true })
      // Nobody reads half a file: it takes its name when it is whole.
      const part = `${path}.${randomUUID()}.part`
      await writeFile(part, bytes)
      await rename(part, path)
    },
    async has(key) {
      const path = pathOf(key)
      return path !== undefined && (await orMissing(access(path).then(() => true))) === true
    },
    async read(key) {
      const path = pathOf(key)
      return path === undefined ? undefined : await orMissing(readFile(path))
    },
  }
}

/** A key that names nothing, or a folder, is a missing file; any other trouble of the disk is an error. */
async function orMissing<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof Error && 'code' in error && MISSING.includes(String(error.code))) return undefined
    throw error
  }
}
