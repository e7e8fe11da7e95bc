import { listImports } from '@belvedere/contract/calls/imports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RIVA } from '../../testing/identities.ts'
import { inventoryOf } from '../../testing/import-inventory.ts'
import { listDesk } from '../../testing/list-desk.ts'
import { openStudio, refusal, type Studio } from '../../testing/studio.ts'

type Apartment = { id: number; name: string; floor: number; rooms: number; area: number }

let studio: Studio
let desk: ReturnType<typeof listDesk>
let apartments: Apartment[]
beforeAll(async () => {
  studio = await openStudio()
  desk = listDesk(studio)
  apartments = await studio.server.owner
    .selectFrom('apartments')
    .where('building_id', '=', 3)
    .select(['id', 'name', 'floor', 'rooms', 'area'])
    .orderBy('id')
    .execute()
})
afterAll(() => studio.close())

const listOf = (head: string, row: (apartment: Apartment, nth: number) => (string | number)[]) =>
  [head, ...apartments.map((apartment, nth) => row(apartment, nth).join(','))].join('\n')

/** Floor and rooms have changed places. */
const swapped = () => listOf('Name,Floor,Rooms', ({ name, floor, rooms }) => [name, rooms, floor])

const differing = () => apartments.filter(({ floor, rooms }) => floor !== rooms).length

describe('a column is held back until it is confirmed', () => {
  it('when its values fit another one better, with samples of what it says [IMP-07]', async () => {
    const before = await inventoryOf(studio.server)
    const { id } = await desk.send(swapped())
    const seen = await desk.look(id)
    expect(seen).toMatchObject({ confirm: 0, guards: [] })
    expect(seen.heldColumns).toMatchObject([
      { field: 'floor', like: 'rooms', changes: differing(), rows: apartments.length },
      { field: 'rooms', like: 'floor', changes: differing() },
    ])
    const [first] = apartments.filter(({ floor, rooms }) => floor !== rooms)
    expect(seen.heldColumns[0].samples[0]).toMatchObject({
      name: first?.name,
      before: first?.floor,
      after: first?.rooms,
      says: String(first?.rooms),
    })
    expect(await desk.make(id, { confirm: 0 })).toMatchObject({ state: 'applied', changes: 0 })
    expect(await inventoryOf(studio.server)).toEqual(before)
  })

  it('when it changes in a fifth of the rows, and not in fewer [IMP-07]', async () => {
    const fifth = Math.ceil(apartments.length / 5)
    const floors = (count: number) =>
      listOf('Name,Floor', ({ name, floor }, nth) => [name, nth < count ? floor + 100 : floor])
    const held = async (list: string) => (await desk.look((await desk.send(list)).id)).heldColumns
    expect(await held(floors(fifth - 1))).toEqual([])
    expect(await held(floors(fifth))).toMatchObject([{ field: 'floor', reasons: ['many', 'odd-rows'] }])
  })

  it('and is made once it is, at the look at which it was [IMP-07]', async () => {
    const { id } = await desk.send(swapped())
    const { look } = await desk.look(id)
    const confirm = differing()
    const confirmed = { confirmedColumns: ['floor'], confirm }
    expect(refusal(await desk.ask.apply(id, confirmed))).toEqual([409, 'confirmation-required'])
    const done = await desk.make(id, { ...confirmed, look })
    expect(done).toMatchObject({ state: 'applied', changes: confirm })
    const [first] = apartments.filter(({ floor, rooms }) => floor !== rooms)
    expect(await studio.get('apartments', first?.id ?? 0)).toMatchObject({
      floor: first?.rooms,
      rooms: first?.rooms,
    })
    expect((await studio.ask.undo(done.actionId, { who: 'project_admin' })).statusCode).toBe(200)
  })

  it('and is refused when something else is held back by then [IMP-07]', async () => {
    const { id } = await desk.send(swapped())
    const { look } = await desk.look(id)
    const [first] = apartments.filter(({ floor, rooms }) => floor !== rooms)
    const thing = await studio.get('apartments', first?.id ?? 0)
    await studio.save('apartments', [{ id: thing.id, revision: thing.revision, floor: 50 }], 'project_admin')
    const before = await inventoryOf(studio.server)
    // As many as before, of which one is another.
    const reply = await desk.ask.apply(id, { confirmedColumns: ['floor'], look, confirm: differing() })
    expect(refusal(reply)).toEqual([409, 'confirmation-required'])
    expect(await inventoryOf(studio.server)).toEqual(before)
    const { look: now } = await desk.look(id)
    expect(now).not.toBe(look)
  })

  it('also of a list that waits for its time [IMP-07]', async () => {
    const { id } = await desk.send(swapped())
    const at = `${new Date().getFullYear() + 1}-12-01T09:00`
    await desk.make(id, { at, confirm: 0 })
    const kept = studio.server.owner.selectFrom('import_changes').where('import_id', '=', id)
    expect(await kept.selectAll().execute()).toEqual([])
    const listed = await studio.server.ask(
      listImports,
      { projectId: RIVA },
      {},
      studio.people.project_admin.headers,
    )
    expect(listed.json().data[0].attributes).toMatchObject({ id, state: 'scheduled', changes: 0 })
    await desk.ask.cancel(id)
  })
})

describe('what comes back on the market', () => {
  it('waits until it is confirmed [IMP-07]', async () => {
    const { owner } = studio.server
    const away = owner
      .selectFrom('apartments')
      .where('building_id', '=', 3)
      .where('status', '=', 'unavailable')
    const { name } = await away.select('name').executeTakeFirstOrThrow()
    const { id } = await desk.send(`Name,Status\n${name},Available\n`)
    const seen = await desk.look(id)
    expect(seen.changed).toMatchObject([{ held: ['back-on-market'], refused: null }])
    expect(seen.confirm).toBe(0)
  })
})

it('an editor takes nothing off sale by a list that leaves it out [IMP-03]', async () => {
  const before = await inventoryOf(studio.server)
  const [one] = apartments
  const sent = await desk.ask.upload(`Name,Floor\n${one?.name},${one?.floor}`, 'list.csv', 'project_editor')
  const { id } = sent.json().data.attributes
  const seen = (await desk.ask.check(id, {}, 'project_editor')).json().data.attributes
  expect(seen.missing.length).toBeGreaterThan(0)
  expect(seen.missing.some(({ canBeUnavailable }: { canBeUnavailable: boolean }) => canBeUnavailable)).toBe(
    false,
  )
  const wish = { confirm: seen.missing.length, missing: 'unavailable', look: seen.look }
  for (const more of [{}, { at: '2030-01-01T00:00' }])
    expect(refusal(await desk.ask.apply(id, { ...wish, ...more }, 'project_editor'))).toEqual([
      403,
      'forbidden',
    ])
  expect(await inventoryOf(studio.server)).toEqual(before)
})
