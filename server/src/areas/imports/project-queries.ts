import type { ApartmentTypeKey } from '@belvedere/domain/apartments/apartment-type-keys'
import type { PresentApartment } from '@belvedere/domain/imports/import-changes'
import type { Named, NamedType } from '@belvedere/domain/imports/read-cell'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'

/** All apartments of a project as they are now; held, nobody changes them until the transaction ends. */
export async function presentApartments(
  db: Kysely<Database>,
  projectId: number,
  { held = false }: { held?: boolean } = {},
): Promise<PresentApartment[]> {
  const { rows } = await sql<PresentApartment>`
    select apartment.id, apartment.name, building_id as building, apartment_type_id as type, floor, rooms, area,
      coalesce((properties ->> 'balconyArea')::float8, 0) as "balconyArea",
      coalesce(properties ->> 'orientation', '') as orientation, coalesce((properties ->> 'levels')::int, 1) as levels,
      status, price,
      exists (select from claims where apartment_id = apartment.id and ended_at is null) as claimed
    from apartments as apartment left join apartment_prices on apartment_id = apartment.id
    where apartment.project_id = ${projectId}
    order by apartment.id ${held ? sql`for no key update of apartment` : sql``}`.execute(db)
  return rows
}

/** With their names in every language, and whether visitors see them. */
export async function namedBuildings(
  db: Kysely<Database>,
  projectId: number,
): Promise<(Named & { live: boolean })[]> {
  const rows = await db
    .selectFrom('buildings')
    .where('project_id', '=', projectId)
    .select(['id', 'name', 'publish as live'])
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, live }) => ({ id, names: namesIn(name), live }))
}

export async function namedTypes(db: Kysely<Database>, projectId: number): Promise<NamedType[]> {
  const rows = await db
    .selectFrom('apartment_types')
    .where('project_id', '=', projectId)
    .select(['id', 'name', 'type_key'])
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, type_key }) => ({
    id,
    names: namesIn(name),
    key: type_key as ApartmentTypeKey,
  }))
}

const namesIn = (name: Readonly<Record<string, string>>) => [...new Set(Object.values(name))]

export function importSettings(db: Kysely<Database>, projectId: number) {
  return db
    .selectFrom('projects')
    .where('id', '=', projectId)
    .select([
      'import_limit_percent as limitPercent',
      'time_zone as timeZone',
      'default_lang_id as defaultLangId',
    ])
    .executeTakeFirstOrThrow()
}
