import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import type { Languages } from '../../platform/database/languages.ts'
import { poiMediaItems } from '../media/poi-media.ts'
import { publicPoiIds } from './poi-queries.ts'

/** The media of a point of interest with the outlines whose target is published (NAV-06). */
export async function picturesOf(
  db: Kysely<Database>,
  poiId: number,
  languages: Languages,
  mediaTypeId?: number | undefined,
) {
  const all = await poiMediaItems(db, poiId, languages)
  const items = all.filter((item) => mediaTypeId === undefined || item.mediaTypeId === mediaTypeId)
  const outlined = items.flatMap(({ mediaData }) => mediaData.polygons.map((polygon) => polygon.poiId))
  const shown = new Set((await publicPoiIds(db, outlined)).map(({ id }) => id))
  return items.map((item) => ({
    ...item,
    mediaData: {
      ...item.mediaData,
      polygons: item.mediaData.polygons.filter((polygon) => shown.has(polygon.poiId)),
    },
  }))
}
