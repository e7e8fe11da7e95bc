import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { actionOf, openStudio, refusal, type Studio } from '../../testing/studio.ts'

let studio: Studio
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())

/** Two apartments in a building in a masterplan in another one, all unpublished; the action that made the apartments. */
async function aBlock() {
  const outer = await studio.add('masterplans', { name: { 1: 'Outer' } })
  const inner = await studio.add('masterplans', { name: { 1: 'Inner' }, parentId: outer.id })
  const building = await studio.add('buildings', { name: { 1: 'Block' }, masterplanId: inner.id })
  const facts = { buildingId: building.id, apartmentTypeId: 1, floor: 1, rooms: 1, area: 30, publish: false }
  let ids: number[] = []
  const made = await actionOf(studio, async () => {
    ids = await studio.save(
      'apartments',
      ['A', 'B'].map((name) => ({ ...facts, name, status: 'available' })),
      'project_admin',
    )
  })
  const [first = 0, second = 0] = ids
  return { outer, inner, building, first, second, made }
}

const set = async (id: number, body: Record<string, unknown>) =>
  studio.attributes(await studio.setStatus(id, body, 'project_admin'))
const HOLD = { status: 'pending-reservation', heldBy: 'Ana' }

it('what was ever reserved is removed by nobody, nor what it lies in, by no way round [AUT-11]', async () => {
  const { outer, inner, building, first, second, made } = await aBlock()
  await set(first, HOLD)
  await set(first, { status: 'reserved' })
  // It is free again: that it was reserved stays.
  await set(first, { status: 'available' })
  for (const [kind, { id }] of [
    ['apartments', { id: first }],
    ['buildings', building],
    ['masterplans', inner],
    ['masterplans', outer],
  ] as const)
    for (const confirm of [undefined, 6]) {
      const reply = await studio.ask.remove(kind, await studio.get(kind, id), confirm)
      expect([kind, ...refusal(reply), reply.json().meta]).toEqual([
        kind,
        409,
        'was-sold',
        { count: 1, names: ['A'] },
      ])
    }
  const undo = await studio.ask.undo(made, { who: 'project_admin' })
  expect(undo.json().meta.kept).toContainEqual({ table: 'apartments', key: String(first), reason: 'in-use' })
  for (const gone of [
    sql`delete from apartments where id = ${first}`,
    sql`delete from buildings where id = ${building.id}`,
    sql`delete from masterplans where id = ${outer.id}`,
  ])
    await expect(gone.execute(studio.server.owner)).rejects.toMatchObject({ code: 'BV002' })
  const beside = await studio.get('apartments', second)
  expect(refusal(await studio.ask.remove('apartments', beside))).toEqual([409, 'confirmation-required'])
  await studio.change('apartments', first, { publish: true })
  expect(await studio.change('apartments', first, { publish: false })).toMatchObject({ publish: false })
})

it('what was only held goes, as it did [AUT-11]', async () => {
  const { building, first } = await aBlock()
  await set(first, HOLD)
  await set(first, { status: 'available' })
  expect(refusal(await studio.ask.remove('buildings', await studio.get('buildings', building.id)))).toEqual([
    409,
    'confirmation-required',
  ])
})
