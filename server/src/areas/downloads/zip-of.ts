/// <reference path="./archiver.d.ts" />
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { ZipArchive } from 'archiver'
import type { FileStore } from '../../platform/files/files.ts'

/** The same files are the same zip, byte for byte. */
const DATED = new Date(Date.UTC(2000, 0, 1))
/** So much waits in each of its parts for a reader who is slow. */
const WAITING_BYTES = 64 * 1024
/** Pictures are not compressed again. Not `store`: what is stored must be told of before it is read. */
const AS_THEY_ARE = { level: 0 }

type Entry = { name: string; fileKey: string }

/** A stream of the zip. One file is read at a time, piece by piece, as the reader takes it. */
export function zipOf(files: FileStore, entries: readonly Entry[]): Readable {
  const zip = new ZipArchive({ zlib: AS_THEY_ARE, highWaterMark: WAITING_BYTES })
  const gone = new AbortController()
  zip.once('close', () => gone.abort())
  fill(zip, files, entries, gone.signal).catch((error: unknown) => {
    if (!gone.signal.aborted) zip.destroy(error instanceof Error ? error : new Error(String(error)))
  })
  return zip
}

async function fill(zip: ZipArchive, files: FileStore, entries: readonly Entry[], signal: AbortSignal) {
  for (const { name, fileKey } of entries) {
    const file = await files.open(fileKey)
    if (!file) throw new Error(`${fileKey} is not stored`)
    try {
      const written = once(zip, 'entry', { signal })
      zip.append(file.stream, { name, date: DATED })
      await written
    } finally {
      file.stream.destroy()
    }
  }
  await zip.finalize()
}
