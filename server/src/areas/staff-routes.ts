import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '../platform/config.ts'
import type { Database } from '../platform/database/json-columns.ts'
import type { FileStore } from '../platform/files/files.ts'
import { planRoutes } from './apartments/plan-routes.ts'
import { staffApartmentRoutes } from './apartments/staff-apartment-routes.ts'
import { apiKeyRoutes } from './api-keys/api-key-routes.ts'
import { lookRoutes } from './authoring/look-routes.ts'
import { readableLook } from './authoring/readable-look.ts'
import { studioRoutes } from './authoring/studio-routes.ts'
import { claimRoutes } from './claims/claim-routes.ts'
import { exportEnquiriesRoute } from './enquiries/export-enquiries.ts'
import { undeliveredMailRoutes } from './enquiries/undelivered-mail-routes.ts'
import { historyRoutes } from './history/history-routes.ts'
import { inboxRoutes } from './inbox/inbox-routes.ts'
import { staffMasterplanRoutes } from './masterplans/staff-masterplan-routes.ts'
import { projectMediaRoutes } from './media/project-media-routes.ts'
import { staffMediaRoutes } from './media/staff-media-routes.ts'
import { operationRoutes } from './operations/operation-routes.ts'
import { overviewRoutes } from './overview/overview-routes.ts'
import { staffPoiRoutes } from './pois/staff-poi-routes.ts'
import { previewRoutes } from './previews/preview-routes.ts'
import { buyerRoutes } from './privacy/buyer-routes.ts'
import { removedProjectRoutes } from './projects/removed-projects.ts'
import { staffProjectRoutes } from './projects/staff-project-routes.ts'
import { reportRoutes } from './reports/report-routes.ts'
import { webhookRoutes } from './webhooks/webhook-routes.ts'

type Means = { members: Kysely<Database>; config: Config; files: FileStore }

/** What those who work on a project read and change, drafts included. */
export function staffRoutes(app: FastifyInstance, { members, config, files }: Means): void {
  staffProjectRoutes(app, members, config.publicUrl)
  removedProjectRoutes(app, members)
  projectMediaRoutes(app, members)
  staffMasterplanRoutes(app, members)
  staffApartmentRoutes(app, members)
  staffPoiRoutes(app, members)
  staffMediaRoutes(app, members, files)
  claimRoutes(app, members)
  planRoutes(app, members)
  studioRoutes(app, members)
  const readable = readableLook(files)
  lookRoutes(app, members, readable)
  historyRoutes(app, members, readable)
  overviewRoutes(app, members)
  undeliveredMailRoutes(app, members)
  inboxRoutes(app, members)
  exportEnquiriesRoute(app, members)
  reportRoutes(app, members)
  buyerRoutes(app, members, config)
  apiKeyRoutes(app, members)
  webhookRoutes(app, members, config)
  previewRoutes(app, members)
  operationRoutes(app, members)
}
