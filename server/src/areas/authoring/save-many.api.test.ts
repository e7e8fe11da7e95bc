import { LISTED_KINDS } from '@belvedere/contract/authoring/things'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStudio, refusal, type Studio } from '../../testing/studio.ts'
import { THING_SAMPLES } from '../../testing/studio-samples.ts'

const MANY = 5_000
/** "A few seconds" where nothing else runs; what grows with the square of the rows takes longer than this anywhere. */
const WITHIN_MS = 30_000

let studio: Studio
let buildingId: number
beforeAll(async () => {
  studio = await openStudio()
  buildingId = (await studio.add('buildings', { name: { 1: 'Tower' }, masterplanId: 2 })).id
})
afterAll(() => studio.close())

const FACTS = { apartmentTypeId: 1, floor: 3, rooms: 2, area: 50.5 }
const fresh = (name: string, others: object = {}) => ({ name, buildingId, ...FACTS, ...others })

/** What an answer says of each bad row. */
const problemsIn = (reply: { json: () => { errors: Record<string, unknown>[] } }) =>
  reply.json().errors.map(({ row, field, code }) => [row, field, code])

const rowsOf = (building: number) =>
  studio.server.owner
    .selectFrom('apartments')
    .where('building_id', '=', building)
    .select(['id', 'name', 'floor', 'rooms', 'area', 'properties', 'publish', 'status', 'revision'])
    .orderBy('id')
    .execute()

describe(`${MANY} apartments`, () => {
  async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
    const began = performance.now()
    const result = await work()
    const took = performance.now() - began
    console.info(`${what} ${MANY} apartments by one call: ${(took / 1_000).toFixed(1)} s`)
    expect(took).toBeLessThan(WITHIN_MS)
    return result
  }

  it('are made by one call, then all changed by one [AUT-02]', async () => {
    const rows = Array.from({ length: MANY }, (_, nth) => fresh(`T-${nth}`, { floor: nth % 50 }))
    const ids = await timed('made', () => studio.save('apartments', rows))
    expect(new Set(ids).size).toBe(MANY)
    const made = await rowsOf(buildingId)
    expect(made).toHaveLength(MANY)
    expect(made.find(({ id }) => id === ids[4_321])).toMatchObject({
      name: 'T-4321',
      floor: 21,
      area: 50.5,
      properties: { orientation: '', balconyArea: 0, levels: 1 },
      publish: false,
      revision: 1,
    })
    const pois = await studio.server.owner
      .selectFrom('pois')
      .where('apartment_id', 'in', ids)
      .select('id')
      .execute()
    expect(pois).toHaveLength(MANY)

    const changes = ids.map((id, nth) => ({ id, revision: 1, name: `U-${nth}`, area: nth, levels: 2 }))
    expect(await timed('changed', () => studio.save('apartments', changes))).toEqual(ids)
    const changed = await rowsOf(buildingId)
    expect(changed.map(({ name }) => name).toSorted()).toEqual(changes.map(({ name }) => name).toSorted())
    expect(changed.find(({ id }) => id === ids[4_321])).toMatchObject({
      name: 'U-4321',
      floor: 21,
      area: 4_321,
      properties: { orientation: '', balconyArea: 0, levels: 2 },
      revision: 2,
    })
  })

  it('are one action in the record, each with its row [AUT-02, AUT-04]', async () => {
    const action = await studio.server.owner
      .selectFrom('actions')
      .where('kind', '=', 'apartments.save')
      .select('id')
      .orderBy('id')
      .execute()
    expect(action).toHaveLength(2)
    const { count } = await studio.server.owner
      .selectFrom('changes')
      .where('action_id', '=', action[1]?.id ?? '')
      .where('table_name', '=', 'apartments')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(MANY)
  })

  it('stay as they are when some rows are bad; each of those is told with its number, field and code, a stale one with who, when and what is there [AUT-02, AUT-12]', async () => {
    const before = await rowsOf(buildingId)
    const actions = await studio.latest()
    const rows: Record<string, unknown>[] = before.map(({ id, revision }) => ({ id, revision, floor: 77 }))
    rows[3] = { ...rows[3], apartmentTypeId: 999_999 }
    rows[40] = { ...rows[40], name: 'Twin' }
    rows[41] = { ...rows[41], name: 'Twin' }
    rows[500] = { ...rows[500], revision: 1 }
    rows[4_998] = { ...rows[4_998], id: 2_000_000_000 }
    rows[4_999] = { name: 'Without a building' }
    const reply = await studio.ask.save('apartments', rows)
    expect(reply.statusCode).toBe(422)
    const stale = reply.json().errors.find(({ row }: { row: number }) => row === 500)
    expect(stale).toMatchObject({
      meta: { changedBy: { id: studio.people.project_editor.userId }, changedAt: expect.any(String) },
      data: { id: before[500]?.id, revision: before[500]?.revision },
    })
    const expected = [
      [3, 'apartmentTypeId', 'unknown-reference'],
      [41, 'name', 'name-taken'],
      [500, 'revision', 'stale'],
      [4_998, 'id', 'not-found'],
      ...['buildingId', 'apartmentTypeId', 'floor', 'rooms', 'area'].map((field) => [
        4_999,
        field,
        'invalid-input',
      ]),
    ]
    expect(problemsIn(reply).map(String).toSorted()).toEqual(expected.map(String).toSorted())
    expect(await rowsOf(buildingId)).toEqual(before)
    expect(await studio.latest()).toBe(actions)
  })

  it('stay as they are when rows of a wrong kind are among them, told along with those that break a rule [AUT-02]', async () => {
    const before = await rowsOf(buildingId)
    const rows: unknown[] = before.map(({ id, revision }) => ({ id, revision, floor: 78 }))
    const at = (row: number, others: object) => ({ ...(rows[row] as object), ...others })
    rows[2] = at(2, { floor: 'third' })
    rows[3] = at(3, { apartmentTypeId: 999_999 })
    rows[4] = at(4, { rooms: 1.5, area: null, colour: 'red', mood: 1 })
    rows[5] = 'an apartment'
    rows[6] = null
    rows[7] = at(7, { id: 0 })
    rows[8] = at(8, { status: 'lost', price: '100' })
    rows[4_999] = { name: 7 }
    const reply = await studio.ask.save('apartments', rows as Record<string, unknown>[])
    expect(reply.statusCode).toBe(422)
    const invalid = (row: number, ...fields: string[]) => fields.map((field) => [row, field, 'invalid-input'])
    const expected = [
      ...invalid(2, 'floor'),
      [3, 'apartmentTypeId', 'unknown-reference'],
      ...invalid(4, 'rooms', 'area', 'colour', 'mood'),
      ...invalid(5, ''),
      ...invalid(6, ''),
      ...invalid(7, 'id'),
      ...invalid(8, 'status', 'price'),
      ...invalid(4_999, 'name'),
    ]
    const told = problemsIn(reply)
    expect(told.map(String).toSorted()).toEqual(expected.map(String).toSorted())
    expect(told.map(([row]) => row)).toEqual(expected.map(([row]) => row))
    expect(await rowsOf(buildingId)).toEqual(before)
  })

  it('and one more are refused [AUT-02]', async () => {
    const rows = Array.from({ length: MANY + 1 }, (_, nth) => fresh(`V-${nth}`))
    expect(refusal(await studio.ask.save('apartments', rows))).toEqual([400, 'invalid-input'])
  })
})

describe('a row', () => {
  it('of another project is none of this one [AUT-02]', async () => {
    const elsewhere = await studio.server.owner
      .insertInto('masterplans')
      .values({ project_id: 101, name: { 1: 'Next door' } })
      .returning(['id', 'revision'])
      .executeTakeFirstOrThrow()
    const reply = await studio.ask.save('masterplans', [{ ...elsewhere, order: 3 }])
    expect(problemsIn(reply)).toEqual([[0, 'id', 'not-found']])
  })

  it('that is sent twice is told, not written twice [AUT-02]', async () => {
    const { id, revision } = await studio.get('apartments', 1001)
    const reply = await studio.ask.save('apartments', [
      { id, revision, floor: 5 },
      { id, revision, floor: 6 },
    ])
    expect([reply.statusCode, problemsIn(reply)]).toEqual([422, [[1, 'id', 'invalid-input']]])
  })

  it('of a thing that is there says which revision it was read at [AUT-02, AUT-03]', async () => {
    const reply = await studio.ask.save('apartments', [fresh('New'), { id: 1001, floor: 5 }])
    expect([reply.statusCode, problemsIn(reply)]).toEqual([428, [[1, 'revision', 'precondition-required']]])
  })

  it.each(LISTED_KINDS)(
    'of %s that is of a wrong kind is told with its number and field [AUT-02]',
    async (kind) => {
      const made = { ...THING_SAMPLES[kind].made }
      const reply = await studio.ask.save(kind, [made, { ...made, unheard: 1 }, { id: 'first', revision: 1 }])
      expect([reply.statusCode, problemsIn(reply)]).toEqual([
        422,
        [
          [1, 'unheard', 'invalid-input'],
          [2, 'id', 'invalid-input'],
        ],
      ])
    },
  )

  it('of what waits for Publish has its own number, new or not [AUT-02]', async () => {
    const { id, revision } = await studio.get('buildings', 1)
    const reply = await studio.ask.save('buildings', [
      { id, revision, floors: 12 },
      { name: { 1: 'On nothing' }, masterplanId: 999_999 },
      { id: 999_999, revision: 1, floors: 1 },
      { name: { 1: 'Fine' }, masterplanId: 2 },
    ])
    expect(problemsIn(reply)).toEqual([
      [1, 'masterplanId', 'unknown-reference'],
      [2, 'id', 'not-found'],
    ])
    expect(await studio.get('buildings', 1)).toMatchObject({ revision, draft: null })
  })

  it('may swap names with another, and take one that goes free by the same call [AUT-02]', async () => {
    const [one, other] = [await studio.get('apartments', 1001), await studio.get('apartments', 1002)]
    const swap = (a: typeof one, b: typeof one) => ({ id: a.id, revision: a.revision, name: b.name })
    await studio.save('apartments', [swap(one, other), swap(other, one)])
    expect((await studio.get('apartments', 1001)).name).toBe(other.name)
    expect((await studio.get('apartments', 1002)).name).toBe(one.name)
  })
})
