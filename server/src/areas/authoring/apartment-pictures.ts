import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { mediaAddress } from '../media/media-address.ts'
import { IS_DRAWN } from './is-drawn.ts'

type Plan = Parameters<typeof mediaAddress>[0]
type Row = { id: number; plan: Plan | null; outlinedOn: number[] }

/** What apartments are shown by: their plans, and the pictures on which they have an outline. */
export async function apartmentPictures(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { plan: string | null; outlinedOn: number[] }>> {
  const { rows } = await sql<Row>`
    select apartment.id, plan.plan, outlined.pictures as "outlinedOn"
    from unnest(${ids}::int[]) as apartment (id)
    left join lateral (
      select jsonb_build_object('id', media.id, 'projectId', media.project_id, 'poiId', media.poi_id,
        'fileKey', media.file_key, 'dataString', media.data_string) as plan
      from pois join media on media.poi_id = pois.id
      where pois.apartment_id = apartment.id and pois.poi_type_id = ${sql.lit(POI_TYPES.apartment)}
        and media.media_type_id = ${sql.lit(MEDIA_TYPES.poi_image)} and media.mime is distinct from 'application/pdf'
      order by media.sort_order, media.id limit 1
    ) as plan on true
    cross join lateral (
      select array_agg(distinct outline.media_id) filter (where outline.media_id is not null) as pictures
      from pois join outlines as outline on outline.poi_id = pois.id
      where pois.apartment_id = apartment.id and ${IS_DRAWN}
    ) as outlined`.execute(db)
  return new Map(
    rows.map(({ id, plan, outlinedOn }) => [
      id,
      { plan: plan && mediaAddress(plan), outlinedOn: outlinedOn ?? [] },
    ]),
  )
}
