import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Dataset, Point, Target } from './dataset.ts'
import { readDataset, readDatasetFile } from './read-dataset.ts'
import { type LoadedDemo, loadedDemo } from './testing/loaded-demo.ts'
import { storedBytes } from './testing/stored-bytes.ts'

type Outline = { poiId: number; points: Point[] }
type ViewRow = {
  id: number
  file_key: string
  bytes: string
  width: number
  height: number
  tiles: unknown[]
  polygons: Outline[]
}

const POI_BASE = { masterplan: 100, building: 200, apartment: 0 }
const poiId = ({ kind, id }: Target) => POI_BASE[kind] + id

let demo: LoadedDemo
let dataset: Dataset
let views: ViewRow[]

beforeAll(async () => {
  demo = await loadedDemo()
  dataset = await readDataset()
  views = await demo.rows<ViewRow>(
    `select poi_id as id, file_key, bytes, width, height, jsonb_build_array(tile_format, tile_size, tile_overlap) as tiles,
       (select jsonb_agg(jsonb_build_object('poiId', outlines.poi_id, 'points', points) order by sort_order, part)
        from outlines, jsonb_array_elements(parts) with ordinality as drawn (points, part)
        where media_id = media.id) as polygons
     from media where media_type_id = 21 and project_id = 1 order by poi_id`,
  )
})
afterAll(() => demo.close())

it('brings all 23 pictures, byte by byte, with their sizes', async () => {
  expect(views).toHaveLength(23)
  for (const [index, { file, width, height, id }] of dataset.views.entries()) {
    const picture = await readDatasetFile(file)
    expect(views[index]).toMatchObject({ id, width, height, bytes: String(picture.length) })
    expect(picture.equals(await storedBytes(views[index]?.file_key ?? '')), file).toBe(true)
  }
})

it('brings all 1027 outlines, in their order, with the point of interest that each leads to', () => {
  const outlines = views.map(({ polygons }) => polygons.filter(({ points }) => points.length > 1))
  expect(outlines.flat()).toHaveLength(1027)
  expect(outlines).toEqual(
    dataset.views.map(({ polygons }) =>
      polygons.map(({ target, points }) => ({ poiId: poiId(target), points })),
    ),
  )
})

it('marks all 28 places of the 10 info points by a single point', () => {
  const markers = views.flatMap(({ id, polygons }) =>
    polygons
      .filter(({ points }) => points.length === 1)
      .map(({ poiId: marked, points }) => ({ view: id, surrounding: marked - 300, point: points[0] })),
  )
  expect(markers).toHaveLength(28)
  const expected = dataset.surroundings.flatMap(({ id, positions }) =>
    positions.map(({ view, x, y }) => ({ view, surrounding: id, point: [x, y] })),
  )
  expect(new Set(markers.map((marker) => JSON.stringify(marker)))).toEqual(
    new Set(expected.map((marker) => JSON.stringify(marker))),
  )
})

it('leads every outline to a point of interest of the same project', async () => {
  const known = new Set(
    (await demo.rows<{ id: number }>('select id from pois where project_id = 1')).map(({ id }) => id),
  )
  const targets = views.flatMap(({ polygons }) => polygons.map((outline) => outline.poiId))
  expect(targets.filter((id) => !known.has(id))).toEqual([])
})

it('makes each view a point of interest of its owner, in the order of the owner, with its name', async () => {
  const rows = await demo.rows(
    `select p.id, poi_type_id, parent_id, masterplan_id, building_id, p.sort_order,
            jsonb_object_agg(t.lang_id, t.content) as name
     from pois p join media m on m.poi_id = p.id and m.media_type_id = 1 join media_texts t on t.media_id = m.id
     where poi_type_id in (7, 8) and p.project_id = 1 group by p.id order by p.id`,
  )
  const owners = { masterplan: dataset.masterplans, building: dataset.buildings }
  expect(rows).toEqual(
    dataset.views.map(({ id, owner, name }) => ({
      id,
      poi_type_id: owner.kind === 'masterplan' ? 8 : 7,
      parent_id: poiId(owner),
      masterplan_id: owner.kind === 'masterplan' ? owner.id : null,
      building_id: owner.kind === 'building' ? owner.id : null,
      sort_order: owners[owner.kind].find((one) => one.id === owner.id)?.views.indexOf(id),
      name: { 1: name.en, 6: name.sr },
    })),
  )
})

it('cuts every picture into a whole pyramid of tiles', async () => {
  for (const { file_key, width, height, tiles } of views) {
    expect(tiles).toEqual(['webp', 512, 1])
    const level = Math.ceil(Math.log2(Math.max(width, height)))
    const [columns, rows] = [Math.ceil(width / 512), Math.ceil(height / 512)]
    for (const tile of ['0/0_0', `${level}/0_0`, `${level}/${columns - 1}_${rows - 1}`])
      expect((await storedBytes(`${file_key}.tiles/${tile}.webp`)).subarray(8, 12).toString()).toBe('WEBP')
    await expect(storedBytes(`${file_key}.tiles/${level}/${columns}_0.webp`)).rejects.toThrow('is not stored')
  }
})
