import type { ByStatus } from '@belvedere/contract/entities/statuses'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'

export type Marked = { mark: number; apartments: ByStatus }

/** The statuses of all of a project's apartments. */
export const allStatuses = (db: Kysely<Database>, projectId: number) =>
  readMarked(db, projectId, sql<boolean>`true`)

/** Those whose present status came above `known`, up to `last` where it is said. */
export const statusesAbove = (db: Kysely<Database>, projectId: number, known: number, last?: number) =>
  readMarked(db, projectId, sql<boolean>`mark > ${known} and mark <= ${last ?? Number.MAX_SAFE_INTEGER}`)

/**
 * How far a project's changes have come, and the statuses of the apartments that a condition picks of those the public
 * sees. One statement, so that both are of one moment. Undefined when the project is not published.
 */
async function readMarked(
  db: Kysely<Database>,
  projectId: number,
  picked: RawBuilder<boolean>,
): Promise<Marked | undefined> {
  const row = await db
    .selectFrom('projects as project')
    .innerJoin('project_versions as current', 'current.project_id', 'project.id')
    .where('project.id', '=', projectId)
    .select([
      sql<string>`current.version + current.availability`.as('mark'),
      sql<ByStatus>`coalesce((
        select jsonb_object_agg(status, ids) from (
          select status, jsonb_agg(apartment.id order by apartment.id) as ids
          from apartments as apartment
          left join status_marks on status_marks.apartment_id = apartment.id
          where apartment.project_id = project.id and ${picked}
          group by status
        ) as grouped
      ), '{}')`.as('apartments'),
    ])
    .executeTakeFirst()
  return row && { mark: Number(row.mark), apartments: row.apartments }
}
