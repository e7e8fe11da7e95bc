import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStudio, type Studio } from '../../testing/studio.ts'
import { outcomes, together } from '../../testing/together.ts'

let studio: Studio
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())

/** Everything may be read meanwhile, and nothing written. */
const nobodyWrites = (table: string) => `lock table ${table} in share row exclusive mode`

const apartment = (name: string) => ({
  name,
  buildingId: 2,
  apartmentTypeId: 1,
  floor: 1,
  rooms: 1,
  area: 1,
})

it('gives a name to one of two who make it at the same moment, and tells the other that it is taken [AUT-01, AUT-02]', async () => {
  const replies = await together(studio.server, nobodyWrites('apartments'), [
    () => studio.ask.add('apartments', apartment('Same')),
    () => studio.ask.save('apartments', [apartment('Same'), apartment('Other')]),
  ])
  expect(outcomes(replies)).toEqual(['done', 'name-taken'])
  const second = replies.find(({ statusCode }) => statusCode >= 400)
  expect(second?.json().errors).toEqual([
    expect.objectContaining({ row: 0, field: 'name', code: 'name-taken' }),
  ])
  const rows = await studio.server.owner
    .selectFrom('apartments')
    .where('building_id', '=', 2)
    .where('name', '=', 'Same')
    .select('id')
    .execute()
  expect(rows).toHaveLength(1)
})

it('lets one of two outline a thing on a picture, and tells the other that it is there [AUT-01]', async () => {
  const add = () => studio.ask.add('outlines', { mediaId: 14, poiId: 1_003, parts: [] })
  expect(outcomes(await together(studio.server, nobodyWrites('outlines'), [add, add]))).toEqual([
    'already-there',
    'done',
  ])
})

it('has in the record what one of them did, and no more [AUT-04]', async () => {
  const before = await studio.latest()
  const add = () => studio.ask.add('apartments', apartment('Again'))
  await together(studio.server, nobodyWrites('apartments'), [add, add])
  const { rows } = await sql`select id from actions where id > ${before}`.execute(studio.server.owner)
  expect(rows).toHaveLength(1)
})
