import { randomUUID } from 'node:crypto'
import { claimApartment, convertClaim, joinWaitingList, releaseClaim } from '@belvedere/contract/calls/claims'
import { listActions } from '@belvedere/contract/calls/history'
import { separateEnquiry } from '@belvedere/contract/calls/inbox'
import { eraseBuyer, exportBuyer, findBuyer } from '@belvedere/contract/calls/privacy'
import { changeApartment } from '@belvedere/contract/calls/staff-apartments'
import { changeProject } from '@belvedere/contract/calls/staff-projects'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeEnquiry } from '../../testing/desk-samples.ts'
import { type Identities, makeIdentities, RIVA, SAVSKI_VIDIK } from '../../testing/identities.ts'
import { listDesk } from '../../testing/list-desk.ts'
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
      + (select count(*) from claims where to_jsonb(claims)::text ilike ${`%${word}%`})
      + (select count(*) from waiting_list where buyer ilike ${`%${word}%`})
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
  expect(found).toMatchObject({ names: ['Ana Erased'], enquiries: 1, claims: 2, changes: 4, openClaims: 0 })
  expect(found.confirm).toBe(7)

  const taken = await server.read(exportBuyer, HERE, {}, admin, { emailAddress: email })
  expect(taken.enquiries).toEqual([
    expect.objectContaining({ firstName: 'Ana', lastName: 'Erased', phoneNumber: '064 123' }),
  ])
  expect(taken.claims.map(({ buyer }) => buyer)).toEqual([`Ana Erased, ${email}`, 'ana erased'])
  const why = 'Released by changing the status'
  expect(taken.changes.flatMap(({ values }) => values)).toEqual([
    `Ana Erased, ${email}`,
    why,
    'ana erased',
    why,
  ])
  expect(taken.backups).toEqual({ keptDays: 30 })

  const before = await lines()
  const unconfirmed = await erase(email)
  expect(unconfirmed.statusCode).toBe(409)
  expect(unconfirmed.json()).toMatchObject({
    errors: [{ code: 'confirmation-required' }],
    meta: { counts: { enquiries: 1, claims: 2, changes: 4 }, confirm: 7 },
  })
  expect(await sightings('erased')).toBeGreaterThan(0)

  const erased = await erase(email, 7)
  expect(erased.json().data.attributes).toMatchObject({
    erased: { enquiries: 1, claims: 2, changes: 4 },
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

it('keeps the buyer of a claim that lasts until it ends, and says so [PRV-02, PRV-03]', async () => {
  const email = someone()
  await hold(1003, `Mila, ${email}`)
  const reply = await erase(email)
  expect(reply.json().data.attributes).toMatchObject({
    erased: { claims: 0, changes: 0 },
    openClaims: 1,
    stays: [{ apartmentId: 1003, kind: 'hold', why: 'not-ended', until: null }],
  })
  expect(await sightings(email)).toBeGreaterThan(0)
  // Nobody needs to ask again: whatever ends it, the name goes with it.
  await letGo(1003)
  expect(await sightings(email)).toBe(0)
})

/** A hold at the desk; gives back its number. */
async function claim(id: number, body: object): Promise<number> {
  const headers = { ...admin, 'idempotency-key': randomUUID() }
  const made = await server.read(claimApartment, { ...HERE, id }, {}, headers, { kind: 'hold', ...body })
  return made.id
}
const release = (id: number, reason: string) =>
  server.read(releaseClaim, { ...HERE, id }, {}, admin, { reason })
const numberOf = async (key: string) => {
  const found = server.owner.selectFrom('enquiries').where('id', '=', key)
  return await found.select(['number', 'buyer_id']).executeTakeFirstOrThrow()
}
const eraseAll = async (emailAddress: string) => {
  const { confirm } = await server.read(findBuyer, HERE, {}, admin, { emailAddress })
  return server.read(eraseBuyer, HERE, {}, admin, { emailAddress, confirm })
}

it('erases what is linked to them whatever it says, and every reason, in the record too [PRV-03]', async () => {
  const email = someone()
  const { number, buyer_id: buyerId } = await numberOf(
    await makeEnquiry(server, { emailAddress: email, lastName: 'Zorkanovic', phoneNumber: '060 777 8881' }),
  )
  await freeApartment(server, 1006)
  const held = await claim(1006, { buyer: 'gđa Zorkan', enquiryId: number, reason: 'Zorkan pays cash' })
  await release(held, 'Zorkan left')
  await claim(1006, { buyer: 'Somebody Else', reason: 'sister of ANA  ZORKANOVIĆ' })
  await server.read(joinWaitingList, { ...HERE, id: 1006 }, {}, admin, { buyer: 'gđa Zorkan', buyerId })
  await server.read(joinWaitingList, { ...HERE, id: 1006 }, {}, admin, { buyer: 'call +381 60/777-8881' })
  const found = await server.read(findBuyer, HERE, {}, admin, { emailAddress: email })
  expect(found).toMatchObject({ enquiries: 1, claims: 1, addresses: 2, texts: 1, stays: [] })
  await eraseAll(email)
  for (const word of ['zorkan', '777-8881', email]) expect(await sightings(word), word).toBe(0)
  expect(await sightings('Somebody Else')).toBeGreaterThan(0)
})

it('forgets lists that may name them: files that nobody decided upon, names of files, words that were learned [PRV-03]', async () => {
  const email = someone()
  await makeEnquiry(server, { emailAddress: email, lastName: 'Listarevic' })
  const desk = listDesk({ server, people })
  const list = 'Building,Name,Floor,Status\nRiva One,R1-101,1,uzela Ana Listarević'
  const { id } = await desk.send(list, 'Ana Listarevic.csv')
  const meanings = { status: { 'uzela Ana Listarević': 'unavailable' } }
  await desk.make(id, { confirm: (await desk.look(id, { meanings })).confirm, meanings })
  await desk.send(list)
  const kept = async () => {
    const { rows } = await sql<{ row: string }>`
      select 'file' as row from import_files where convert_from(bytes, 'utf8') like '%Listarevi%'
      union all select 'name' from imports where file_name like '%Listarevi%'
      union all select 'word' from import_layouts where meanings::text like '%Listarevi%'`.execute(
      server.owner,
    )
    return rows.map(({ row }) => row).sort()
  }
  expect(await kept()).toEqual(['file', 'name', 'word'])
  await eraseAll(email)
  expect(await kept()).toEqual([])
})

it('finds the claim that lasted when it ends, although its enquiry is gone, and erases it then [PRV-03]', async () => {
  const email = someone()
  const { number } = await numberOf(await makeEnquiry(server, { emailAddress: email, lastName: 'Lasting' }))
  await freeApartment(server, 1007)
  const held = await claim(1007, {
    buyer: 'gđa Lastingova',
    enquiryId: number,
    reason: 'wants Lastingova on the door',
  })
  const { stays } = await eraseAll(email)
  expect(stays).toMatchObject([{ claimId: held, apartmentId: 1007, why: 'not-ended' }])
  expect(await sightings('lastingova')).toBeGreaterThan(0)
  // By its time, seen by whoever comes next; no worker is needed.
  await server.owner.transaction().execute(async (db) => {
    await sql`select set_config('belvedere.action', 'test', true)`.execute(db)
    await db.updateTable('claims').set({ expires_at: new Date() }).where('id', '=', held).execute()
  })
  await claim(1007, { buyer: 'The Next' })
  expect(await sightings('lasting')).toBe(0)
})

it("keeps who signed a contract for the project's legal term, says until when, and then erases it [PRV-03]", async () => {
  const email = someone()
  await freeApartment(server, 1008)
  const held = await claim(1008, { buyer: `Ana Signed, ${email}` })
  const deposit = { amount: 5000, receivedOn: '2026-11-01', receipt: 'R-12 Signed' }
  for (const body of [
    { to: 'reservation', deposit },
    { to: 'contract', contractOn: '2026-11-02' },
  ])
    await server.read(convertClaim, { ...HERE, id: held }, {}, admin, body)
  const { stays } = await eraseAll(email)
  expect(stays).toMatchObject([{ claimId: held, kind: 'contract', why: 'legal-term' }])
  const years = (Date.parse(stays[0]?.until ?? '') - Date.now()) / 31_557_600_000
  expect(Math.round(years)).toBe(10)
  const age = (interval: string) =>
    server.owner.transaction().execute(async (db) => {
      await sql`select set_config('belvedere.action', 'test', true)`.execute(db)
      await sql`update claims set kind_since = now() - ${interval}::interval where id = ${held}`.execute(db)
    })
  await age('9 years 364 days')
  await eraseOldEnquiries(server.members)()
  expect(await sightings('signed')).toBeGreaterThan(0)
  await age('10 years 1 day')
  await eraseOldEnquiries(server.members)()
  expect(await sightings('signed')).toBe(0)
})

it("follows the project's own legal term, in what it answers and in what it does [PRV-03]", async () => {
  const setYears = async (legalYears: number) => {
    const headers = await server.knowing('projects', RIVA, admin)
    expect(await server.status(changeProject, { id: RIVA }, {}, headers, { settings: { legalYears } })).toBe(
      200,
    )
  }
  const email = someone()
  await freeApartment(server, 1009)
  const held = await claim(1009, { buyer: `Ana Termed, ${email}` })
  const deposit = { amount: 5000, receivedOn: '2026-11-01', receipt: 'R-13 Termed' }
  for (const body of [
    { to: 'reservation', deposit },
    { to: 'contract', contractOn: '2026-11-02' },
  ])
    await server.read(convertClaim, { ...HERE, id: held }, {}, admin, body)
  const age = (interval: string) =>
    server.owner.transaction().execute(async (db) => {
      await sql`select set_config('belvedere.action', 'test', true)`.execute(db)
      await sql`update claims set kind_since = now() - ${interval}::interval where id = ${held}`.execute(db)
    })
  await setYears(3)
  const { stays } = await eraseAll(email)
  expect(stays).toMatchObject([{ claimId: held, why: 'legal-term' }])
  const years = (Date.parse(stays[0]?.until ?? '') - Date.now()) / 31_557_600_000
  expect(Math.round(years)).toBe(3)
  await age('3 years 1 day')
  // A longer term, set meanwhile, holds for who signed before.
  await setYears(4)
  await eraseOldEnquiries(server.members)()
  expect(await sightings('termed')).toBeGreaterThan(0)
  await setYears(3)
  await eraseOldEnquiries(server.members)()
  expect(await sightings('termed')).toBe(0)
  await setYears(10)
})

it('erases all that one merged record is known by, and nobody who was separated from it [PRV-03]', async () => {
  const [one, two, other] = [someone(), someone(), someone()]
  const phoneNumber = '+381 64 555 12 34'
  await makeEnquiry(server, { emailAddress: one, lastName: 'Merged', phoneNumber })
  await makeEnquiry(server, { emailAddress: two, lastName: 'Merged', phoneNumber })
  const { number } = await numberOf(
    await makeEnquiry(server, { emailAddress: other, lastName: 'Separate', phoneNumber }),
  )
  await server.read(separateEnquiry, { ...HERE, id: number }, {}, admin)
  const found = await server.read(findBuyer, HERE, {}, admin, { emailAddress: one })
  expect(found.emailAddresses.toSorted()).toEqual([one, two].toSorted())
  await eraseAll(one)
  expect([await sightings(two), await sightings(other)]).toEqual([0, 1])
})

it('exports nothing of whoever shares a number with the address, whom it finds and names [PRV-02]', async () => {
  const [victim, stranger] = [someone(), someone()]
  const phoneNumber = '+381 64 555 98 76'
  const { number } = await numberOf(
    await makeEnquiry(server, { emailAddress: victim, lastName: 'Viktimović', phoneNumber }),
  )
  await freeApartment(server, 1010)
  await claim(1010, { buyer: 'gđa Viktimović', enquiryId: number })
  const wrong = { emailAddress: stranger, firstName: 'Eve', lastName: 'Linked', phoneNumber }
  await makeEnquiry(server, wrong)
  const found = await server.read(findBuyer, HERE, {}, admin, { emailAddress: stranger })
  expect(found.emailAddresses.toSorted()).toEqual([victim, stranger].toSorted())
  const exported = async (emailAddress: string) =>
    JSON.stringify(await server.read(exportBuyer, HERE, {}, admin, { emailAddress }))
  const theirs = await exported(stranger)
  for (const word of [victim, 'Viktimovi']) expect(theirs, word).not.toContain(word)
  expect(theirs).toContain('Linked')
  const own = await exported(victim)
  for (const word of [victim, 'gđa Viktimović']) expect(own, word).toContain(word)
  expect(own).not.toContain('Linked')
})

it('erases an address whose small letters are a matter of opinion [PRV-03]', async () => {
  const email = `İ${someone()}`
  await makeEnquiry(server, { emailAddress: email })
  await server.owner.insertInto('price_viewers').values({ project_id: RIVA, email }).execute()
  await eraseAll(email)
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
  await erase(email, 3)
  const { rows } = await sql<{ before: unknown; after: unknown }>`
    select before, after from changes where table_name = 'claims' order by id desc limit 1`.execute(
    server.owner,
  )
  expect(rows).toEqual([{ before: { buyer: '', reason: '' }, after: { buyer: '', reason: null } }])
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
