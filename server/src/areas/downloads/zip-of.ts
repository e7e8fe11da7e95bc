/// <reference path="./archiver.d.ts" />
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { ZipArchive } from 'archiver'
import type { FileStore } from '../../platform/files/files.ts'

/** The same files are the same zip, byte for byte. */
const DATED = new Date(Date.UTC(2000, 0, 1))

type Entry = { name: string; fileKey: string }

/** A stream of the zip. One file is read at a time, when the one before has left; pictures are not compressed again. */
export function zipOf(files: FileStore, entries: readonly Entry[]): Readable {
  const zip = new ZipArchive({ store: true })
  const gone = new AbortController()
  zip.once('close', () => gone.abort())
  fill(zip, files, entries, gone.signal).catch((error: unknown) => {
    if (!gone.signal.aborted) zip.destroy(error instanceof Error ? error : new Error(String(error)))
  })
  return zip
}

async function fill(zip: ZipArchive, files: FileStore, entries: readonly Entry[], signal: AbortSignal) {
  for (const { name, fileKey } of entries) {
    const bytes = await files.read(fileKey)
    if (!bytes) throw new Error(`${fileKey} is not stored`)
    const written = once(zip, 'entry', { signal })
    zip.append(bytes, { name, date: DATED })
    await written
  }
  await zip.finalize()
}
