import type { ApartmentDemand, PriceSteps } from '@belvedere/contract/entities/report'
import { addDays, lateWeeks } from '@belvedere/domain/reports/report-period'
import { safeCount, safeSum } from '@belvedere/domain/reports/safe-count'
import { type Kysely, sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/database/json-columns.ts'
import { showPrices } from '../../platform/database/prices.ts'
import { orNotFound } from '../../platform/http/refused.ts'
import { calendarOf } from './report-queries.ts'

type Which = { projectId: number; id: number }

async function demandApartment(db: Kysely<Database>, { projectId, id }: Which): Promise<void> {
  const apartment = db.selectFrom('apartments').where('id', '=', id).where('project_id', '=', projectId)
  orNotFound(await apartment.select('id').executeTakeFirst())
}

/** Who wants an apartment, as far as that may be told. Enquiries have names here anyway: they count at once. */
export async function readDemand(
  db: Kysely<Database>,
  which: Which,
  { seesEnquiries }: { seesEnquiries: boolean },
): Promise<z.input<typeof ApartmentDemand>> {
  await demandApartment(db, which)
  const { today, timeZone } = await calendarOf(db, which.projectId)
  const weeks = lateWeeks(today)
  const since = sql`${weeks[0] ?? today}::date::timestamp at time zone ${timeZone}`
  const until = sql`${addDays(weeks.at(-1) ?? today, 7)}::date::timestamp at time zone ${timeZone}`
  const { rows } = await sql<{ looks: number[]; favourites: number; enquiries: number }>`
    select
      array(select people from apartment_looks
        where apartment_id = ${which.id} and week = any (${weeks}::date[])) as looks,
      (select count(*)::int from favourites
        where apartment_id = ${which.id} and created_at >= ${since} and created_at < ${until}) as favourites,
      (select count(*)::int from enquiries
        where project_id = ${which.projectId} and ${which.id} = any (apartment_ids)
          and accepted_at >= ${since}) as enquiries`.execute(db)
  const { looks, favourites, enquiries } = orNotFound(rows[0])
  return {
    id: which.id,
    people: safeSum(looks),
    favourites: safeCount(favourites),
    ...(seesEnquiries && { enquiries }),
  }
}

/** From the record, where prices lie under the same rights as prices. */
export async function readPriceSteps(
  members: Kysely<Database>,
  which: Which,
): Promise<z.input<typeof PriceSteps>> {
  await demandApartment(members, which)
  return members.transaction().execute(async (db) => {
    await showPrices(db, which.projectId)
    const { rows } = await sql<{ from: Date; price: number }>`
      select action.at as from, (change.after ->> 'price')::int as price
      from changes as change join actions as action on action.id = change.action_id
      where change.table_name = 'apartment_prices' and change.row_key = ${String(which.id)}
        and change.project_id = ${which.projectId} and change.after ? 'price'
      order by change.id`.execute(db)
    return { id: which.id, steps: rows.map(({ from, price }) => ({ from: from.toISOString(), price })) }
  })
}
