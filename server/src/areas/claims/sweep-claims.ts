import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { type Means, settle } from './at-the-desk.ts'
import { tellOfEnds } from './tell-of-ends.ts'

/** "Its public status follows within 2 s by any process that serves." */
const LOOK_EVERY_MS = 1_000
const AT_ONCE = 100

/** Every process that serves looks for what has run out, as long as it serves: no worker is needed for that (RSV-02). */
export function sweepClaims(app: FastifyInstance, means: Means): void {
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()
  let closed = false
  const later = () => {
    if (closed) return
    timer = setTimeout(() => {
      // A database that is away shows in what visitors ask for; the next look may find it back.
      looking = look(means)
        .catch((error: unknown) => app.log.debug({ err: error }, 'what has run out could not be looked for'))
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

async function look(means: Means): Promise<void> {
  await tellOfEnds(means)
  for (;;) {
    const due = await dueApartments(means.members)
    for (const apartmentId of due) await settleUnlessHeld(means, apartmentId)
    if (due.length < AT_ONCE) return
  }
}

/** Whoever holds the apartment at the moment sees to it themselves. */
async function settleUnlessHeld({ members, enqueue, jobsReady }: Means, apartmentId: number): Promise<void> {
  await jobsReady()
  await inAction(members, { kind: 'claim.expired', userId: null }, async (db) => {
    const { rows } = await sql`
      select from apartments where id = ${apartmentId} for no key update skip locked`.execute(db)
    if (rows.length > 0) await settle(db, enqueue, apartmentId)
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
