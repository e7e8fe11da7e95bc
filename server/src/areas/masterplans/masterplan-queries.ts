import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { type Kysely, sql } from 'kysely'
import { type Audience, isShown } from '../../platform/database/audience.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { publishedProjects } from '../../platform/database/published-projects.ts'

export type MasterplanRow = Awaited<ReturnType<typeof masterplanRows>>[number]

const OWN_POI = sql<number | null>`(
  select id from pois where pois.masterplan_id = masterplan.id and poi_type_id = ${sql.lit(POI_TYPES.masterplan)}
  order by sort_order, id limit 1
)`

export function publicMasterplanRow(db: Kysely<Database>, id: number) {
  return publishedProjects(db)
    .innerJoin('masterplans as masterplan', 'masterplan.project_id', 'project.id')
    .where('masterplan.id', '=', id)
    .select(['masterplan.id', 'masterplan.publish', OWN_POI.as('poiId')])
    .executeTakeFirst()
}

export function openMasterplanRows(db: Kysely<Database>, projectIds: readonly number[]) {
  return db
    .selectFrom('masterplans as masterplan')
    .where(sql<boolean>`masterplan.project_id = any (${projectIds}::int[])`)
    .select([
      'masterplan.id',
      'masterplan.project_id as projectId',
      'masterplan.parent_id as parentId',
      'masterplan.community',
    ])
    .orderBy('masterplan.sort_order')
    .orderBy('masterplan.id')
    .execute()
}

/** Those named, published or not, and those in them. */
export function masterplanRows(db: Kysely<Database>, ids: readonly number[], audience: Audience) {
  return db
    .selectFrom('masterplans as masterplan')
    .where(
      sql<boolean>`(
        masterplan.id = any (${ids}::int[])
        or (masterplan.parent_id = any (${ids}::int[]) and ${isShown('masterplan.publish', audience)})
      )`,
    )
    .select([
      'masterplan.id',
      'masterplan.project_id as projectId',
      'masterplan.parent_id as parentId',
      'masterplan.name',
      'masterplan.community',
      'masterplan.publish',
      'masterplan.sort_order as order',
      'masterplan.revision',
      OWN_POI.as('poiId'),
    ])
    .orderBy('masterplan.sort_order')
    .orderBy('masterplan.id')
    .execute()
}

export function listedMasterplanIds(
  db: Kysely<Database>,
  parent: { projectId: number } | { parentId: number },
  audience: Audience,
) {
  const rows = db
    .selectFrom('masterplans')
    .where(isShown('publish', audience))
    .select('id')
    .orderBy('sort_order')
    .orderBy('id')
  return 'projectId' in parent
    ? rows.where('project_id', '=', parent.projectId).execute()
    : rows.where('parent_id', '=', parent.parentId).execute()
}
