import { stylesheetFault } from '@belvedere/domain/content/project-stylesheet'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Dataset } from './dataset.ts'
import { SUTON } from './demo-projects.ts'
import { readDataset } from './read-dataset.ts'
import { type LoadedDemo, loadedDemo } from './testing/loaded-demo.ts'

let demo: LoadedDemo
let dataset: Dataset

beforeAll(async () => {
  demo = await loadedDemo()
  dataset = await readDataset(SUTON)
})
afterAll(() => demo.close())

it('brings a second project, published, on a host of its own, in a dress that its admin could have set [GEN-04]', async () => {
  const [suton] = await demo.rows<{ stylesheet: string }>(
    'select name, publish, stylesheet, logo_media_id from projects join looks using (id) where id = 2',
  )
  expect(suton).toMatchObject({ name: { 1: 'Suton', 6: 'Suton' }, publish: true, logo_media_id: 506 })
  expect(suton?.stylesheet).toBe(dataset.stylesheet)
  expect(stylesheetFault(dataset.stylesheet)).toBeUndefined()
  expect(await demo.rows('select name from hosts where project_id = 2')).toEqual([
    { name: 'suton.localhost' },
  ])
})

it('brings its 16 homes with prices, and plans that show what they say', async () => {
  const rows = await demo.rows(
    `select a.id, a.name, building_id as building, floor, rooms, area, type_key as "typeKey", status, price
     from apartments a join apartment_types t on t.id = apartment_type_id
     join apartment_prices p on p.apartment_id = a.id where a.project_id = 2 order by a.id`,
  )
  expect(rows).toHaveLength(16)
  expect(rows).toMatchObject(
    dataset.apartments.map(({ id, name, building, floor, rooms, area, status, price }) => ({
      id,
      name,
      building,
      floor,
      rooms,
      area,
      status,
      price,
    })),
  )
  const drawn = new Map((await readDataset()).apartments.map((one) => [one.planKey, one]))
  for (const { planKey, area, balconyArea, rooms } of dataset.apartments)
    expect({ planKey, area, balconyArea, rooms }).toEqual(expect.objectContaining(pick(drawn.get(planKey))))
})

it('leads every outline of its pictures to what is its own, each home once', async () => {
  const views = await demo.rows<{ width: number; outlines: { poiId: number }[] }>(
    `select width, (
       select jsonb_agg(jsonb_build_object('poiId', outlines.poi_id)) from outlines where media_id = media.id
     ) as outlines from media where media_type_id = 21 and project_id = 2`,
  )
  expect(views).toHaveLength(dataset.views.length)
  const own = new Set(
    (await demo.rows<{ id: number }>('select id from pois where project_id = 2')).map(({ id }) => id),
  )
  const outlines = views.flatMap((view) => view.outlines)
  expect(outlines.filter(({ poiId }) => !own.has(poiId))).toEqual([])
  const homes = outlines.map(({ poiId }) => poiId).filter((id) => id > 2000)
  expect(homes.toSorted((a, b) => a - b)).toEqual(dataset.apartments.map(({ id }) => id))
})

const pick = (one: Dataset['apartments'][number] | undefined) =>
  one && { planKey: one.planKey, area: one.area, balconyArea: one.balconyArea, rooms: one.rooms }
