import { RESIZE_FORMATS, RESIZE_WIDTHS } from '@belvedere/contract/inputs'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import type { FileStore } from '../../platform/files/files.ts'
import { isResizable, pictureResizer } from './resize-picture.ts'

type Means = { members: Kysely<Database>; files: FileStore }

/** Makes every width and format of what a project shows, so that no visitor waits for one; once more makes nothing. */
export function warmPictures({ members, files }: Means) {
  const resize = pictureResizer(files)
  return async ({ projectId }: { projectId: number }): Promise<void> => {
    for (const { fileKey, mime } of await shownFiles(members, projectId))
      if (fileKey && mime && isResizable(mime))
        for (const width of RESIZE_WIDTHS)
          for (const format of RESIZE_FORMATS) await resize(fileKey, width, format)
  }
}

function shownFiles(db: Kysely<Database>, projectId: number) {
  return db
    .selectFrom('media')
    .where('project_id', '=', projectId)
    .where('publish', '=', true)
    .where('file_key', 'is not', null)
    .select(['file_key as fileKey', 'mime'])
    .distinct()
    .orderBy('file_key')
    .execute()
}
