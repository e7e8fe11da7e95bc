import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import type { Languages } from '../../platform/database/languages.ts'
import { mediaInLanguage } from './media-in-language.ts'
import { menuItemMediaRows } from './media-queries.ts'
import { presentItem } from './present-media.ts'

/** The texts and pictures of an item of a menu. */
export async function menuItemMedia(db: Kysely<Database>, menuItemId: number, languages: Languages) {
  const rows = await menuItemMediaRows(db, menuItemId)
  return mediaInLanguage(rows, languages).map((row) => presentItem(row, languages))
}
