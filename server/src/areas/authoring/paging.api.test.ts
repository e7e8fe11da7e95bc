import { listActions, listDrafts } from '@belvedere/contract/calls/history'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RIVA } from '../../testing/identities.ts'
import { openStudio, refusal, type Studio } from '../../testing/studio.ts'

/** As many apartments as Riva has. */
const TOTAL = 828
const SORTS = [
  'id',
  'name',
  '-name',
  'floor',
  '-floor',
  'rooms',
  '-rooms',
  'area',
  '-area',
  'status',
  '-status',
]

let studio: Studio
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())

type Apartment = { id: number } & Record<string, string | number>

async function part(query: Record<string, string | number>) {
  const reply = await studio.ask.list('apartments', query)
  expect([reply.statusCode, reply.statusCode === 200 || reply.payload]).toEqual([200, true])
  const { data, meta } = reply.json<{
    data: { attributes: Apartment }[]
    meta: { total: number; after: string | null }
  }>()
  return { items: data.map(({ attributes }) => attributes), ...meta }
}

/** All parts of a list, one after the other. */
async function walk(
  query: Record<string, string | number>,
  between: () => Promise<unknown> = async () => {},
) {
  const items: Apartment[] = []
  let after: string | null = null
  do {
    const next: Awaited<ReturnType<typeof part>> = await part({
      ...query,
      ...(after !== null && { 'page[after]': after }),
    })
    items.push(...next.items)
    after = next.after
    if (after !== null) await between()
  } while (after !== null)
  return items
}

const stored = () =>
  studio.server.owner
    .selectFrom('apartments')
    .where('project_id', '=', RIVA)
    .select(['id', 'floor', 'building_id'])
    .execute()

describe('a part of a list', () => {
  it('has as many as were asked for, 200 unless told, and says how many there are in all [AUT-08]', async () => {
    expect(await part({})).toMatchObject({ total: TOTAL, after: expect.any(String), items: { length: 200 } })
    expect(await part({ 'page[size]': 1 })).toMatchObject({ total: TOTAL, items: { length: 1 } })
    const sizes = [200, 137, 1].map((size) => part({ 'page[size]': size }).then(({ items }) => items.length))
    expect(await Promise.all(sizes)).toEqual([200, 137, 1])
  })

  it.each([0, 201, -1, 1.5, 'all'])('of %s is refused [AUT-08]', async (size) => {
    expect(refusal(await studio.ask.list('apartments', { 'page[size]': size }))).toEqual([
      400,
      'invalid-input',
    ])
  })

  it('that ends with the last row says so [AUT-08]', async () => {
    const floor = 3
    const expected = (await stored()).filter((one) => one.floor === floor).length
    expect(expected).toBeLessThan(200)
    expect(await part({ 'filter[floor]': floor, 'page[size]': expected })).toMatchObject({
      total: expected,
      after: null,
      items: { length: expected },
    })
  })

  it('holds what the filters let through, and its total counts that [AUT-08]', async () => {
    const expected = (await stored())
      .filter((one) => one.floor === 2 && one.building_id === 1)
      .map(({ id }) => id)
    const { items, total } = await part({ 'filter[floor]': 2, 'filter[buildingId]': 1 })
    expect([items.map(({ id }) => id), total]).toEqual([expected.toSorted((a, b) => a - b), expected.length])
    expect(await part({ 'filter[floor]': 299 })).toMatchObject({ items: [], total: 0, after: null })
    for (const floor of [2 ** 31, -1e10, 1.5])
      expect(refusal(await studio.ask.list('apartments', { 'filter[floor]': floor }))).toEqual([
        400,
        'invalid-input',
      ])
  })
})

describe.each(SORTS)('a list sorted by %s', (sort) => {
  const field = sort.replace('-', '')
  const sign = sort.startsWith('-') ? -1 : 1

  it('is in that order, each row once, whole [AUT-08]', async () => {
    const items = await walk({ sort })
    expect(new Set(items.map(({ id }) => id)).size).toBe(TOTAL)
    expect(items).toHaveLength(TOTAL)
    const values = items.map((one) => one[field])
    const inOrder =
      typeof values[0] === 'number' ? values.toSorted((a, b) => sign * (Number(a) - Number(b))) : undefined
    if (inOrder) expect(values).toEqual(inOrder)
    else expect(inRuns(values)).toEqual(true)
  })

  it('shows each row once that was there all the time, while others come and go [AUT-08]', async () => {
    const facts = { buildingId: 2, apartmentTypeId: 1 }
    const some = () => Math.floor(Math.random() * 12)
    const made: number[] = []
    const between = async () => {
      const rows = Array.from({ length: 4 }, (_, nth) => {
        const name = `${String.fromCharCode(65 + 2 * some())}-${made.length + nth}-${sort}`
        return { ...facts, name, floor: some(), rooms: some() % 5, area: some() * 20 }
      })
      made.push(...(await studio.save('apartments', rows)))
      // Some of those that came go again, and so does one that a part may have ended with.
      await studio.server.owner
        .deleteFrom('apartments')
        .where('id', 'in', made.filter(() => Math.random() < 0.4).concat(0))
        .execute()
    }
    const own = new Set((await stored()).map(({ id }) => id))
    const items = await walk({ sort, 'page[size]': 100 }, between)
    const seen = items.map(({ id }) => id)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.filter((id) => own.has(id))).toHaveLength(own.size)
    await studio.server.owner.deleteFrom('apartments').where('id', 'in', made).execute()
  })
})

/** Equal values stand together. */
function inRuns(values: readonly unknown[]): boolean {
  const runs = values.filter((value, nth) => value !== values[nth - 1])
  return new Set(runs).size === runs.length
}

it('goes by a name in English, whatever other languages it has and however long it is [AUT-08]', async () => {
  const long = (letter: string) => letter.repeat(120)
  const names = [
    { 1: 'aa', 6: 'я' },
    { 1: 'ab' },
    { 1: 'ac', 2: 'x', 6: 'y' },
    { 1: long('д'), 2: long('д'), 3: long('д'), 4: long('д'), 6: long('д') },
    { 1: long('ж'), 6: 'a' },
  ]
  for (const name of names.toReversed()) await studio.add('masterplans', { name, parentId: 1 })
  const seen: unknown[] = []
  let after: string | null = null
  do {
    const place: Record<string, string> = after === null ? {} : { 'page[after]': after }
    const reply = await studio.ask.list('masterplans', { sort: 'name', 'page[size]': 1, ...place })
    expect(reply.statusCode).toBe(200)
    const { data, meta } = reply.json()
    seen.push(data[0].attributes.name)
    after = meta.after
  } while (after !== null)
  const own = names.map((name) => JSON.stringify(name))
  expect(seen.map((name) => JSON.stringify(name)).filter((name) => own.includes(name))).toEqual(own)
})

it('goes on after the row that a part ended with, though it is gone [AUT-08]', async () => {
  const facts = { buildingId: 2, apartmentTypeId: 1, floor: 250, rooms: 1, area: 1 }
  const ids = await studio.save(
    'apartments',
    ['1', '2', '3'].map((name) => ({ ...facts, name: `Gone-${name}` })),
  )
  const first = await part({ 'filter[floor]': 250, 'page[size]': 2 })
  await studio.server.owner
    .deleteFrom('apartments')
    .where('id', '=', ids[1] ?? 0)
    .execute()
  const next = await part({ 'filter[floor]': 250, 'page[size]': 2, 'page[after]': first.after ?? '' })
  expect(next.items.map(({ id }) => id)).toEqual([ids[2]])
  await studio.server.owner.deleteFrom('apartments').where('id', 'in', ids).execute()
})

describe('a place to go on from', () => {
  const base64 = (text: string) => Buffer.from(text).toString('base64url')

  it.each([
    'nonsense',
    '',
    base64('null'),
    base64('[]'),
    base64('[1]'),
    base64('[1,"2"]'),
    base64('[1,2.5]'),
    base64('[1,1e300]'),
    base64('["\\u0000",1]'),
    base64('["\\ud800",1]'),
    base64('{"0":1,"1":2}'),
  ])('that is forged is refused: %s [AUT-08]', async (after) => {
    expect(refusal(await studio.ask.list('apartments', { 'page[after]': after }))).toEqual([
      400,
      'invalid-input',
    ])
  })

  it('of another sort, or another list, does no harm [AUT-08]', async () => {
    for (const sort of SORTS) {
      const { after } = await part({ sort, 'page[size]': 5 })
      for (const other of SORTS) {
        const { statusCode } = await studio.ask.list('apartments', {
          sort: other,
          'page[after]': after ?? '',
        })
        expect([200, 400]).toContain(statusCode)
      }
    }
  })
})

it('pages the actions, the latest first, and what waits for Publish [AUT-08]', async () => {
  const { headers } = studio.people.project_editor
  for (const id of [1, 2, 3]) await studio.change('buildings', id, { order: 50 + id })
  await studio.change('masterplans', 1, { order: 9 })
  const drafts: string[] = []
  let after: string | null = null
  do {
    const query: Record<string, string | number> = {
      'page[size]': 1,
      ...(after !== null && { 'page[after]': after }),
    }
    const reply = (await studio.server.ask(listDrafts, { projectId: RIVA }, query, headers)).json()
    drafts.push(...reply.data.map(({ id }: { id: string }) => id))
    expect(reply.meta.total).toBe(4)
    after = reply.meta.after
  } while (after !== null)
  expect(drafts).toEqual(['buildings/1', 'buildings/2', 'buildings/3', 'masterplans/1'])
  const actions = (
    await studio.server.ask(listActions, { projectId: RIVA }, { 'page[size]': 3 }, headers)
  ).json()
  const ids = actions.data.map(({ attributes }: { attributes: { id: number } }) => attributes.id)
  expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a))
  expect(ids[0]).toBe(await studio.latest())
})

it('takes a moment among 5,000 apartments, sorted by anything [AUT-08]', async () => {
  const facts = { apartmentTypeId: 1, rooms: 2 }
  const { id: buildingId } = await studio.add('buildings', { name: { 1: 'Large' }, masterplanId: 2 })
  const rows = Array.from({ length: 5_000 - TOTAL }, (_, nth) => ({
    ...facts,
    buildingId,
    name: `L-${nth}`,
    floor: nth % 60,
    area: (nth * 7) % 211,
  }))
  await studio.save('apartments', rows)
  for (const sort of SORTS) {
    const { after } = await part({ sort })
    const times: number[] = []
    for (let time = 0; time < 9; time += 1) {
      const began = performance.now()
      await part({ sort, 'page[after]': after ?? '' })
      times.push(performance.now() - began)
    }
    const median = times.toSorted((a, b) => a - b)[4] ?? 0
    console.info(`200 of 5,000 apartments by ${sort}: ${median.toFixed(0)} ms with the answer`)
    expect(median).toBeLessThan(500)
  }
})
