import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { mediaAddress } from '../media/media-address.ts'
import { IS_DRAWN } from './is-drawn.ts'

type Pictures = { plan: string | null; outlinedOn: number[] }

/** What apartments are shown by: their plans, and the pictures on which they have an outline. */
export async function apartmentPictures(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Pictures>> {
  const plans = await planRows(db, ids)
  const outlines = await outlineRows(db, ids)
  const planOf = new Map(plans.map(({ apartmentId, ...plan }) => [apartmentId, mediaAddress(plan)]))
  const outlinedOn = new Map(outlines.map(({ apartmentId, pictures }) => [apartmentId, pictures]))
  return new Map(
    ids.map((id) => [id, { plan: planOf.get(id) ?? null, outlinedOn: outlinedOn.get(id) ?? [] }]),
  )
}

type Plan = Parameters<typeof mediaAddress>[0] & { apartmentId: number }

/** The first of each that is a picture. */
async function planRows(db: Kysely<Database>, ids: readonly number[]): Promise<Plan[]> {
  const { rows } = await sql<Plan>`
    select distinct on (pois.apartment_id) pois.apartment_id as "apartmentId", media.id,
      media.project_id as "projectId", media.poi_id as "poiId", media.file_key as "fileKey",
      media.data_string as "dataString"
    from pois join media on media.poi_id = pois.id
    where pois.apartment_id = any (${ids}::int[]) and pois.poi_type_id = ${sql.lit(POI_TYPES.apartment)}
      and media.media_type_id = ${sql.lit(MEDIA_TYPES.poi_image)} and media.mime is distinct from 'application/pdf'
    order by pois.apartment_id, media.sort_order, media.id`.execute(db)
  return rows
}

type Outlined = { apartmentId: number; pictures: number[] }

async function outlineRows(db: Kysely<Database>, ids: readonly number[]): Promise<Outlined[]> {
  const { rows } = await sql<Outlined>`
    select pois.apartment_id as "apartmentId", array_agg(distinct outline.media_id) as pictures
    from pois join outlines as outline on outline.poi_id = pois.id
    where pois.apartment_id = any (${ids}::int[]) and ${IS_DRAWN}
    group by pois.apartment_id`.execute(db)
  return rows
}
