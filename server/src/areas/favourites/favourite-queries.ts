import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'

/** In the order they were added; those added together by their ids. */
export function favouriteRows(db: Kysely<Database>, userId: number, projectIds: readonly number[]) {
  return db
    .selectFrom('favourites')
    .innerJoin('apartments as apartment', 'apartment.id', 'favourites.apartment_id')
    .innerJoin('buildings as building', 'building.id', 'apartment.building_id')
    .where('favourites.user_id', '=', userId)
    .where('building.publish', '=', true)
    .where('apartment.publish', '=', true)
    .where(sql<boolean>`apartment.project_id = any (${projectIds}::int[])`)
    .select('apartment.id')
    .orderBy('favourites.created_at')
    .orderBy('apartment.id')
    .execute()
}

/** Two devices of one user take turns, or each might wait for rows that the other holds. */
export async function lockFavourites(transaction: Transaction<Database>, userId: number): Promise<void> {
  await transaction.selectFrom('users').where('id', '=', userId).select('id').forNoKeyUpdate().execute()
}

export async function removeOtherFavourites(
  transaction: Transaction<Database>,
  userId: number,
  projectIds: readonly number[],
  kept: readonly number[],
): Promise<void> {
  await sql`
    delete from favourites using apartments
    where favourites.user_id = ${userId} and apartments.id = favourites.apartment_id
      and apartments.project_id = any (${projectIds}::int[])
      and favourites.apartment_id <> all (${kept}::int[])`.execute(transaction)
}

/** Those that are there stay as they are; what is not published in these projects is left out. */
export async function addFavourites(
  transaction: Transaction<Database>,
  userId: number,
  projectIds: readonly number[],
  added: readonly number[],
): Promise<void> {
  await sql`
    insert into favourites (user_id, apartment_id)
    select ${userId}, apartments.id
    from apartments join buildings on buildings.id = apartments.building_id
    where apartments.id = any (${added}::int[]) and apartments.publish and buildings.publish
      and apartments.project_id = any (${projectIds}::int[])
    order by apartments.id
    on conflict do nothing`.execute(transaction)
}
