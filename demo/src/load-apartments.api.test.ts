import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Dataset } from './dataset.ts'
import { readDataset, readDatasetFile } from './read-dataset.ts'
import { type LoadedDemo, loadedDemo } from './testing/loaded-demo.ts'
import { storedBytes } from './testing/stored-bytes.ts'

let demo: LoadedDemo
let dataset: Dataset

beforeAll(async () => {
  demo = await loadedDemo()
  dataset = await readDataset()
})
afterAll(() => demo.close())

describe('every apartment of the dataset is loaded', () => {
  it('has 828 of them, each with its own facts and price', async () => {
    const rows = await demo.rows(
      `select a.id, a.name, building_id as building, floor, (properties->>'levels')::int as levels, rooms, area,
              (properties->>'balconyArea')::float as "balconyArea", properties->>'orientation' as orientation,
              type_key as "typeKey", apartment_type_id as "apartmentTypeId", status, price
       from apartments a join apartment_types t on t.id = apartment_type_id
       join apartment_prices p on p.apartment_id = a.id and p.project_id = a.project_id
       where a.project_id = 1 order by a.id`,
    )
    expect(rows).toHaveLength(828)
    expect(rows).toEqual(dataset.apartments.map(({ planKey: _, ...facts }) => facts).toSorted(byId))
  })

  it('names the six types in both languages', async () => {
    const rows = await demo.rows(
      `select id, type_key as "typeKey", name from apartment_types where project_id = 1 order by id`,
    )
    expect(rows).toEqual(
      dataset.apartmentTypes.map(({ id, typeKey, name }) => ({
        id,
        typeKey,
        name: { 1: name.en, 6: name.sr },
      })),
    )
  })

  it('ties each to its building by a point of interest that has the same id', async () => {
    const rows = await demo.rows(
      `select apartment_id as id, id as "poiId", parent_id as "parentId" from pois where poi_type_id = 6 and project_id = 1 order by id`,
    )
    expect(rows).toEqual(
      dataset.apartments
        .toSorted(byId)
        .map(({ id, building }) => ({ id, poiId: id, parentId: 200 + building })),
    )
  })
})

describe('every plan of the dataset is loaded', () => {
  it.each([
    { code: 'en', langId: 1 },
    { code: 'sr', langId: 6 },
  ])('gives each apartment its own plan in $code, with its words drawn', async ({ code, langId }) => {
    const rows = await demo.rows<{ poi_id: number; file_key: string; mime: string; bytes: string }>(
      `select poi_id, file_key, mime, bytes from media where media_type_id = 2 and lang_id = $1 and project_id = 1`,
      [langId],
    )
    expect(rows).toHaveLength(828)
    expect(new Set(rows.map(({ file_key }) => file_key)).size).toBe(167)
    const planOf = new Map(dataset.apartments.map(({ id, planKey }) => [id, `plans/${planKey}.${code}.svg`]))
    for (const { poi_id, file_key, mime, bytes } of rows) {
      const plan = await readDatasetFile(planOf.get(poi_id) ?? 'none')
      const stored = await storedBytes(file_key)
      expect(wallsOf(stored)).toEqual(wallsOf(plan))
      expect(String(stored)).not.toContain('<text')
      expect({ mime, bytes }).toEqual({ mime: 'image/svg+xml', bytes: String(stored.length) })
    }
  })
})

const wallsOf = (plan: Uint8Array) =>
  Buffer.from(plan)
    .toString('utf8')
    .match(/<path class="k"[^>]*>/g)

const byId = (one: { id: number }, other: { id: number }) => one.id - other.id

it('has a claim for every apartment that is sold, reserved or about to be, and for no other', async () => {
  const rows = await demo.rows(
    `select apartments.id, status, claims.kind from apartments
     left join claims on claims.apartment_id = apartments.id and claims.ended_at is null
     where apartments.project_id = 1`,
  )
  const kinds: Record<string, string | null> = {
    'pending-reservation': 'hold',
    reserved: 'reservation',
    sold: 'sold',
  }
  expect(rows.filter(({ status, kind }) => kind !== (kinds[status] ?? null))).toEqual([])
  expect(rows.filter(({ kind }) => kind !== null).length).toBeGreaterThan(50)
})
