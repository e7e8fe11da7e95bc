import { sql } from 'kysely'
import { RIVA } from './identities.ts'
import type { TestApp } from './test-app.ts'

/** Every column of every apartment of Riva, of their prices and of who has them: what a list could change. */
export async function inventoryOf({ owner }: Pick<TestApp, 'owner'>): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(apartment) || jsonb_build_object(
      'its prices', (select jsonb_agg(to_jsonb(price)) from apartment_prices as price where apartment_id = apartment.id),
      'its claims', (select jsonb_agg(to_jsonb(claim) order by claim.id) from claims as claim
        where apartment_id = apartment.id)) as row
    from apartments as apartment where project_id = ${RIVA} order by id`.execute(owner)
  return rows.map(({ row }) => row)
}
