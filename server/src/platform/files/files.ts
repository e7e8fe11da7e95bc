import { randomUUID } from 'node:crypto'
import { access, copyFile, mkdir, open, opendir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

/** Where files lie: a local folder in development, an object store in production. Keys come from file-key.ts. */
export type FileStore = {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Puts a file of this machine's disk, however large, without holding it in memory. */
  putFile(key: string, path: string): Promise<void>
  has(key: string): Promise<boolean>
  /** The file's bytes; undefined when there is none of that key. */
  read(key: string): Promise<Buffer | undefined>
  /** The same piece by piece, for what may be large. Whoever opens it reads it to the end or destroys it. */
  open(key: string): Promise<{ stream: Readable; size: number } | undefined>
  /** The first part of every key there is, each at least once: `0a….jpg`, `0a….jpg.tiles`. */
  names(): AsyncIterable<string>
  /** Removes the file of that name and all that lies below it. Killed on the way, it leaves no mark of a whole pyramid. */
  remove(name: string): Promise<void>
}

/** Names below the store, none of which can be `..`, absolute or hidden. */
const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/
/** What a file system and an object store both take. */
const PART_MAX = 200
const KEY_MAX = 800

export function isFileKey(key: string): boolean {
  return key.length <= KEY_MAX && KEY.test(key) && key.split('/').every(({ length }) => length <= PART_MAX)
}

/** Nothing is put under any other name. */
export function checkedKey(key: string): string {
  if (!isFileKey(key)) throw new Error(`Not a file key: ${key}`)
  return key
}

/** What is removed is the first part of a key: never a single tile. */
export function checkedName(name: string): string {
  if (name.includes('/')) throw new Error(`Not the first part of a key: ${name}`)
  return checkedKey(name)
}

const MISSING = ['ENOENT', 'ENOTDIR', 'EISDIR']

/** A folder of this machine. */
export function localFiles(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, key)
  return {
    put: async (key, bytes) => place(pathOf(checkedKey(key)), (part) => writeFile(part, bytes)),
    putFile: async (key, path) => place(pathOf(checkedKey(key)), (part) => copyFile(path, part)),
    async has(key) {
      return isFileKey(key) && (await orMissing(access(pathOf(key)).then(() => true))) === true
    },
    async read(key) {
      return isFileKey(key) ? await orMissing(readFile(pathOf(key))) : undefined
    },
    async open(key) {
      const file = isFileKey(key) ? await orMissing(open(pathOf(key))) : undefined
      const stats = await file?.stat()
      if (file && stats?.isFile()) return { stream: file.createReadStream(), size: stats.size }
      await file?.close()
      return undefined
    },
    async *names() {
      const entries = await orMissing(opendir(folder))
      for await (const { name } of entries ?? []) yield name
    },
    async remove(name) {
      // Renamed first, so that it disappears as a whole: no pyramid is left half removed under its name.
      const going = pathOf(`${checkedName(name)}.${randomUUID()}.part`)
      if (await orMissing(rename(pathOf(name), going).then(() => true)))
        await rm(going, { recursive: true, force: true })
    },
  }
}

/** Nobody reads half a file: it takes its name when it is whole. */
async function place(path: string, write: (part: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const part = `${path}.${randomUUID()}.part`
  try {
    await write(part)
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
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
