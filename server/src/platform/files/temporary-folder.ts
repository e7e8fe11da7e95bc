import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from './files.ts'

/** A folder for as long as the work lasts. */
export async function inTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'belvedere-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A stored file as one of this machine's disk, where a program can read here and there in it; undefined if there is none. */
export function withLocalCopy<Result>(
  files: FileStore,
  key: string,
  work: (path: string) => Promise<Result>,
): Promise<Result | undefined> {
  return inTemporaryFolder(async (folder) => {
    const file = await files.open(key)
    if (!file) return undefined
    const path = join(folder, 'copy')
    await pipeline(file.stream, createWriteStream(path))
    return work(path)
  })
}
