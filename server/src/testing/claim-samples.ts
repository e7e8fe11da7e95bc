import { randomUUID } from 'node:crypto'
import { type ClaimKind, statusOfClaim } from '@belvedere/domain/sales/claims'
import { lineRevision } from '@belvedere/domain/sales/waiting-list'
import { sql } from 'kysely'
import { RIVA } from './identities.ts'
import type { Facts } from './sample-facts.ts'
import { freeApartment, freeIn } from './staff-samples.ts'
import type { TestApp } from './test-app.ts'

type Server = Pick<TestApp, 'owner'>

const APARTMENT = 1003
const HOUR_MS = 3_600_000
/** Nobody of whom other samples tell. */
const BUYER = 'Vera Lukić'

export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()

export const DEPOSIT = { amount: 5_000, receivedOn: '2026-11-19', receipt: 'R-17' }

type Made = { apartmentId?: number; kind?: ClaimKind; agentId?: number; until?: Date }

/** The one claim on an apartment of Riva, at its price; nobody waits for it. */
export async function makeClaim(server: Server, made: Made = {}): Promise<number> {
  const { apartmentId = APARTMENT, kind = 'hold', agentId = null } = made
  const until = made.until ?? new Date(inHours(24))
  return server.owner.transaction().execute(async (db) => {
    await freeIn(db, apartmentId)
    await db
      .updateTable('apartments')
      .set({ status: statusOfClaim(kind) })
      .where('id', '=', apartmentId)
      .execute()
    const { rows } = await sql<{ id: number }>`
      with made as (
        insert into claims (project_id, apartment_id, kind, buyer, agent_id, since, expires_at)
        values (${RIVA}, ${apartmentId}, ${kind}, ${BUYER}, ${agentId}, clock_timestamp() - interval '1 hour',
          ${kind === 'hold' ? until : null})
        returning id, project_id, apartment_id
      ), priced as (
        insert into claim_prices (claim_id, project_id, price)
        select made.id, made.project_id, price from made join apartment_prices using (apartment_id)
      )
      select id from made`.execute(db)
    return rows[0]?.id ?? 0
  })
}

/** Someone in line for that apartment. */
async function makeWaiting({ owner }: Server, buyer = 'Mina Perić', apartmentId = APARTMENT) {
  const { id } = await owner
    .insertInto('waiting_list')
    .values({ project_id: RIVA, apartment_id: apartmentId, buyer, place: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What `If-Match` of a new order of that line names. */
export async function lineRevisionOf({ owner }: Server, apartmentId: number): Promise<number> {
  return lineRevision(
    await owner
      .selectFrom('waiting_list')
      .where('apartment_id', '=', apartmentId)
      .where('left_at', 'is', null)
      .orderBy('place')
      .orderBy('id')
      .select('id')
      .execute(),
  )
}

const aClaim =
  (kind?: ClaimKind): NonNullable<Facts['before']> =>
  async (server) => ({ params: { id: await makeClaim(server, kind ? { kind } : {}) } })

const onApartment = { params: { projectId: RIVA, id: APARTMENT } }
const onClaim = { params: { projectId: RIVA, id: 0 } }

/** What sellers do about who has an apartment. */
export const CLAIM_SAMPLES: Record<string, Facts> = {
  listClaims: {
    params: { projectId: RIVA },
    // Of all claims those of the demo fill the first part, and what was claimed here comes last.
    query: { 'filter[kind]': 'hold' },
    before: async (server) => {
      await makeClaim(server)
      return {}
    },
  },
  getDeskApartment: {
    ...onApartment,
    before: async (server) => {
      await makeClaim(server)
      return {}
    },
  },
  claimApartment: {
    ...onApartment,
    body: { kind: 'hold', buyer: BUYER },
    before: async (server) => {
      await freeApartment(server, APARTMENT)
      return { headers: { 'idempotency-key': randomUUID() } }
    },
    badBodies: [
      {},
      { kind: 'contract', buyer: 'Ana' },
      { kind: 'hold', buyer: '' },
      { kind: 'hold', buyer: 'Ana', until: 'tomorrow' },
      { kind: 'reservation', buyer: 'Ana' },
      { kind: 'reservation', buyer: 'Ana', deposit: { ...DEPOSIT, amount: 0 } },
      { kind: 'hold', buyer: 'Ana', price: 1 },
    ],
  },
  extendClaim: {
    ...onClaim,
    body: { until: inHours(36) },
    before: aClaim(),
    badBodies: [{}, { until: '2026-11-31T00:00:00Z' }, { until: inHours(36), reason: '' }],
  },
  releaseClaim: {
    ...onClaim,
    body: { reason: 'Changed her mind' },
    before: aClaim(),
    badBodies: [{}, { reason: ' ' }, { reason: 'x'.repeat(301) }],
  },
  convertClaim: {
    ...onClaim,
    body: { to: 'reservation', deposit: DEPOSIT },
    before: aClaim(),
    badBodies: [
      {},
      { to: 'hold' },
      { to: 'reservation' },
      { to: 'contract' },
      { to: 'sold', deposit: DEPOSIT },
    ],
  },
  correctSale: {
    ...onClaim,
    body: { reason: 'The wrong row' },
    before: aClaim('sold'),
    badBodies: [{}, { reason: '' }],
  },
  listOffers: {
    params: { projectId: RIVA },
    before: async (server) => {
      await freeApartment(server, APARTMENT)
      const id = await makeWaiting(server)
      await server.owner
        .updateTable('waiting_list')
        .set({ offered_until: new Date(inHours(24)) })
        .where('id', '=', id)
        .execute()
      return {}
    },
  },
  joinWaitingList: {
    ...onApartment,
    body: { buyer: 'Mina Perić' },
    before: async (server) => {
      await makeClaim(server)
      return {}
    },
    badBodies: [{}, { buyer: '' }, { buyer: 'Mina', place: 1 }],
  },
  leaveWaitingList: {
    ...onClaim,
    before: async (server) => {
      await makeClaim(server)
      return { params: { id: await makeWaiting(server) } }
    },
  },
  orderWaitingList: {
    ...onApartment,
    before: async (server) => {
      await makeClaim(server)
      const ids = [await makeWaiting(server, 'Iva'), await makeWaiting(server, 'Eva')]
      const read = await lineRevisionOf(server, APARTMENT)
      return { body: { ids: ids.reverse() }, headers: { 'if-match': `"${read}"` } }
    },
    badBodies: [{}, { ids: ['1'] }, { ids: [0] }],
  },
}
