import { stat } from 'node:fs/promises'
import type { UploadFields } from '@belvedere/contract/entities/upload'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { inAction } from '../../../platform/database/in-action.ts'
import type { Database } from '../../../platform/database/json-columns.ts'
import { fileKeyOf } from '../../../platform/files/file-key.ts'
import type { FileStore } from '../../../platform/files/files.ts'
import type { Enqueue } from '../../../platform/jobs/jobs.ts'
import { claimFile } from '../unnamed-file-queries.ts'
import { fileName } from './file-name.ts'
import type { PreparedFile } from './prepare-file.ts'
import { insertMedia, insertProcessing } from './upload-queries.ts'

type Upload = {
  userId: number
  fields: z.output<typeof UploadFields>
  file: PreparedFile
  name: string | undefined
}
type Means = { members: Kysely<Database>; files: FileStore; enqueue: Enqueue; jobsReady: () => Promise<void> }

/** Keeps the file, then writes its row and the job for its tiles together: both are there, or neither. */
export async function uploadMedia(
  { members, files, enqueue, jobsReady }: Means,
  { userId, fields, file, name }: Upload,
): Promise<number> {
  const { path, extension, mime, width, height } = file
  const key = await fileKeyOf(path, extension)
  if (!(await files.has(key))) await files.putFile(key, path)
  const { size: bytes } = await stat(path)
  const stored = { key, mime, bytes, width, height, name: fileName(fields.name ?? name, extension) }
  await jobsReady()
  return inAction(members, { kind: 'media.upload', userId }, async (transaction) => {
    await claimFile(transaction, key)
    // It may have been there unnamed, and swept since.
    if (!(await files.has(key))) await files.putFile(key, path)
    const { id } = await insertMedia(transaction, fields, stored)
    if (fields.mediaTypeId === MEDIA_TYPES.poi_image_dzi) {
      await insertProcessing(transaction, id)
      await enqueue(transaction, 'build-tiles', { mediaId: id })
    }
    return id
  })
}
