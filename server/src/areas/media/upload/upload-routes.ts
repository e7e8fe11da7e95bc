import { uploadMedia as uploadMediaCall } from '@belvedere/contract/calls/media'
import { UploadFields } from '@belvedere/contract/entities/upload'
import { mayCall } from '@belvedere/domain/accounts/access'
import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/database/json-columns.ts'
import type { FileStore } from '../../../platform/files/files.ts'
import { inTemporaryFolder } from '../../../platform/files/temporary-folder.ts'
import { orNotFound, Refused } from '../../../platform/http/refused.ts'
import { parsed, serveAnswer } from '../../../platform/http/serve-call.ts'
import { uploadScope } from '../../../platform/http/upload-scope.ts'
import { type Session, signedIn } from '../../../platform/sessions/who-asks.ts'
import { readStaffMedia } from '../read-staff-media.ts'
import { prepareFile } from './prepare-file.ts'
import { receiveUpload } from './receive-upload.ts'
import { uploadMedia } from './upload-media.ts'
import { poiRow, projectRow } from './upload-queries.ts'

/** A new file has no texts, so it does not matter in which language they would be. */
const NO_WORDS = { langId: LANGUAGE_IDS.english, defaultLangId: LANGUAGE_IDS.english }

type Means = { members: Kysely<Database>; files: FileStore; limits: Config['uploads'] }

export const uploadRoutes = (app: FastifyInstance, means: Means): Promise<void> =>
  uploadScope(app, (uploads) => serveUpload(uploads, means))

function serveUpload(app: FastifyInstance, { members, files, limits }: Means): void {
  serveAnswer(app, uploadMediaCall, {
    answer: ({ asker }, request) =>
      inTemporaryFolder(async (folder) => {
        let fields: z.output<typeof UploadFields> | undefined
        const { path, name } = await receiveUpload(request, {
          maxBytes: limits.bytes,
          folder,
          onFields: async (given) => {
            fields = await allowedFields(members, asker, given)
          },
        })
        if (!fields) throw new Refused('invalid-input', 'projectId: is missing')
        const { mediaTypeId } = fields
        const file = await prepareFile(path, { mediaTypeId, maxPixels: limits.pixels, folder })
        const { enqueue, jobsReady } = app
        const id = await uploadMedia(
          { members, files, enqueue, jobsReady },
          { userId: signedIn(asker).id, fields, file, name },
        )
        return readStaffMedia(members, id, NO_WORDS)
      }),
  })
}

/** Whose project it is stands in the fields, so the rule is asked again once they are there. */
async function allowedFields(
  members: Kysely<Database>,
  asker: Session | undefined,
  given: Record<string, string>,
) {
  const fields = parsed(UploadFields, given)
  const { projectId, poiId } = fields
  const project = await projectRow(members, projectId)
  if (mayCall(uploadMediaCall.access, asker, projectId) !== 'yes')
    throw new Refused(project ? 'forbidden' : 'not-found')
  orNotFound(project)
  if (poiId !== undefined) orNotFound(await poiRow(members, projectId, poiId))
  return fields
}
