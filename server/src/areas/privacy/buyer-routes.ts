import * as calls from '@belvedere/contract/calls/privacy'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import { serveStaff } from '../../platform/http/serve-staff.ts'
import { keepSecurityEvent, originOf } from '../users/security-events.ts'
import { eraseBuyer, exportBuyer, findBuyer } from './buyers.ts'

/** A buyer who asks what is kept about them, or to have it erased, asks the project's admins (PRV-02). */
export function buyerRoutes(
  app: FastifyInstance,
  members: Kysely<Database>,
  { backupDays }: Pick<Config, 'backupDays'>,
): void {
  const owner = ({ params }: { params: { projectId: number } }) =>
    projectOf(members, 'projects', params.projectId)
  const backups = { keptDays: backupDays }

  serveStaff(app, calls.findBuyer, {
    owner,
    answer: ({ body }, { projectId }) => findBuyer(members, { projectId, ...body }),
  })

  serveStaff(app, calls.exportBuyer, {
    owner,
    answer: async ({ body }, { projectId, asker }, request) => {
      const origin = originOf(request)
      await keepSecurityEvent(members, { kind: 'export', userId: asker.id, origin, details: { projectId } })
      return { ...(await exportBuyer(members, { projectId, ...body })), backups }
    },
  })

  serveStaff(app, calls.eraseBuyer, {
    owner,
    answer: async ({ body: { confirm, ...body } }, { projectId, asker }) => ({
      ...(await eraseBuyer(members, { projectId, ...body }, { userId: asker.id, confirm })),
      backups,
    }),
  })
}
