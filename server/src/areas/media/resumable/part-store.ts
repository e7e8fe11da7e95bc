import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { DataStore, ERRORS, Upload } from '@tus/server'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/database/json-columns.ts'
import type { FileStore } from '../../../platform/files/files.ts'
import { inTemporaryFolder } from '../../../platform/files/temporary-folder.ts'
import type { Enqueue } from '../../../platform/jobs/jobs.ts'
import { partKey } from './part-names.ts'
import { addPiece, type UploadRow, uploadRow } from './upload-queries.ts'

/** A process that is killed loses so much of a file at most; a line that is cut loses nothing. */
const PIECE_BYTES = 8 * 2 ** 20

type Means = {
  members: Kysely<Database>
  files: FileStore
  enqueue: Enqueue
  jobsReady: () => Promise<void>
}

/**
 * Where the tus server keeps what arrives: pieces go from the line to the disk to the file store, and count once the
 * upload's row names them. The row is what two processes agree by, so neither needs a lock of the other.
 */
export class PartStore extends DataStore {
  readonly #means: Means

  constructor(means: Means) {
    super()
    this.#means = means
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await uploadRow(this.#means.members, Number(id))
    if (!row) throw ERRORS.FILE_NOT_FOUND
    return new Upload({ id, size: row.bytes, offset: row.received })
  }

  /** Keeps what came before a line was cut, and says how far the file is now. */
  override async write(stream: AsyncIterable<Buffer>, id: string, offset: number): Promise<number> {
    const upload = await uploadRow(this.#means.members, Number(id))
    if (!upload) throw ERRORS.FILE_NOT_FOUND
    return inTemporaryFolder(async (folder) => {
      let at = offset
      const source = new CutShort(stream)
      for (let nth = 0; !source.ended; nth += 1) {
        const path = join(folder, String(nth))
        const bytes = await savePiece(source, path)
        if (bytes > 0) at = await this.#keep(upload, at, bytes, path)
      }
      if (source.error) throw source.error
      return at
    })
  }

  async #keep({ id, folder }: UploadRow, offset: number, bytes: number, path: string): Promise<number> {
    const { members, files, enqueue, jobsReady } = this.#means
    const part = partKey(folder, offset)
    await files.putFile(part, path)
    await jobsReady()
    const kept = await members.transaction().execute(async (transaction) => {
      const added = await addPiece(transaction, { id, offset, bytes, part })
      if (added?.isWhole) await enqueue(transaction, 'take-upload', { uploadId: id })
      return added
    })
    if (!kept) throw ERRORS.INVALID_OFFSET
    return offset + bytes
  }
}

/** What comes over a line, up to where it ends or breaks; why it broke is told when the rest is safe. */
class CutShort {
  readonly #chunks: AsyncIterator<Buffer>
  ended = false
  error: unknown

  constructor(stream: AsyncIterable<Buffer>) {
    this.#chunks = stream[Symbol.asyncIterator]()
  }

  async next(): Promise<Buffer | undefined> {
    try {
      const { value, done } = await this.#chunks.next()
      this.ended = done === true
      return done ? undefined : value
    } catch (error) {
      this.ended = true
      this.error = error
      return undefined
    }
  }
}

async function savePiece(source: CutShort, path: string): Promise<number> {
  const file = await open(path, 'w')
  try {
    let bytes = 0
    while (bytes < PIECE_BYTES) {
      const chunk = await source.next()
      if (!chunk) break
      await file.writeFile(chunk)
      bytes += chunk.length
    }
    return bytes
  } finally {
    await file.close()
  }
}
