import type { Kysely } from 'kysely'
import type { Audience } from '../../platform/database/audience.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import type { Languages } from '../../platform/database/languages.ts'
import { poiMediaItems } from '../media/poi-media.ts'
import { publicPoiIds } from './poi-queries.ts'

/** The media of a point of interest; the public sees an outline only where what it opens is published (NAV-06). */
export async function picturesOf(
  db: Kysely<Database>,
  poiId: number,
  languages: Languages,
  mediaTypeId?: number | undefined,
  audience: Audience = 'public',
) {
  const all = await poiMediaItems(db, poiId, languages)
  const items = all.filter((item) => mediaTypeId === undefined || item.mediaTypeId === mediaTypeId)
  if (audience === 'staff') return items
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
