import * as calls from '@belvedere/contract/calls/drawing'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import { orNotFound } from '../../platform/http/refused.ts'
import { serveStaff } from '../../platform/http/serve-staff.ts'
import * as queries from './drawing-queries.ts'

/** What drawing needs beside the outlines themselves: colours of earlier masks, and who else is on the picture. */
export function drawingRoutes(app: FastifyInstance, members: Kysely<Database>): void {
  const owner = ({ params }: { params: { projectId: number } }) =>
    projectOf(members, 'projects', params.projectId)

  serveStaff(app, calls.getMaskColours, {
    owner,
    answer: async ({ params: { id } }, { projectId }) => {
      orNotFound(await queries.buildingOf(members, projectId, id))
      return queries.maskColours(members, id)
    },
  })

  serveStaff(app, calls.keepMaskColours, {
    owner,
    answer: async ({ params: { id }, body: { viewId, colours } }, { projectId }) => {
      orNotFound(await queries.buildingOf(members, projectId, id))
      await queries.keepMaskColours(members, { projectId, buildingId: id, viewId }, colours)
      return queries.maskColours(members, id)
    },
  })

  serveStaff(app, calls.keepPresence, {
    owner,
    answer: async ({ params: { id }, body: { tab, poiId } }, { projectId, asker }) => {
      orNotFound(await queries.pictureOf(members, projectId, id))
      await queries.keepPresence(members, { tab, poiId, projectId, mediaId: id, userId: asker.id })
      return {
        id,
        others: await queries.othersOn(members, { projectId, mediaId: id, tab }),
        outlines: await queries.outlinesTag(members, id),
      }
    },
  })

  serveStaff(app, calls.keepTablePresence, {
    owner: ({ params }) => projectOf(members, 'projects', params.projectId),
    answer: async ({ body: { tab } }, { projectId, asker }) => {
      const here = { tab, projectId, mediaId: null }
      await queries.keepPresence(members, { ...here, poiId: null, userId: asker.id })
      const others = await queries.othersOn(members, here)
      return { id: projectId, others: others.map(({ poiId: _, ...other }) => other) }
    },
  })
}
