import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { type PageAsked, pageOf } from '../../platform/database/paging.ts'

type ViewerRow = { id: number; email: string; addedAt: Date }

const viewers = (db: Kysely<Database>, where: RawBuilder<unknown>, asked: PageAsked) =>
  pageOf<ViewerRow>(db, {
    from: 'price_viewers',
    as: 'viewer',
    where,
    select: sql`viewer.id, viewer.email, viewer.added_at as "addedAt"`,
    sort: [sql`lower(viewer.email)`],
    id: sql`viewer.id`,
    asked,
  })

export function viewersOf(db: Kysely<Database>, projectId: number, find: string, asked: PageAsked) {
  const found = sql`position(lower(${find}) in lower(viewer.email)) > 0`
  return viewers(db, sql`viewer.project_id = ${projectId} and ${found}`, asked)
}

/** The same address twice is one, as it was first written. */
export async function keepViewer(
  db: Kysely<Database>,
  { projectId, email, userId }: { projectId: number; email: string; userId: number },
): Promise<ViewerRow> {
  await db
    .insertInto('price_viewers')
    .values({ project_id: projectId, email, added_by: userId })
    .onConflict((present) => present.expression(sql`project_id, lower(email)`).doNothing())
    .execute()
  return db
    .selectFrom('price_viewers')
    .where('project_id', '=', projectId)
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .select(['id', 'email', 'added_at as addedAt'])
    .executeTakeFirstOrThrow()
}

export function deleteViewer(db: Kysely<Database>, projectId: number, id: number) {
  return db
    .deleteFrom('price_viewers')
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .returning('id')
    .executeTakeFirst()
}
