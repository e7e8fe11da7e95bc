/** A building's picture with as many apartments on it as asked for, drawn as a grid in perspective. */

interface CrowdedView {
  readonly path: string
  /** Of the camera view. */
  readonly id: number
  /** The middle of the n-th apartment, in pixels of the picture. */
  readonly centreOf: (n: number) => readonly [number, number]
}

type Sql = (statement: string, values?: unknown[]) => Promise<unknown>

const PICTURE = { width: 1920, height: 1080 }
/** A façade is wider than it is tall, and so are its apartments. */
const CELL_SHAPE = 2.2
const FIRST = 100_000

/** Adds a camera view to Riva One (building 1) that shows its front again, with `count` apartments of its own. */
export async function crowdedView(sql: Sql, count: number): Promise<CrowdedView> {
  const id = FIRST + 10 * count
  const columns = Math.max(1, Math.round(Math.sqrt((count * PICTURE.width) / PICTURE.height / CELL_SHAPE)))
  const rows = Math.ceil(count / columns)
  const outlines = Array.from({ length: count }, (_, n) => outlineOf(n, columns, rows))
  await sql(ADD, [
    id,
    JSON.stringify(outlines.map((points, n) => ({ poiId: apartmentId(count, n), points }))),
    JSON.stringify(
      outlines.map((_, n) => ({
        id: apartmentId(count, n),
        name: `X${count}-${n + 1}`,
        floor: rows - Math.floor(n / columns),
      })),
    ),
  ])
  const centreOf = (n: number) => {
    const corners = outlines[n] ?? []
    const sum = corners.reduce(([x, y], corner) => [x + corner[0], y + corner[1]], [0, 0])
    return [sum[0] / corners.length, sum[1] / corners.length] as const
  }
  return { path: `/masterplan/2/building/1/${id}`, id, centreOf }
}

/** The n-th apartment of a crowd, counted from the top left. */
export function apartmentId(count: number, n: number): number {
  return FIRST * 10 + count * 10_000 + n
}

/** Its corners, in pixels of the picture: eight of them, as a drawn façade has. */
function outlineOf(n: number, columns: number, rows: number): [number, number][] {
  const [width, height] = [(0.9 * PICTURE.width) / columns, (0.8 * PICTURE.height) / rows]
  const [left, top] = [
    0.05 * PICTURE.width + (n % columns) * width,
    0.1 * PICTURE.height + Math.floor(n / columns) * height,
  ]
  const corners: [number, number][] = [
    [0.04, 0.1],
    [0.5, 0.04],
    [0.96, 0.1],
    [0.98, 0.5],
    [0.96, 0.94],
    [0.5, 0.98],
    [0.04, 0.94],
    [0.02, 0.5],
  ]
  return corners.map(([x, y]) => [tenth(left + x * width), tenth(top + y * height)])
}

const tenth = (value: number) => Math.round(value * 10) / 10

const ADD = `
with view as (
  insert into pois (id, project_id, poi_type_id, parent_id, building_id, sort_order)
  select $1::int, project_id, poi_type_id, parent_id, building_id, 1000 from pois where id = 7 returning id
), title as (
  insert into media (id, project_id, media_context_id, poi_id, media_type_id, name)
  select $1::int * 10, 1, 2, id, 1, 'title' from view returning id
), words as (
  insert into media_texts (media_id, project_id, lang_id, content)
  select id, 1, 1, 'Crowd' from title
), picture as (
  insert into media (id, project_id, media_context_id, poi_id, media_type_id, name, file_key, mime, bytes, width, height, tile_format, tile_size, tile_overlap)
  select $1::int * 10 + 1, project_id, media_context_id, view.id, media_type_id, name, file_key, mime, bytes, width, height,
         tile_format, tile_size, tile_overlap
  from media, view where poi_id = 7 and media_type_id = 21 returning id
), flats as (
  insert into apartments (id, project_id, building_id, apartment_type_id, name, status, floor, rooms, area, properties)
  select id, 1, 1, 3, name,
         ('{available,sold,reserved,available,pending-reservation,unavailable}'::text[])[1 + id % 6], floor, 3, 60,
         '{"orientation": "", "balconyArea": 0, "levels": 1}'
  from jsonb_to_recordset($3::jsonb) as flat (id int, name text, floor int) returning id
), homes as (
  insert into pois (id, project_id, poi_type_id, parent_id, apartment_id)
  select id, 1, 6, 201, id from flats returning id
)
insert into outlines (project_id, media_id, poi_id, parts, sort_order)
select 1, picture.id, (outline ->> 'poiId')::int, jsonb_build_array(outline -> 'points'), place
from picture, jsonb_array_elements($2::jsonb) with ordinality as drawn (outline, place)`
