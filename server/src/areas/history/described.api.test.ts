import { listActions } from '@belvedere/contract/calls/history'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { RIVA } from '../../testing/identities.ts'
import { actionOf, openStudio, type Studio } from '../../testing/studio.ts'

let studio: Studio
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())

const listed = async (query: Record<string, string | number> = {}) =>
  (await studio.server.ask(listActions, { projectId: RIVA }, query, studio.people.project_editor.headers))
    .json()
    .data.map(({ attributes }: { attributes: Record<string, unknown> }) => attributes)

it('says who did it, what it touched, and by which names [HIS-01]', async () => {
  const id = await actionOf(studio, () => studio.change('apartments', 1001, { floor: 12 }))
  const [latest] = await listed()
  expect(latest).toMatchObject({
    id,
    kind: 'apartments.change',
    touched: { apartments: 1 },
    names: ['R1-101'],
  })
  expect(latest.person.id).toBe(studio.people.project_editor.userId)
})

it('is found by person and by kind [HIS-01]', async () => {
  const { userId } = studio.people.project_editor
  const draft = await actionOf(studio, () => studio.change('buildings', 2, { floors: 8 }))
  expect((await listed({ 'filter[kind]': 'places' }))[0]).toMatchObject({ id: draft })
  expect((await listed({ 'filter[kind]': 'look' })).map(({ id }: { id: number }) => id)).not.toContain(draft)
  const mine = await listed({ 'filter[userId]': userId })
  expect(mine.map(({ id }: { id: number }) => id)).toContain(draft)
  expect(await listed({ 'filter[userId]': 2_000_000_000 })).toEqual([])
})

it('is found by when it was done [HIS-01]', async () => {
  const id = await actionOf(studio, () => studio.change('apartments', 1004, { floor: 4 }))
  const [latest] = await listed()
  const before = (moment: string) => listed({ 'filter[before]': moment })
  const after = new Date(Date.parse(latest.at) + 1).toISOString()
  expect((await before(after))[0]).toMatchObject({ id })
  expect((await before(latest.at)).map((one: { id: number }) => one.id)).not.toContain(id)
  expect(await before('1990-01-01T00:00:00Z')).toEqual([])
})

it('says before an undo how much goes back and what stays [HIS-01]', async () => {
  const id = await actionOf(studio, () => studio.change('apartments', 1003, { floor: 13 }))
  const read = async () => (await studio.ask.action(id)).json().data.attributes
  const before = await read()
  expect(before.undo).toEqual({ allowed: true, undone: 1, stays: 0, kept: [] })
  expect((await studio.rowsOf(id))[0]).toMatchObject({
    table: 'apartments',
    name: 'R1-103',
    after: { floor: 13 },
  })
  await studio.change('apartments', 1003, { floor: 14 })
  expect((await read()).undo).toEqual({
    allowed: true,
    undone: 0,
    stays: 1,
    kept: [{ table: 'apartments', key: '1003', reason: 'changed-since' }],
  })
})

it('says of a changed price that it is one, to those who may see prices [HIS-01]', async () => {
  const { revision } = await studio.get('apartments', 1005)
  await studio.save('apartments', [{ id: 1005, revision, price: 123_456 }], 'project_admin')
  expect((await listed())[0]).toMatchObject({ touched: { apartment_prices: 1 }, names: ['R1-105'] })
})
