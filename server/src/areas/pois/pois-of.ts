import type { Kysely } from 'kysely'
import type { Audience } from '../../platform/database/audience.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import type { Languages } from '../../platform/database/languages.ts'
import { poiMedia } from '../media/poi-media.ts'
import { poisOnRows } from './poi-queries.ts'
import { presentPoi } from './present-poi.ts'

/** A thing's own point of interest first, then those that lie on it, in their order; null is a thing without one. */
export async function poisOf(
  db: Kysely<Database>,
  ownPoiId: number | null,
  languages: Languages,
  poiTypeId?: number | undefined,
  audience: Audience = 'public',
) {
  if (ownPoiId === null) return []
  const all = await poisOnRows(db, ownPoiId, audience)
  const rows = all.filter((row) => poiTypeId === undefined || row.poiTypeId === poiTypeId)
  const mediaOf = await poiMedia(
    db,
    rows.map(({ id }) => id),
    languages,
  )
  return rows.map((row) => presentPoi(row, mediaOf(row.id), languages))
}
