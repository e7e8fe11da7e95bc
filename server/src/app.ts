import compress from '@fastify/compress'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Redis } from 'ioredis'
import type { Kysely } from 'kysely'
import { apartmentRoutes } from './areas/apartments/apartment-routes.ts'
import { buildingRoutes } from './areas/buildings/building-routes.ts'
import { masterplanRoutes } from './areas/masterplans/masterplan-routes.ts'
import { mediaRoutes } from './areas/media/media-routes.ts'
import { tileRoutes } from './areas/media/tile-routes.ts'
import { poiRoutes } from './areas/pois/poi-routes.ts'
import { projectRoutes } from './areas/projects/project-routes.ts'
import { stylesheetRoutes } from './areas/stylesheet/stylesheet-routes.ts'
import { answerError, answerErrors } from './platform/answer-errors.ts'
import type { Config } from './platform/config.ts'
import type { FileStore } from './platform/files.ts'
import { markInProcessCalls } from './platform/in-process.ts'
import type { Database } from './platform/json-columns.ts'
import { logging } from './platform/logging.ts'
import { knowPrices } from './platform/prices.ts'
import { limitRate } from './platform/rate-limit.ts'
import { Refused } from './platform/refused.ts'
import { knowWhoAsks } from './platform/who-asks.ts'

/** The whole request must have arrived by then; Fastify itself would wait for ever. */
const REQUEST_TIMEOUT_MS = 30_000
const BODY_LIMIT_BYTES = 64 * 1024
/** Smaller answers grow by being compressed. */
const COMPRESS_FROM_BYTES = 1024

export type Parts = {
  config: Config
  /** The pool of the visitor role, which has no right on prices. */
  db: Kysely<Database>
  /** The pool for those who are logged in; it sees prices of the projects named for a transaction only. */
  members: Kysely<Database>
  files: FileStore
  /** Counts calls for all processes together; without it each counts for itself. */
  redis?: Redis | undefined
  logger?: FastifyServerOptions['logger']
}

/** The API: `/api/v1`, `/th-server/api/v1` and `/files`. Pages are added by whoever serves both. */
export async function buildApp({
  config,
  db,
  members,
  files,
  redis,
  logger,
}: Parts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logger ?? logging(config),
    requestTimeout: REQUEST_TIMEOUT_MS,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.trustedProxies ?? false,
    frameworkErrors: answerError,
  })
  app.decorate('release', config.release)
  markInProcessCalls(app)
  knowWhoAsks(app, members, config.authSecret)
  knowPrices(app, members)
  answerErrors(app)
  app.addHook('onRequest', async (_, reply) => void reply.header('x-content-type-options', 'nosniff'))
  await app.register(compress, { threshold: COMPRESS_FROM_BYTES, encodings: ['br', 'gzip'] })
  tileRoutes(app, files)
  await app.register(async (calls) => {
    await limitRate(calls, config.rateLimit, redis)
    projectRoutes(calls, db)
    stylesheetRoutes(calls, db)
    masterplanRoutes(calls, db)
    buildingRoutes(calls, db)
    apartmentRoutes(calls, db)
    poiRoutes(calls, db)
    mediaRoutes(calls, db, files)
  })
  // Said outright, since pages may claim every address that nothing else answers.
  for (const url of ['/api/*', '/th-server/*', '/files/*'])
    app.all(url, async () => {
      throw new Refused('not-found')
    })
  return app
}
