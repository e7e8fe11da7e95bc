import type { Kysely } from 'kysely'
import { tagged } from '../../platform/answers/version-tag.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import type { Languages } from '../../platform/database/languages.ts'
import { orNotFound } from '../../platform/http/refused.ts'
import { poiMedia } from '../media/poi-media.ts'
import { poiRow, publicPoiRow } from './poi-queries.ts'
import { presentPoi } from './present-poi.ts'

export async function publicPoi(db: Kysely<Database>, id: number) {
  return tagged(await publicPoiRow(db, id))
}

/** What a public point of interest lies on. */
export async function publicParent(db: Kysely<Database>, id: number) {
  const { parentId } = await publicPoi(db, id)
  return publicPoi(db, orNotFound(parentId ?? undefined))
}

export async function readPoi(db: Kysely<Database>, id: number, languages: Languages) {
  const row = orNotFound(await poiRow(db, id))
  const mediaOf = await poiMedia(db, [id], languages)
  return presentPoi(row, mediaOf(id), languages)
}
