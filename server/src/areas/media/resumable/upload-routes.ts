import * as calls from '@belvedere/contract/calls/uploads'
import type { NewUpload, ResumableUpload } from '@belvedere/contract/entities/upload'
import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { z } from 'zod'
import type { Config } from '../../../platform/config.ts'
import { inAction } from '../../../platform/database/in-action.ts'
import type { Database } from '../../../platform/database/json-columns.ts'
import { readPage } from '../../../platform/database/paging.ts'
import { projectOf } from '../../../platform/database/project-of.ts'
import type { FileStore } from '../../../platform/files/files.ts'
import { orNotFound, Refused } from '../../../platform/http/refused.ts'
import { serveStaff } from '../../../platform/http/serve-staff.ts'
import { dropNewerPicture } from '../../authoring/replace-picture.ts'
import { poiRow } from '../upload/upload-queries.ts'
import { bytesRoute } from './bytes-route.ts'
import { pictureRow } from './picture-queries.ts'
import {
  countArriving,
  deleteUpload,
  insertUpload,
  type UploadRow,
  uploadRow,
  uploadRows,
} from './upload-queries.ts'

/** Enough for every plan of a large project at once; what they may fill of the store has a bound by it. */
const ARRIVING_MAX = 1_000

type Means = { members: Kysely<Database>; files: FileStore; limits: Config['uploads'] }

/** Files that are sent in pieces: announced, listed, given up; their bytes have a route of their own. */
export function resumableRoutes(app: FastifyInstance, means: Means): void {
  const { members, files, limits } = means
  const owner = ({ params }: { params: { projectId: number } }) =>
    projectOf(members, 'projects', params.projectId)

  const ofProject = async ({ projectId, id }: { projectId: number; id: number }) => {
    const row = await uploadRow(members, id)
    return orNotFound(row?.projectId === projectId ? row : undefined)
  }

  serveStaff(app, calls.addUpload, {
    owner,
    answer: async ({ body }, { projectId, asker }) => {
      if (body.bytes > limits.bytes) throw new Refused('file-too-large')
      if ((await countArriving(members, projectId)) >= ARRIVING_MAX) throw new Refused('too-many-uploads')
      const place = await placeOf(members, projectId, body)
      const { name, bytes } = body
      const id = await insertUpload(members, { projectId, userId: asker.id, name, bytes, ...place })
      return present(await ofProject({ projectId, id }))
    },
  })

  serveStaff(app, calls.listUploads, {
    owner,
    answer: ({ query }, { projectId }) =>
      readPage(
        members,
        { from: 'uploads', where: sql`thing.project_id = ${projectId}`, asked: query },
        async (ids) => (await uploadRows(members, ids)).map(present),
      ),
  })

  serveStaff(app, calls.getUpload, {
    owner,
    answer: async ({ params }) => present(await ofProject(params)),
  })

  serveStaff(app, calls.removeUpload, {
    owner,
    answer: async ({ params }) => {
      const { id, folder } = await ofProject(params)
      orNotFound(await deleteUpload(members, id))
      await files.remove(folder)
      return { id }
    },
  })

  serveStaff(app, calls.dropNewerPicture, {
    owner,
    answer: async ({ params: { id } }, { projectId, asker }) => {
      const place = { projectId, userId: asker.id }
      await inAction(members, { kind: 'media.drop', userId: asker.id }, (db) =>
        dropNewerPicture(db, place, id),
      )
      return { id }
    },
  })

  bytesRoute(app, means)
}

/** What it becomes; a newer picture is of the type, and at the place, of the one that it replaces. */
async function placeOf(members: Kysely<Database>, projectId: number, upload: z.output<typeof NewUpload>) {
  if ('replacesId' in upload) {
    const { replacesId } = upload
    const { mediaTypeId, poiId, langId } = orNotFound(await pictureRow(members, projectId, replacesId))
    return { replacesId, mediaTypeId, poiId, langId }
  }
  const { mediaTypeId, poiId, langId } = upload
  if (poiId !== null) orNotFound(await poiRow(members, projectId, poiId))
  return { replacesId: null, mediaTypeId, poiId, langId }
}

function present({ parts: _, folder: __, changedAt, ...row }: UploadRow): z.output<typeof ResumableUpload> {
  const { state, problem } = row as Pick<z.output<typeof ResumableUpload>, 'state' | 'problem'>
  return { ...row, state, problem, changedAt: changedAt.toISOString() }
}
