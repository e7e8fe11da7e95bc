import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { isOutage } from '../../platform/database/outage.ts'
import { type Means, settle } from './at-the-desk.ts'
import { tellOfEnds } from './tell-of-ends.ts'

/** "Its public status follows within 2 s by any process that serves." */
const LOOK_EVERY_MS = 1_000
const AT_ONCE = 100

type Sweep = Means & {
  log: FastifyBaseLogger
  /** Apartments that could not be settled the last time: that is said once, not every second. */
  stuck: Set<number>
}

/** Every process that serves looks for what has run out, as long as it serves: no worker is needed for that (RSV-02). */
export function sweepClaims(app: FastifyInstance, means: Means): void {
  const sweep: Sweep = { ...means, log: app.log, stuck: new Set() }
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  let closed = false
  const later = () => {
    if (closed) return
    timer = setTimeout(() => {
      looking = look(sweep)
        .catch((error: unknown) => {
          // A database that is away shows in what visitors ask for; the next look may find it back.
          const level = isOutage(error) ? 'debug' : 'warn'
          app.log[level]({ err: error }, 'what has run out could not be looked for')
        })
        .then(later)
    }, LOOK_EVERY_MS)
    timer.unref()
  }
  app.addHook('onReady', async () => later())
  app.addHook('onClose', async () => {
    closed = true
    clearTimeout(timer)
    await looking
  })
}

async function look(sweep: Sweep): Promise<void> {
  await tellOfEnds(sweep)
  for (;;) {
    const due = await dueApartments(sweep.members)
    let settled = 0
    for (const apartmentId of due) if (await isSettled(sweep, apartmentId)) settled += 1
    // The same ones would come again at once.
    if (due.length < AT_ONCE || settled === 0) return
  }
}

/** One that cannot be settled does not keep the others from it. */
async function isSettled(sweep: Sweep, apartmentId: number): Promise<boolean> {
  const { log, stuck } = sweep
  try {
    const settled = await settleUnlessHeld(sweep, apartmentId)
    stuck.delete(apartmentId)
    return settled
  } catch (error) {
    // The others would fail as well.
    if (isOutage(error)) throw error
    if (!stuck.has(apartmentId)) log.warn({ err: error, apartmentId }, 'what has run out could not be ended')
    stuck.add(apartmentId)
    return false
  }
}

/** Whoever holds the apartment at the moment sees to it themselves. */
async function settleUnlessHeld(
  { members, enqueue, jobsReady }: Means,
  apartmentId: number,
): Promise<boolean> {
  await jobsReady()
  return inAction(members, { kind: 'claim.expired', userId: null }, async (db) => {
    const { rows } = await sql`
      select from apartments where id = ${apartmentId} for no key update skip locked`.execute(db)
    if (rows.length === 0) return false
    await settle(db, enqueue, apartmentId)
    return true
  })
}

/** With a hold that ran out, or free with somebody in line and nobody who has the offer. */
async function dueApartments(db: Kysely<Database>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select apartment_id as id from claims where ended_at is null and expires_at <= clock_timestamp()
    union
    select apartments.id from waiting_list join apartments on apartments.id = apartment_id
    where left_at is null and apartments.status = 'available'
      and not exists (select from claims where claims.apartment_id = apartments.id and ended_at is null)
      and not exists (select from waiting_list as offer where offer.apartment_id = apartments.id
        and offer.left_at is null and offer.offered_until > clock_timestamp())
    limit ${AT_ONCE}`.execute(db)
  return rows.map(({ id }) => id)
}
