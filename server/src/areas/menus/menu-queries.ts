import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { type PageAsked, pageOf } from '../../platform/database/paging.ts'
import { publishedProjects } from '../../platform/database/published-projects.ts'

export type MenuItemRow = Awaited<ReturnType<typeof menuItemRows>>[number]

type ClientAppRow = { id: number; name: string; projectId: number }

/** Of these projects, or of all. */
export function clientAppsPage(
  db: Kysely<Database>,
  projectIds: readonly number[] | undefined,
  asked: PageAsked,
) {
  return pageOf<ClientAppRow>(db, {
    from: 'client_apps',
    as: 'app',
    where: projectIds ? sql`app.project_id = any (${projectIds}::int[])` : sql`true`,
    select: sql`app.id, app.name, app.project_id as "projectId"`,
    id: sql`app.id`,
    asked,
  })
}

export function publicClientAppRow(db: Kysely<Database>, id: number) {
  return publishedProjects(db)
    .innerJoin('client_apps as app', 'app.project_id', 'project.id')
    .where('app.id', '=', id)
    .select('app.id as clientAppId')
    .executeTakeFirst()
}

export function publicMenuItemRow(db: Kysely<Database>, id: number) {
  return publishedProjects(db)
    .innerJoin('menu_items as item', 'item.project_id', 'project.id')
    .where('item.id', '=', id)
    .select('item.client_app_id as clientAppId')
    .executeTakeFirst()
}

/** The whole menu of a client app, as the asking role sees it. */
export function menuItemRows(db: Kysely<Database>, clientAppId: number) {
  return db
    .selectFrom('menu_items as item')
    .where('item.client_app_id', '=', clientAppId)
    .select([
      'item.id',
      'item.client_app_id as clientAppId',
      'item.project_id as projectId',
      'item.parent_id as parentId',
      'item.poi_id as poiId',
      'item.name',
      'item.sort_order as order',
    ])
    .orderBy('item.sort_order')
    .orderBy('item.id')
    .execute()
}
