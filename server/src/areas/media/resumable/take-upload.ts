import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import type { Kysely } from 'kysely'
import type { Config } from '../../../platform/config.ts'
import { inAction } from '../../../platform/database/in-action.ts'
import type { Database } from '../../../platform/database/json-columns.ts'
import { fileKeyOf } from '../../../platform/files/file-key.ts'
import type { FileStore } from '../../../platform/files/files.ts'
import { ensurePyramid, TILES } from '../../../platform/files/pyramid.ts'
import { inTemporaryFolder } from '../../../platform/files/temporary-folder.ts'
import { Refused, RowsRefused } from '../../../platform/http/refused.ts'
import { addThings } from '../../authoring/add-things.ts'
import { replacePicture } from '../../authoring/replace-picture.ts'
import { wholePercents } from '../build-tiles.ts'
import { claimFile } from '../unnamed-file-queries.ts'
import { fileName } from '../upload/file-name.ts'
import { type PreparedFile, prepareFile } from '../upload/prepare-file.ts'
import { holdOpen, setProgress, type UploadRow, uploadRow } from './upload-queries.ts'

type Means = { members: Kysely<Database>; files: FileStore; limits: Config['uploads'] }

/**
 * Makes of an upload that has arrived what it is to become, once: checked and written anew as every upload is, cut into
 * tiles where it is zoomed into, and only then a media item, or the newer picture of one, that waits for Publish.
 */
export function takeUpload(means: Means) {
  return async ({ uploadId }: { uploadId: number }): Promise<void> => {
    const { members, files } = means
    const upload = await uploadRow(members, uploadId)
    if (!upload || !['sent', 'checking', 'cutting'].includes(upload.state)) return
    try {
      await inTemporaryFolder((folder) => take(means, upload, folder))
    } catch (error) {
      const problem = codeOf(error)
      if (!problem) throw error
      await setProgress(members, uploadId, { state: 'failed', problem })
    }
    await files.remove(upload.folder)
  }
}

/** Whatever else goes wrong may go right the next time. */
function codeOf(error: unknown) {
  if (error instanceof Refused) return error.code
  return error instanceof RowsRefused ? error.problems[0]?.code : undefined
}

async function take({ members, files, limits }: Means, upload: UploadRow, folder: string): Promise<void> {
  await setProgress(members, upload.id, { state: 'checking', percent: 0 })
  const whole = await joinParts(files, upload.parts, join(folder, 'whole'))
  const { mediaTypeId } = upload
  const file = await prepareFile(whole, { mediaTypeId, maxPixels: limits.pixels, folder, drawsPdf: true })
  const { path, extension } = file
  const key = await fileKeyOf(path, extension)
  if (!(await files.has(key))) await files.putFile(key, path)
  if (mediaTypeId === MEDIA_TYPES.poi_image_dzi) await cut({ members, files }, upload.id, key, path)
  const columns = await columnsOf(file, key, mediaTypeId)
  const kind = upload.replacesId === null ? 'media.upload' : 'media.replace'
  await inAction(members, { kind, userId: upload.userId }, async (transaction) => {
    if (!(await holdOpen(transaction, upload.id))) return
    await claimFile(transaction, key)
    // It may have been there unnamed, and swept since.
    if (!(await files.has(key))) await files.putFile(key, path)
    const place = { projectId: upload.projectId, userId: upload.userId }
    const mediaId = upload.replacesId ?? (await addItem())
    if (upload.replacesId !== null) await replacePicture(transaction, place, upload.replacesId, columns)
    await setProgress(transaction, upload.id, { state: 'ready', percent: 100, mediaId })

    async function addItem() {
      const { poiId, langId, name } = upload
      const fields = { poiId, langId, mediaTypeId, name: fileName(name, extension) }
      const rest = { menuItemId: null, texts: {}, children: [], publish: true, order: 0 }
      const [id = 0] = await addThings(transaction, 'media', place, [
        { fields: { ...fields, ...rest, ...columns } },
      ])
      return id
    }
  })
}

async function cut({ members, files }: Omit<Means, 'limits'>, id: number, key: string, path: string) {
  await setProgress(members, id, { state: 'cutting', percent: 0 })
  const note = wholePercents((percent) => setProgress(members, id, { state: 'cutting', percent }))
  await ensurePyramid(key, path, files, note)
}

/** What no author sets: where the file is and what is known of it. */
async function columnsOf({ path, mime, width, height }: PreparedFile, fileKey: string, mediaTypeId: number) {
  const { size: bytes } = await stat(path)
  const { format, tileSize, overlap } = TILES
  const tiles = { tileFormat: format, tileSize, tileOverlap: overlap }
  const noTiles = { tileFormat: null, tileSize: null, tileOverlap: null }
  const zooms = mediaTypeId === MEDIA_TYPES.poi_image_dzi
  return { fileKey, mime, bytes, width, height, ...(zooms ? tiles : noTiles) }
}

async function joinParts(files: FileStore, parts: readonly string[], path: string): Promise<string> {
  for (const part of parts) {
    const file = await files.open(part)
    // It does not come back: whoever has the file sends it once more.
    if (!file) throw new Refused('unavailable', `The store has no part ${part}`)
    await pipeline(file.stream, createWriteStream(path, { flags: 'a' }))
  }
  return path
}
