import { type Kysely, sql } from 'kysely'
import type { Database, Translated } from '../../platform/database/json-columns.ts'
import { publishedProjects } from '../../platform/database/published-projects.ts'

export type PackageRow = Awaited<ReturnType<typeof packageRows>>[number]
export type PackageItemRow = Awaited<ReturnType<typeof packageItemRows>>[number]

export function publicPackageRow(db: Kysely<Database>, id: number) {
  return publishedProjects(db)
    .innerJoin('packages as package', 'package.project_id', 'project.id')
    .where('package.id', '=', id)
    .select('package.id')
    .executeTakeFirst()
}

interface WhichPackages {
  readonly projectId: number
  readonly ids?: readonly number[] | undefined
  /** One that is in them. */
  readonly apartmentId?: number | undefined
}

/** All of a project, or some of them. */
export function packageRows(db: Kysely<Database>, { projectId, ids, apartmentId }: WhichPackages) {
  let rows = db
    .selectFrom('packages')
    .where('project_id', '=', projectId)
    .select(['id', 'project_id as projectId', 'name', 'publish', 'revision'])
    .orderBy('id')
  if (ids) rows = rows.where(sql<boolean>`id = any (${ids}::int[])`)
  if (apartmentId !== undefined) {
    const holding = db.selectFrom('package_items').where('apartment_id', '=', apartmentId)
    rows = rows.where('id', 'in', holding.select('package_id'))
  }
  return rows.execute()
}

export function packageItemRows(db: Kysely<Database>, packageIds: readonly number[]) {
  return db
    .selectFrom('package_items as item')
    .leftJoin('apartments as apartment', 'apartment.id', 'item.apartment_id')
    .where(sql<boolean>`item.package_id = any (${packageIds}::int[])`)
    .select([
      'item.id',
      'item.package_id as packageId',
      'item.apartment_id as apartmentId',
      'apartment.name as apartmentName',
      'item.name',
    ])
    .orderBy('item.id')
    .execute()
}

export async function insertPackage(
  db: Kysely<Database>,
  values: { projectId: number; name: Translated; publish: boolean },
): Promise<number> {
  const { projectId, name, publish } = values
  const { id } = await db
    .insertInto('packages')
    .values({ project_id: projectId, name, publish })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function apartmentsOfProject(
  db: Kysely<Database>,
  projectId: number,
  ids: readonly number[],
): Promise<number> {
  const rows = await db
    .selectFrom('apartments')
    .where('project_id', '=', projectId)
    .where(sql<boolean>`id = any (${ids}::int[])`)
    .select('id')
    .execute()
  return rows.length
}
