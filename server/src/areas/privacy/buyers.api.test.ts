import { randomUUID } from 'node:crypto'
import { listActions } from '@belvedere/contract/calls/history'
import { eraseBuyer, exportBuyer, findBuyer } from '@belvedere/contract/calls/privacy'
import { changeApartment } from '@belvedere/contract/calls/staff-apartments'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeEnquiry } from '../../testing/desk-samples.ts'
import { type Identities, makeIdentities, RIVA, SAVSKI_VIDIK } from '../../testing/identities.ts'
import { makeInvitation } from '../../testing/people-samples.ts'
import { freeApartment } from '../../testing/staff-samples.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { eraseOldEnquiries } from './erase-old-enquiries.ts'

let server: TestApp
let people: Identities
let admin: Record<string, string>
beforeAll(async () => {
  server = await createTestApp()
  people = await makeIdentities(server)
  admin = people.project_admin.headers
})
afterAll(() => server.close())

const HERE = { projectId: RIVA }
const someone = () => `${randomUUID()}@visitor.example`

async function setStatus(apartmentId: number, body: object) {
  const headers = await server.knowing('apartments', apartmentId, admin)
  expect(await server.status(changeApartment, { id: apartmentId }, {}, headers, body)).toBe(200)
}

/** A hold on an apartment for a buyer, by the calls of the sales desk. */
async function hold(apartmentId: number, heldBy: string) {
  await freeApartment(server, apartmentId)
  await setStatus(apartmentId, { status: 'pending-reservation', heldBy })
}

const letGo = (apartmentId: number) => setStatus(apartmentId, { status: 'available' })

const erase = async (emailAddress: string, confirm?: number) =>
  server.ask(eraseBuyer, HERE, {}, admin, { emailAddress, ...(confirm !== undefined && { confirm }) })

const sightings = async (word: string) => {
  const { rows } = await sql<{ seen: number }>`
    select (select count(*) from enquiries where to_jsonb(enquiries)::text ilike ${`%${word}%`})
      + (select count(*) from price_viewers where email ilike ${`%${word}%`})
      + (select count(*) from claims where buyer ilike ${`%${word}%`})
      + (select count(*) from changes where before::text ilike ${`%${word}%`} or after::text ilike ${`%${word}%`})
      as seen`.execute(server.owner)
  return Number(rows[0]?.seen)
}

const lines = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from changes`.execute(
    server.owner,
  )
  return rows[0]?.count ?? 0
}

it('finds, exports and erases a buyer by mail address, the change record included [PRV-02]', async () => {
  const email = someone()
  await makeEnquiry(server, { emailAddress: email.toUpperCase(), lastName: 'Erased' })
  await makeEnquiry(server, { emailAddress: `x${email}`, lastName: 'Stranger' })
  await hold(1001, `Ana Erased, ${email}`)
  await letGo(1001)
  await hold(1002, 'ana erased')
  await letGo(1002)

  const found = await server.read(findBuyer, HERE, {}, admin, { emailAddress: email })
  expect(found).toMatchObject({ names: ['Ana Erased'], enquiries: 1, claims: 2, changes: 2, openClaims: 0 })
  expect(found.confirm).toBe(5)

  const taken = await server.read(exportBuyer, HERE, {}, admin, { emailAddress: email })
  expect(taken.enquiries).toEqual([
    expect.objectContaining({ firstName: 'Ana', lastName: 'Erased', phoneNumber: '064 123' }),
  ])
  expect(taken.claims.map(({ buyer }) => buyer)).toEqual([`Ana Erased, ${email}`, 'ana erased'])
  expect(taken.changes.flatMap(({ values }) => values)).toEqual([`Ana Erased, ${email}`, 'ana erased'])
  expect(taken.backups).toEqual({ keptDays: 30 })

  const before = await lines()
  const unconfirmed = await erase(email)
  expect(unconfirmed.statusCode).toBe(409)
  expect(unconfirmed.json()).toMatchObject({
    errors: [{ code: 'confirmation-required' }],
    meta: { counts: { enquiries: 1, claims: 2, changes: 2 }, confirm: 5 },
  })
  expect(await sightings('erased')).toBeGreaterThan(0)

  const erased = await erase(email, 5)
  expect(erased.json().data.attributes).toMatchObject({
    erased: { enquiries: 1, claims: 2, changes: 2 },
    backups: { keptDays: 30 },
  })
  expect(await sightings('erased')).toBe(0)
  // The lines stay, and those of the erasing itself are among them.
  expect(await lines()).toBe(before + 2)
  expect(await sightings('stranger')).toBe(1)
  const reply = await server.ask(listActions, HERE, { 'page[size]': 1 }, admin)
  expect(reply.json().data[0].attributes).toMatchObject({
    kind: 'buyer.erase',
    userId: people.project_admin.userId,
  })
  const nobody = await server.read(findBuyer, HERE, {}, admin, { emailAddress: email })
  expect(nobody).toMatchObject({ enquiries: 0, claims: 0, changes: 0, confirm: 0 })
})

it('keeps the buyer of a claim that lasts, and says so [PRV-02]', async () => {
  const email = someone()
  await hold(1003, `Mila, ${email}`)
  const reply = await erase(email)
  expect(reply.json().data.attributes).toMatchObject({ erased: { claims: 0, changes: 0 }, openClaims: 1 })
  expect(await sightings(email)).toBeGreaterThan(0)
  await letGo(1003)
  expect((await erase(email, 2)).statusCode).toBe(200)
  expect(await sightings(email)).toBe(0)
})

it('erases within the project alone [PRV-02]', async () => {
  const email = someone()
  await makeEnquiry(server, { emailAddress: email, projectId: SAVSKI_VIDIK })
  expect(await server.read(findBuyer, HERE, {}, admin, { emailAddress: email })).toMatchObject({ confirm: 0 })
  expect((await erase(email)).statusCode).toBe(200)
  expect(await sightings(email)).toBe(1)
})

it('cannot be undone: what was blanked stays blank [PRV-02]', async () => {
  const email = someone()
  await hold(1004, email)
  await letGo(1004)
  await erase(email, 2)
  const { rows } = await sql<{ before: unknown; after: unknown }>`
    select before, after from changes where table_name = 'claims' order by id desc limit 1`.execute(
    server.owner,
  )
  expect(rows).toEqual([{ before: { buyer: '' }, after: { buyer: '' } }])
})

it('lets staff change the record in no other way [PRV-02]', async () => {
  await expect(sql`update changes set before = null`.execute(server.members)).rejects.toThrow(
    'permission denied',
  )
})

it("erases enquiries after the project's retention time, 24 months unless it says otherwise [PRV-02]", async () => {
  const at = (months: number, days: number) => {
    const date = new Date()
    date.setUTCMonth(date.getUTCMonth() - months)
    return new Date(date.getTime() + days * 86_400_000)
  }
  const make = (emailAddress: string, acceptedAt: Date, projectId = RIVA) =>
    makeEnquiry(server, { emailAddress, acceptedAt, projectId })
  const [old, young, oldNextDoor] = [someone(), someone(), someone()]
  await make(old, at(24, -3))
  await make(young, at(24, 3))
  await make(oldNextDoor, at(6, -3), SAVSKI_VIDIK)
  await server.owner
    .updateTable('projects')
    .set({ retention_months: 6 })
    .where('id', '=', SAVSKI_VIDIK)
    .execute()
  await hold(1005, 'Old Buyer')
  await letGo(1005)
  await sql`update actions set at = ${at(24, -3)} from changes
    where changes.action_id = actions.id and changes.after ->> 'buyer' = 'Old Buyer'`.execute(server.owner)
  const before = await lines()
  // Two workers at once, as one night may have it.
  const job = eraseOldEnquiries(server.members)
  await Promise.all([job(), job()])
  expect([await sightings(old), await sightings(young), await sightings(oldNextDoor)]).toEqual([0, 1, 0])
  const { rows } = await sql`select from changes where after ->> 'buyer' = 'Old Buyer'`.execute(server.owner)
  expect(rows).toEqual([])
  expect(await lines()).toBe(before)
})

it('forgets an invitation a month after it ended, and no sooner [PRV-02]', async () => {
  const ended = (days: number) => new Date(Date.now() - days * 24 * 3_600_000)
  const [old, young] = [
    await makeInvitation(server, { expiresAt: ended(31) }),
    await makeInvitation(server, { expiresAt: ended(29) }),
  ]
  await eraseOldEnquiries(server.members)()
  const left = server.owner.selectFrom('invitations').where('id', 'in', [old.id, young.id]).select('id')
  expect(await left.execute()).toEqual([{ id: young.id }])
})

it('finds and erases a buyer who was let see prices, by the address [PRV-02]', async () => {
  const email = someone()
  await server.owner.insertInto('price_viewers').values({ project_id: RIVA, email }).execute()
  const emailAddress = email.toUpperCase()
  expect(await server.read(findBuyer, HERE, {}, admin, { emailAddress })).toMatchObject({
    addresses: 1,
    confirm: 1,
  })
  const { addresses } = await server.read(exportBuyer, HERE, {}, admin, { emailAddress })
  expect(addresses).toMatchObject([{ as: 'price-viewer' }])
  await erase(emailAddress, 1)
  expect(await sightings(email)).toBe(0)
})

it('does so every night, by one job for all workers [PRV-02]', async () => {
  const { rows } = await sql`select name, cron, timezone from jobs.schedule order by name`.execute(
    server.owner,
  )
  expect(rows).toEqual([
    { name: 'erase-old-enquiries', cron: '17 3 * * *', timezone: 'UTC' },
    { name: 'forget-deliveries', cron: '17 4 * * *', timezone: 'UTC' },
    { name: 'forget-security-events', cron: '37 3 * * *', timezone: 'UTC' },
    { name: 'forget-uploads', cron: '57 3 * * *', timezone: 'UTC' },
  ])
})
