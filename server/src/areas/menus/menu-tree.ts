import type { MenuItem } from '@belvedere/contract/entities/menu-item'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { tagged } from '../../platform/answers/version-tag.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { inLanguage, type Languages } from '../../platform/database/languages.ts'
import { orNotFound } from '../../platform/http/refused.ts'
import { type MenuItemRow, menuItemRows, publicClientAppRow, publicMenuItemRow } from './menu-queries.ts'

type Item = z.output<typeof MenuItem>

export async function publicClientApp(db: Kysely<Database>, id: number) {
  return tagged(await publicClientAppRow(db, id))
}

export async function publicMenuItem(db: Kysely<Database>, id: number) {
  const owner = tagged(await publicMenuItemRow(db, id))
  const row = orNotFound((await menuItemRows(db, owner.clientAppId)).find((item) => item.id === id))
  return { ...owner, row }
}

export function presentMenuItem(row: MenuItemRow, languages: Languages): Item {
  const { id, clientAppId, projectId, parentId, poiId, order } = row
  return { id, clientAppId, projectId, parentId, poiId, order, name: inLanguage(row.name, languages) }
}

export const itemsBelow = (rows: readonly MenuItemRow[], parentId: number | null) =>
  rows.filter((row) => row.parentId === parentId)

/** The items below one, each with those below it, to the last. */
export function presentTree(
  rows: readonly MenuItemRow[],
  parentId: number | null,
  languages: Languages,
): Item[] {
  return itemsBelow(rows, parentId).map((row) => ({
    ...presentMenuItem(row, languages),
    children: presentTree(rows, row.id, languages),
  }))
}
