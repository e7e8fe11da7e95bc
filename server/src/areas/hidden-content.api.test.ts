import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askForPrice } from '@belvedere/contract/calls/enquiries'
import { getFavorites, putFavorites } from '@belvedere/contract/calls/favourites'
import { addPreviewLink } from '@belvedere/contract/calls/previews'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectDatabase } from '../platform/database/database.ts'
import { localFiles } from '../platform/files/files.ts'
import { followStream } from '../testing/follow-stream.ts'
import { type Identities, makeIdentities, RIVA } from '../testing/identities.ts'
import { solvedChallenge } from '../testing/solved-challenge.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { IDS, makeTracedProject, publicAddresses, tileAddresses } from '../testing/traced-project.ts'

let server: TestApp
let people: Identities
let origin: string
let folder: string
let visitors: ReturnType<typeof connectDatabase>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belvedere-traced-'))
  server = await createTestApp({ files: localFiles(folder) })
  visitors = connectDatabase(server.database.visitorUrl, { max: 1 })
  people = await makeIdentities(server)
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  await makeTracedProject(server.owner, localFiles(folder))
  for (const url of ADDRESSES) if (tellsOf(await answerAt(url), Object.values(I))) mentioning.push(url)
})
beforeEach(() => makeTracedProject(server.owner, localFiles(folder)))
afterAll(async () => {
  await visitors.destroy()
  await server.close()
  await rm(folder, { recursive: true })
})

const I = IDS
const QUESTIONS = publicAddresses()
const ADDRESSES = [...QUESTIONS.map(({ url }) => url), ...tileAddresses()]
const STREAMS = QUESTIONS.filter(({ call }) => call.reply.kind === 'events').map(({ url }) => url)

/** What a visitor is answered at one address: refusals too, for what is in them. */
async function answerAt(url: string, headers: Record<string, string> = {}): Promise<string> {
  if (STREAMS.includes(url)) {
    const stream = await followStream(origin + url, headers)
    try {
      for (let n = 0; n < 100 && stream.events.length === 0 && !stream.ended; n += 1)
        await new Promise((resolve) => setTimeout(resolve, 20))
      return JSON.stringify(stream.events)
    } finally {
      stream.close()
    }
  }
  return (await server.app.inject({ url, headers })).rawPayload.toString('latin1')
}

const tellsOf = (answer: string, marks: readonly (number | string)[]) =>
  marks.some((mark) => answer.includes(String(mark)))

/** Where something of the project is told while all of it is published: asked again in every test. */
const mentioning: string[] = []

/** Every public answer that has one of these numbers in it, or these words. */
async function mentionsOf(marks: readonly (number | string)[], headers: Record<string, string> = {}) {
  const found: string[] = []
  for (const url of mentioning) {
    const answer = await answerAt(url, headers)
    found.push(...marks.filter((mark) => answer.includes(String(mark))).map((mark) => `${mark} at ${url}`))
  }
  return found
}

type Table =
  | 'projects'
  | 'masterplans'
  | 'buildings'
  | 'apartments'
  | 'pois'
  | 'media'
  | 'menu_items'
  | 'packages'

const OF_APARTMENT = [
  I.apartment,
  I.poiOfApartment,
  I.apartmentInfo,
  I.plan,
  I.apartmentInfoText,
  I.itemOfApartment,
  I.type,
]
const OF_BUILDING = [
  ...OF_APARTMENT,
  I.building,
  I.poiOfBuilding,
  I.buildingPicture,
  I.neighbour,
  I.poiOfNeighbour,
  I.neighbourPlan,
  I.commonType,
  I.buildingView,
  I.viewPicture,
  I.infoPoint,
  I.infoText,
  I.item,
  I.gallery,
]

/** Tables of content, with the column that says whose row it is. */
const ROWS = {
  projects: 'id',
  looks: 'id',
  client_apps: 'id',
  masterplans: 'id',
  buildings: 'id',
  apartments: 'id',
  pois: 'id',
  media: 'id',
  menu_items: 'id',
  packages: 'id',
  outlines: 'poi_id',
  package_items: 'apartment_id',
} as const

/** The rows that the visitors' role reads, whatever a query asks for. */
async function rowsOf(marks: readonly number[]): Promise<string[]> {
  const tables = Object.entries(ROWS).map(
    ([table, column]) =>
      sql`select ${table} || ' ' || ${sql.ref(column)} as row from ${sql.table(table)}
        where ${sql.ref(column)} = any (${marks}::int[])`,
  )
  const { rows } = await sql<{ row: string }>`${sql.join(tables, sql` union all `)}`.execute(visitors)
  return rows.map(({ row }) => row)
}

/** Each kind of content, one of it, and all that hangs on it: by hand, from the requirements and not from the product. */
const KINDS: readonly (readonly [kind: string, table: Table, id: number, gone: readonly number[]])[] = [
  ['project', 'projects', I.project, Object.values(I)],
  ['masterplan', 'masterplans', I.nested, [I.nested, I.poiOfNested, I.nestedPicture, I.itemOfNested]],
  ['building', 'buildings', I.building, OF_BUILDING],
  ['apartment', 'apartments', I.apartment, OF_APARTMENT],
  ['camera view', 'pois', I.buildingView, [I.buildingView, I.viewPicture]],
  ['info point', 'pois', I.infoPoint, [I.infoPoint, I.infoText]],
  ['picture of a camera view', 'media', I.viewPicture, [I.viewPicture]],
  ['text page', 'menu_items', I.textPage, [I.textPage, I.below, I.pageText]],
  ['text', 'media', I.pageText, [I.pageText]],
  ['gallery', 'media', I.gallery, [I.gallery]],
  ['gallery picture', 'media', I.galleryPicture, [I.galleryPicture]],
  ['plan', 'media', I.plan, [I.plan]],
  ['menu item', 'menu_items', I.item, [I.item, I.gallery]],
  ['package', 'packages', I.package, [I.package]],
  ['logo of a look', 'media', I.logo, [I.logo]],
]

it('finds each of them somewhere while it is published, or the tests below could not fail [AUT-10]', async () => {
  const all = (await mentionsOf(Object.values(I))).map((line) => Number(line.slice(0, 9)))
  expect([...new Set(all)].sort()).toEqual([...Object.values(I)].sort())
  const zip = (await answerAt(`/api/v1/frontend/apartments/${I.apartment}/files.zip`)).slice(0, 2)
  expect([STREAMS.length, zip]).toEqual([1, 'PK'])
})

describe.each(KINDS)('a %s', (_, table, id, gone) => {
  it('that is unpublished is in no public answer and at no file address, nor is what hangs on it [AUT-10]', async () => {
    await server.owner.updateTable(table).set({ publish: false }).where('id', '=', id).execute()
    expect(await mentionsOf(gone)).toEqual([])
  })

  it('that is unpublished is no row for a query of visitors, nor is what hangs on it [AUT-10]', async () => {
    expect(await rowsOf([id])).toContain(`${table} ${id}`)
    await server.owner.updateTable(table).set({ publish: false }).where('id', '=', id).execute()
    expect(await rowsOf(gone)).toEqual([])
  })

  it('that is deleted is in none either [AUT-10]', async () => {
    await server.owner.deleteFrom(table).where('id', '=', id).execute()
    // Types and menu items that only led to it are things of their own, which nothing removes with it.
    const removed = gone.filter((one) => one !== I.type && one !== I.commonType)
    expect(await mentionsOf(removed)).toEqual([])
  })
})

const COUNTS = /"(?:counts|statusCounts)":(\{[^}]*\})/g

/** The sum of each number that public answers count, by its name and address. */
async function countsAt(addresses: Iterable<string>): Promise<Map<string, number>> {
  const sums = new Map<string, number>()
  for (const url of addresses)
    for (const [, counts = '{}'] of (await answerAt(url)).matchAll(COUNTS))
      for (const [what, number] of Object.entries<number>(JSON.parse(counts)))
        sums.set(`${what} ${url}`, (sums.get(`${what} ${url}`) ?? 0) + number)
  return sums
}

it('nothing unpublished is counted, nor what lies in it [AUT-10]', async () => {
  const before = await countsAt(mentioning.filter((url) => !STREAMS.includes(url)))
  const addresses = new Set([...before.keys()].map((name) => name.split(' ')[1] ?? ''))
  expect([...addresses].some((url) => url.startsWith('/api/v1/frontend/buildings'))).toBe(true)
  const taken: [Table, number, Record<string, number>][] = [
    ['apartments', I.apartment, { apartments: 1, available: 1 }],
    ['buildings', I.building, { apartments: 2, available: 2, buildings: 1 }],
  ]
  for (const [table, id, fewer] of taken) {
    await server.owner.updateTable(table).set({ publish: false }).where('id', '=', id).execute()
    const after = await countsAt(addresses)
    for (const [name, number] of before)
      expect([name, after.get(name) ?? 0]).toEqual([name, number - (fewer[name.split(' ')[0] ?? ''] ?? 0)])
  }
})

it('an apartment type of no published apartment is in no public answer [AUT-10]', async () => {
  await server.owner
    .updateTable('apartments')
    .set({ apartment_type_id: I.commonType })
    .where('id', '=', I.apartment)
    .execute()
  await server.owner.deleteFrom('apartment_types').where('id', '=', I.type).execute()
  expect(await mentionsOf([I.type])).toEqual([])
})

it('what a draft of any kind of thing says is in no public answer [AUT-10]', async () => {
  const waits = { 1: 'waits for publish' }
  const file = { fileKey: `${'d'.repeat(32)}.png`, name: 'waits for publish' }
  const things = [
    ['masterplans', I.masterplan, { name: waits }],
    ['buildings', I.building, { name: waits }],
    ['camera-views', I.buildingView, { order: 77 }],
    ['info-points', I.infoPoint, { order: 77 }],
    ['media', I.plan, file],
    ['media', I.viewPicture, file],
    ['media', I.pageText, { texts: waits }],
    ['menu-items', I.item, { name: waits }],
    ['packages', I.package, { name: waits, items: [{ name: waits }] }],
    ['client-apps', I.clientApp, { name: 'waits for publish' }],
    ['look', I.project, { stylesheet: 'waits for publish' }],
  ] as const
  for (const [kind, thing_id, fields] of things)
    await sql`insert into drafts (project_id, kind, thing_id, fields, base_revision)
      values (${I.project}, ${kind}, ${thing_id}, ${JSON.stringify(fields)}::jsonb, 1)`.execute(server.owner)
  expect(await mentionsOf(['waits for publish', 'd'.repeat(32), '"order":77'])).toEqual([])
})

it('a preview of another project shows nothing of this one [AUT-10]', async () => {
  const reply = await server.ask(addPreviewLink, { projectId: RIVA }, {}, people.project_admin.headers, {
    days: 1,
  })
  const cookie = `preview=${reply.json().data.attributes.token}`
  expect(await mentionsOf(Object.values(I), { cookie })).toEqual([])
}, 300_000)

it("an unpublished apartment leaves its buyers' favourites, and nobody can ask about it [AUT-10]", async () => {
  const { headers } = people.user
  const favourites = async () => (await server.ask(getFavorites, {}, {}, headers)).payload
  await server.ask(putFavorites, {}, {}, headers, { favoritesList: [I.apartment, I.neighbour] })
  expect(await favourites()).toContain(String(I.apartment))
  await server.owner.updateTable('apartments').set({ publish: false }).where('id', '=', I.apartment).execute()
  expect(await favourites()).not.toContain(String(I.apartment))
  expect(await favourites()).toContain(String(I.neighbour))
  const body = {
    apartmentId: I.apartment,
    emailAddress: 'ana@visitor.example',
    firstName: 'Ana',
    lastName: 'Savić',
    phoneNumber: '+381 64 123 4567',
    note: '',
    localeId: 'en',
    contactTime: '',
  }
  const asked = await server.ask(askForPrice, {}, {}, await solvedChallenge(server), body)
  expect(asked.statusCode).toBe(404)
})
