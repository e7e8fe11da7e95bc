import { getApartment } from '@belvedere/contract/calls/apartments'
import { changeApartment } from '@belvedere/contract/calls/staff-apartments'
import { listReservations } from '@belvedere/contract/calls/staff-projects'
import { APARTMENT_STATUSES, type ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Identities, makeIdentities, RIVA } from '../../testing/identities.ts'
import { freeApartment } from '../../testing/staff-samples.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const ID = 1001

let server: TestApp
let people: Identities
beforeAll(async () => {
  server = await createTestApp()
  people = await makeIdentities(server)
})
beforeEach(() => freeApartment(server, ID))
afterAll(() => server.close())

const change = async (status: ApartmentStatus, identity: keyof Identities = 'sales_agent') => {
  const body = { status, ...(status === 'pending-reservation' ? { heldBy: 'Mila Perić' } : {}) }
  const headers = await server.knowing('apartments', ID, people[identity].headers)
  return server.ask(changeApartment, { id: ID }, {}, headers, body)
}
const putInto = (status: ApartmentStatus) =>
  server.owner.updateTable('apartments').set({ status }).where('id', '=', ID).execute()
const statusNow = async () => (await server.read(getApartment, { id: ID })).status
/** Of this apartment, among all that the demo has. */
const holders = async (identity: keyof Identities = 'sales_agent') =>
  (await server.read(listReservations, { id: RIVA }, {}, people[identity].headers))
    .map(({ apartmentId, heldBy, status }) => ({ apartmentId, heldBy, status }))
    .filter(({ apartmentId }) => apartmentId === ID)

/** What the record says of its status, by the calls alone. */
const recorded = async () => {
  const rows = await server.owner
    .selectFrom('changes')
    .innerJoin('actions', 'actions.id', 'changes.action_id')
    .where('table_name', '=', 'apartments')
    .where('row_key', '=', String(ID))
    .where('kind', '=', 'apartment.status')
    .select(['before', 'after', 'user_id', 'at'])
    .orderBy('changes.id')
    .execute()
  return rows.map(({ before, after, ...who }) => ({
    ...who,
    before: statusIn(before),
    after: statusIn(after),
  }))
}
const statusIn = (row: unknown) => (row as { status?: string } | null)?.status

const ALLOWED = [
  'available → unavailable',
  'unavailable → available',
  'available → pending-reservation',
  'pending-reservation → reserved',
  'reserved → sold',
  'pending-reservation → available',
  'reserved → available',
]
const every = APARTMENT_STATUSES.flatMap((from) => APARTMENT_STATUSES.map((to) => ({ from, to })))

it.each(every)('goes from $from to $to only when that is allowed [ENT-03, API-86]', async ({ from, to }) => {
  await putInto(from)
  const before = (await recorded()).length
  const reply = await change(to)
  const kept = (await recorded()).slice(before)
  if (ALLOWED.includes(`${from} → ${to}`)) {
    expect([reply.statusCode, await statusNow(), kept.length]).toEqual([200, to, 1])
  } else {
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([409, 'status-change-refused'])
    expect([await statusNow(), kept.length]).toEqual([from, 0])
  }
})

it.each([
  ['available', 1],
  ['pending-reservation', 2],
  ['reserved', 2],
  ['sold', 3],
  ['unavailable', 4],
] as const)('says %s as a word and as the number %i [ENT-03]', async (status, number) => {
  await putInto(status)
  const apartment = await server.read(getApartment, { id: ID })
  expect([apartment.status, apartment.properties.status]).toEqual([status, number])
})

it('keeps who changed it and when [API-86]', async () => {
  await change('unavailable', 'project_admin')
  const kept = (await recorded()).at(-1)
  expect(kept).toEqual({
    before: 'available',
    after: 'unavailable',
    user_id: people.project_admin.userId,
    at: expect.any(Date),
  })
  expect(Date.now() - Number(kept?.at)).toBeLessThan(60_000)
})

it('answers with the apartment and its price, which nobody keeps [API-86]', async () => {
  const reply = await change('unavailable')
  expect(reply.json().data.attributes).toMatchObject({ id: ID, status: 'unavailable' })
  expect(reply.json().data.attributes.properties.price).toMatch(/^\d{1,3}(,\d{3})+$/)
  expect(reply.headers['cache-control']).toBe('private, no-store')
})

it('shows to everyone at once: the public answer has a new tag [API-86]', async () => {
  const before = await server.ask(getApartment, { id: ID })
  await change('unavailable')
  const after = await server.ask(getApartment, { id: ID })
  expect(after.headers.etag).not.toBe(before.headers.etag)
  expect(after.json().data.attributes.status).toBe('unavailable')
})

describe('a reservation', () => {
  it('opens when it is pending, stays when reserved, is a sale when sold [API-86, RSV-01]', async () => {
    await change('pending-reservation')
    expect(await holders()).toEqual([
      { apartmentId: ID, heldBy: 'Mila Perić', status: 'pending-reservation' },
    ])
    await change('reserved')
    expect(await holders()).toEqual([{ apartmentId: ID, heldBy: 'Mila Perić', status: 'reserved' }])
    await change('sold')
    expect(await holders()).toEqual([])
    const claims = server.owner.selectFrom('claims').where('apartment_id', '=', ID)
    expect(await claims.selectAll().execute()).toMatchObject([
      { kind: 'sold', agent_id: people.sales_agent.userId, end_reason: null, ended_at: null },
    ])
  })

  it.each(['pending-reservation', 'reserved'] as const)(
    'ends when the apartment is free again from %s, and another may open [API-86]',
    async (held) => {
      await change('pending-reservation')
      if (held === 'reserved') await change('reserved')
      await change('available')
      expect(await holders()).toEqual([])
      expect((await change('pending-reservation')).statusCode).toBe(200)
    },
  )

  it('that is a contract is let go of at the desk alone; here it may become a sale [API-86, RSV-01]', async () => {
    await change('pending-reservation')
    await change('reserved')
    await server.owner
      .updateTable('claims')
      .set({ kind: 'contract' })
      .where('apartment_id', '=', ID)
      .where('ended_at', 'is', null)
      .execute()
    const reply = await change('available')
    expect(reply.statusCode).toBe(409)
    expect(reply.json()).toMatchObject({
      errors: [{ code: 'claimed' }],
      meta: { kind: 'contract', by: { id: people.sales_agent.userId } },
    })
    expect((await change('sold')).statusCode).toBe(200)
  })

  it('is listed without the buyer for an editor [API-42]', async () => {
    await change('pending-reservation')
    expect(await holders('project_editor')).toEqual([
      { apartmentId: ID, heldBy: '', status: 'pending-reservation' },
    ])
  })

  it('freezes the price of the moment, under the rights of prices [API-86]', async () => {
    await change('pending-reservation')
    const { rows } = await sql<{ frozen: number; listed: number }>`
      select claim_prices.price as frozen, apartment_prices.price as listed
      from claims join claim_prices on claim_id = claims.id join apartment_prices using (apartment_id)
      where apartment_id = ${ID} and ended_at is null`.execute(server.owner)
    expect(rows).toEqual([{ frozen: rows[0]?.listed, listed: expect.any(Number) }])
    await expect(server.members.selectFrom('claim_prices').selectAll().execute()).resolves.toEqual([])
  })

  it('is had by one of ten who ask for it at once [API-86]', async () => {
    const before = (await recorded()).length
    const replies = await Promise.all(Array.from({ length: 10 }, () => change('pending-reservation')))
    const statuses = replies.map(({ statusCode }) => statusCode).sort()
    // Whoever read it after the first one won is refused by the status, the others by their revision.
    expect(statuses[0]).toBe(200)
    expect(statuses.slice(1).filter((status) => status !== 409 && status !== 412)).toEqual([])
    expect(await holders()).toHaveLength(1)
    expect(await recorded()).toHaveLength(before + 1)
  })
})
