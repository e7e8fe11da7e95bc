import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/database/json-columns.ts'
import type { FileStore } from '../../../platform/files/files.ts'
import { deleteUpload, forgottenUploads } from './upload-queries.ts'

/** Lets go of uploads that nobody goes on with, and of those that were told for long enough. */
export function forgetUploads({ members, files }: { members: Kysely<Database>; files: FileStore }) {
  return async (): Promise<void> => {
    for (const { id, folder } of await forgottenUploads(members)) {
      await files.remove(folder)
      await deleteUpload(members, id)
    }
  }
}
