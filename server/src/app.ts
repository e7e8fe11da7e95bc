import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Redis } from 'ioredis'
import type { Kysely } from 'kysely'
import { apartmentRoutes } from './areas/apartments/apartment-routes.ts'
import { buildingRoutes } from './areas/buildings/building-routes.ts'
import { downloadRoutes } from './areas/downloads/download-routes.ts'
import { drawingRoutes } from './areas/drawing/drawing-routes.ts'
import { enquiryRoutes } from './areas/enquiries/enquiry-routes.ts'
import { favouriteRoutes } from './areas/favourites/favourite-routes.ts'
import { refuseOtherHosts } from './areas/hosts/refuse-other-hosts.ts'
import { importRoutes } from './areas/imports/import-routes.ts'
import { liveRoutes } from './areas/live/live-routes.ts'
import { masterplanRoutes } from './areas/masterplans/masterplan-routes.ts'
import { mediaRoutes } from './areas/media/media-routes.ts'
import { resumableRoutes } from './areas/media/resumable/upload-routes.ts'
import { tileRoutes } from './areas/media/tile-routes.ts'
import { uploadRoutes } from './areas/media/upload/upload-routes.ts'
import { menuRoutes } from './areas/menus/menu-routes.ts'
import { packageRoutes } from './areas/packages/package-routes.ts'
import { peopleRoutes } from './areas/people/people-routes.ts'
import { placeRoutes } from './areas/places/place-routes.ts'
import { placeSourceOf } from './areas/places/place-source-of.ts'
import { poiRoutes } from './areas/pois/poi-routes.ts'
import { knowEmbedOrigins } from './areas/projects/embed-origins.ts'
import { projectRoutes } from './areas/projects/project-routes.ts'
import { usersOnProjectRoutes } from './areas/projects/users-on-project.ts'
import { countLooksRoute } from './areas/reports/count-looks.ts'
import { challengeRoutes } from './areas/security-check/challenge-routes.ts'
import { securityCheck } from './areas/security-check/security-check.ts'
import { staffRoutes } from './areas/staff-routes.ts'
import { stylesheetRoutes } from './areas/stylesheet/stylesheet-routes.ts'
import { limitAttempts } from './areas/users/limit-attempts.ts'
import { relatedOriginsRoute } from './areas/users/second-factor/related-origins.ts'
import { relyingParty } from './areas/users/second-factor/relying-party.ts'
import { userRoutes } from './areas/users/user-routes.ts'
import { edgeCaching, fileCaching } from './platform/answers/cache-headers.ts'
import { purgeEdge } from './platform/answers/edge-purger.ts'
import { answerFromMemory, knowAnswers } from './platform/answers/public-answers.ts'
import { COMPRESS_FROM_BYTES } from './platform/answers/ready-answer.ts'
import { unwatched, type Versions, watchVersions } from './platform/answers/versions.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database/json-columns.ts'
import { knowLastChanges } from './platform/database/last-change.ts'
import { knowPrices } from './platform/database/prices.ts'
import type { FileStore } from './platform/files/files.ts'
import { answerError, answerErrors } from './platform/http/answer-errors.ts'
import { openCounter } from './platform/http/counter.ts'
import { refuseEncodedBodies } from './platform/http/encoded-bodies.ts'
import { healthRoutes } from './platform/http/health.ts'
import { markInProcessCalls } from './platform/http/in-process.ts'
import { noteMethods } from './platform/http/other-methods.ts'
import { limitRate } from './platform/http/rate-limit.ts'
import { Refused } from './platform/http/refused.ts'
import { NO_CONTENT_POLICY, securityHeaders, setHeaders } from './platform/http/security-headers.ts'
import { securityTxt } from './platform/http/security-txt.ts'
import { cutSlowBodies } from './platform/http/slow-bodies.ts'
import { cutSlowReaders } from './platform/http/slow-readers.ts'
import { knowJobs } from './platform/jobs/jobs.ts'
import { logging } from './platform/logging/logging.ts'
import { serveMetrics } from './platform/logging/metrics.ts'
import { orPreview } from './platform/previews/preview-database.ts'
import { servePreviews } from './platform/previews/serve-previews.ts'
import { knowWhoAsks } from './platform/sessions/who-asks.ts'
import { traceRequests } from './platform/tracing/trace-requests.ts'

const BODY_LIMIT_BYTES = 64 * 1024
/** Node looks for late requests every 30 s unless told: whoever never ends their headers would stay twice their time. */
const LOOKS = 6

export type Parts = {
  config: Config
  /** The pool of the visitor role, which sees prices of those projects alone whose prices are public. */
  db: Kysely<Database>
  /** The pool for those who are logged in; it sees prices of the projects named for a transaction only. */
  members: Kysely<Database>
  files: FileStore
  /** Counts calls for all processes together; without it each counts for itself. */
  redis?: Redis | undefined
  /** The versions in this process's memory; its own watch unless given. */
  versions?: Versions
  logger?: FastifyServerOptions['logger']
}

/** The API: `/api/v1`, `/th-server/api/v1` and `/files`. Pages are added by whoever serves both. */
export async function buildApp({
  config,
  db,
  members,
  files,
  redis,
  versions,
  logger,
}: Parts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logger ?? logging(config),
    requestTimeout: config.uploads.withinMs,
    http: { connectionsCheckingInterval: Math.ceil(config.requestTimeoutMs / LOOKS) },
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: config.trustedProxies ?? false,
    frameworkErrors: answerError,
  })
  const methods = noteMethods(app)
  app.decorate('release', config.release)
  app.decorate('fileCaching', fileCaching(config))
  cutSlowBodies(app, config.requestTimeoutMs)
  cutSlowReaders(app, config.readerTimeoutMs)
  markInProcessCalls(app)
  knowWhoAsks(app, members, config)
  knowLastChanges(app, members)
  knowJobs(app, members)
  knowEmbedOrigins(app, db)
  answerErrors(app)
  setHeaders(app, securityHeaders(config))
  const watched =
    versions ?? (config.answerCacheBytes ? watchVersions(config.sessionUrl, app.log) : unwatched)
  app.addHook('onClose', () => watched.close())
  refuseOtherHosts(app, { config, db, versions: watched })
  servePreviews(app, members, config.production)
  const { shown, close } = orPreview(db, config)
  app.addHook('onClose', close)
  knowPrices(app, { visitors: shown, members })
  knowAnswers(app, {
    maxBytes: config.answerCacheBytes,
    versions: watched,
    headers: { ...securityHeaders(config), ...NO_CONTENT_POLICY, ...edgeCaching(config) },
  })
  refuseEncodedBodies(app)
  await app.register(compress, {
    threshold: COMPRESS_FROM_BYTES,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  })
  if (config.metrics) serveMetrics(app, config.metrics)
  if (config.traces) traceRequests(app)
  for (const url of config.edgePurgeUrls) {
    const purger = purgeEdge(url, watched, app.log)
    app.addHook('onClose', async () => purger.close())
  }
  healthRoutes(app, config, redis)
  securityTxt(app, config)
  tileRoutes(app, { db: shown, members, files })
  const party = relyingParty(config, members)
  relatedOriginsRoute(app, party)
  await app.register(async (calls) => {
    answerFromMemory(calls)
    setHeaders(calls, NO_CONTENT_POLICY)
    const count = openCounter(redis)
    await limitRate(calls, config.rateLimit, count)
    await calls.register(cookie)
    projectRoutes(calls, shown)
    stylesheetRoutes(calls, shown)
    masterplanRoutes(calls, shown)
    buildingRoutes(calls, shown)
    apartmentRoutes(calls, shown)
    liveRoutes(calls, { db, shown, versions: watched, limits: config.streamLimits })
    poiRoutes(calls, shown)
    mediaRoutes(calls, { db: shown, members, files })
    await uploadRoutes(calls, { members, files, limits: config.uploads })
    resumableRoutes(calls, { members, files, limits: config.uploads })
    menuRoutes(calls, shown, members)
    packageRoutes(calls, shown, members)
    usersOnProjectRoutes(calls, db, members)
    const limitAttempt = limitAttempts(count, config.accountRateLimit)
    drawingRoutes(calls, members)
    peopleRoutes(calls, { members, config, limit: limitAttempt })
    staffRoutes(calls, { members, config, files })
    await importRoutes(calls, members)
    const check = securityCheck({ secret: config.authSecret, difficulty: config.challengeDifficulty })
    challengeRoutes(calls, check)
    enquiryRoutes(calls, { db, members, check, count, limits: config.enquiryLimits })
    countLooksRoute(calls, { db, members, count })
    favouriteRoutes(calls, db, members)
    placeRoutes(calls, placeSourceOf(config))
    downloadRoutes(calls, shown, files)
    userRoutes(calls, { members, config, count, party })
  })
  methods.refuseOthers()
  // Said outright, since pages may claim every address that nothing else answers.
  for (const url of ['/api/*', '/th-server/*', '/files/*'])
    app.all(url, async () => {
      throw new Refused('not-found')
    })
  return app
}
