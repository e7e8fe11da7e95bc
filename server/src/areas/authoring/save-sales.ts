import { type ApartmentStatus, toApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { mayChangeStatus } from '@belvedere/domain/sales/status-change'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { showPrices } from '../../platform/database/prices.ts'
import { touch } from '../../platform/database/touch.ts'
import { type RowProblem, RowsRefused } from '../../platform/http/refused.ts'

type Sale = {
  id: number
  status?: ApartmentStatus | undefined
  price?: number | null | undefined
}

/** Sets prices, or takes them away; they are live at once and make no public answer new. */
export async function savePrices(
  db: Transaction<Database>,
  projectId: number,
  sales: readonly Sale[],
  /** Apartments whose revision this transaction has raised already. */
  raised: ReadonlySet<number> = new Set(),
): Promise<void> {
  const priced = sales.flatMap(({ id, price }) => (price === undefined ? [] : [{ id, price }]))
  if (priced.length === 0) return
  await showPrices(db, projectId)
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(priced)}::jsonb) as wanted (id int, price int)`
  const removed = await sql<{ id: number }>`
    delete from apartment_prices using ${wanted}
    where apartment_id = wanted.id and wanted.price is null returning apartment_id as id`.execute(db)
  const written = await sql<{ id: number }>`
    insert into apartment_prices as present (apartment_id, project_id, price)
    select id, ${projectId}, price from ${wanted} where price is not null
    on conflict (apartment_id) do update set price = excluded.price where present.price <> excluded.price
    returning apartment_id as id`.execute(db)
  await touch(
    db,
    'apartments',
    [...removed.rows, ...written.rows].map(({ id }) => id).filter((id) => !raised.has(id)),
  )
}

/**
 * Changes many statuses by the allowed changes of ENT-03. Holding and selling go one by one, with the buyer's name: a
 * list only frees apartments or takes them off the market.
 */
export async function saveStatuses(db: Transaction<Database>, sales: readonly Sale[]): Promise<void> {
  const wanted = sales.flatMap(({ id, status }, row) => (status === undefined ? [] : [{ row, id, status }]))
  if (wanted.length === 0) return
  const { rows } = await sql<{ id: number; status: string; claimed: boolean }>`
    select id, status, exists (select from claims where apartment_id = apartments.id and ended_at is null) as claimed
    from apartments where id = any (${wanted.map(({ id }) => id)}::int[]) order by id for no key update`.execute(
    db,
  )
  const present = new Map(rows.map((one) => [one.id, one]))
  const problems = wanted.flatMap(({ row, id, status }): RowProblem[] => {
    const now = present.get(id)
    const from = toApartmentStatus(now?.status ?? '')
    if (from === status) return []
    const mayBe = from && mayChangeStatus(from, status) && !now?.claimed && status !== 'pending-reservation'
    return mayBe ? [] : [{ row, field: 'status', code: 'status-change-refused' }]
  })
  if (problems.length > 0) throw new RowsRefused(problems)
  await sql`
    update apartments set status = wanted.status
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (id int, status text)
    where apartments.id = wanted.id and apartments.status <> wanted.status`.execute(db)
}
