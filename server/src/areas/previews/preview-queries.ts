import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { type PageAsked, pageOf } from '../../platform/database/paging.ts'

const COLUMNS = ['id', 'prices', 'until', 'made_by', 'made_at'] as const

export type PreviewLinkRow = Pick<Selectable<Database['preview_links']>, (typeof COLUMNS)[number]>

export const previewLinksOf = (db: Kysely<Database>, projectId: number, asked: PageAsked) =>
  pageOf<PreviewLinkRow>(db, {
    from: 'preview_links',
    as: 'link',
    where: sql`link.project_id = ${projectId} and link.withdrawn_at is null and link.until > now()`,
    select: sql.join(COLUMNS.map((column) => sql.ref(`link.${column}`))),
    id: sql`link.id`,
    asked,
  })

type NewLink = { projectId: number; hash: Buffer; prices: boolean; days: number; userId: number }

export function keepPreviewLink(db: Kysely<Database>, link: NewLink): Promise<PreviewLinkRow> {
  return db
    .insertInto('preview_links')
    .values({
      project_id: link.projectId,
      token_hash: link.hash,
      prices: link.prices,
      until: sql<Date>`now() + make_interval(days => ${link.days})`,
      made_by: link.userId,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** Whether there was one to withdraw. */
export async function withdrawLink(db: Kysely<Database>, projectId: number, id: number): Promise<boolean> {
  const row = await db
    .updateTable('preview_links')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
