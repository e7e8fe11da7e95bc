import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'

type UserRow = { id: number; roleId: number; mediaId: number | null }

const USERS = sql<UserRow[] | null>`(
  select jsonb_agg(jsonb_build_object('id', user_id, 'roleId', role_id, 'mediaId', media_id) order by user_id)
  from project_users where project_users.project_id = project.id
)`

const HOSTS = sql<string[]>`array(select name from hosts where hosts.project_id = project.id order by name)`

/** A host that carries no other project; a name rather than an address. */
const OWN_HOST = sql<string | null>`(
  select name from hosts as own where own.project_id = project.id
    and not exists (select from hosts where hosts.name = own.name and hosts.project_id <> own.project_id)
  order by name ~ '^[0-9.]+$', name limit 1
)`

/** What only staff see of a project. */
export function staffProjectRows(db: Kysely<Database>, ids: readonly number[]) {
  return db
    .selectFrom('projects as project')
    .innerJoin('looks as look', 'look.id', 'project.id')
    .where(sql<boolean>`project.id = any (${ids}::int[])`)
    .select([
      'project.id',
      'project.publish',
      'project.revision',
      HOSTS.as('hosts'),
      OWN_HOST.as('ownHost'),
      'look.stylesheet',
      'look.logo_media_id as logoMediaId',
      USERS.as('users'),
    ])
    .execute()
}
