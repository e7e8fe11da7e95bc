import { OPERATION_KINDS } from '@belvedere/domain/operations/operation-kinds'
import { z } from 'zod'

const Moment = z.iso.datetime()

/** A process: as it said of itself when it was seen last. */
const Instance = z.object({
  id: z.uuid(),
  role: z.enum(['all', 'web', 'worker']),
  release: z.string(),
  host: z.string(),
  startedAt: Moment,
  seenAt: Moment,
  /** Whom it serves; null for a worker. */
  connections: z.number().nullable(),
  megabytes: z.number(),
})

/** Jobs by what is to be done; of what they carry, nothing. */
export const Queue = z
  .object({
    /** Its name. */
    id: z.string(),
    waiting: z.number(),
    dueSince: Moment.nullable(),
    running: z.number(),
    failing: z.number(),
    tries: z.number(),
    /** What fails until then is let go of. */
    keptUntil: Moment.nullable(),
    givenUp: z.number(),
    mayRetry: z.boolean(),
    /** The first words of the latest, without anything that may be somebody's; the rest is in the log. */
    lastError: z.string().nullable(),
  })
  .meta({ id: 'Queue' })

const DatabaseState = z.object({
  isStandby: z.boolean(),
  /** Whether the owner's role may look at them; if not, `standbys` is empty. */
  seesStandbys: z.boolean(),
  standbys: z.array(
    z.object({
      name: z.string(),
      /** PostgreSQL's words: `streaming`, `catchup`; `quorum`, `sync`, `async`. */
      state: z.string(),
      sync: z.string(),
      lagSeconds: z.number(),
      lagBytes: z.number(),
    }),
  ),
  /** Standbys that a place is kept for and that are not there. */
  away: z.array(z.string()),
  archive: z.object({
    on: z.boolean(),
    archivedAt: Moment.nullable(),
    failedAt: Moment.nullable(),
    failed: z.number(),
  }),
})

const Done = z.object({
  finishedAt: Moment,
  well: z.boolean(),
  seconds: z.number().nullable(),
  note: z.string(),
})

/** How everything runs, at one moment of the database's clock (domain/src/operations/installation.ts). */
export const Installation = z
  .object({
    /** There is one. */
    id: z.string(),
    at: Moment,
    instances: z.array(Instance),
    queues: z.array(Queue),
    database: DatabaseState,
    operations: z.record(
      z.enum(OPERATION_KINDS),
      z.object({ last: Done.nullable(), lastWell: Done.nullable() }),
    ),
  })
  .meta({ id: 'Installation' })
