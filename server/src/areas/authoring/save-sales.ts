import type { RefusalCode } from '@belvedere/contract/refusal'
import { type ApartmentStatus, toApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import type { ClaimKind } from '@belvedere/domain/sales/claims'
import { mayChangeStatus } from '@belvedere/domain/sales/status-change'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { showPrices } from '../../platform/database/prices.ts'
import { touch } from '../../platform/database/touch.ts'
import { type RowProblem, RowsRefused } from '../../platform/http/refused.ts'
import { endWhatRanOut } from '../claims/end-what-ran-out.ts'
import { followStatuses } from '../claims/follow-statuses.ts'
import { openClaim } from '../claims/open-claim.ts'
import { endOffers, passedOver } from '../claims/passed-over.ts'

type Sale = {
  id: number
  status?: ApartmentStatus | undefined
  /** Who holds it from now on; of `pending-reservation`, and only of that. */
  heldBy?: string | undefined
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

type Wanted = { row: number; id: number; status: ApartmentStatus; heldBy: string | undefined }
type Present = { id: number; status: string; claim: ClaimKind | null }

/**
 * Changes many statuses by the allowed changes of ENT-03. A person says who holds an apartment, and claims follow what
 * they do; a file only frees apartments or takes them off the market, and leaves alone what somebody holds.
 */
export async function saveStatuses(
  db: Transaction<Database>,
  projectId: number,
  sales: readonly Sale[],
  by: { agentId: number } | 'file',
): Promise<void> {
  const wanted = sales.flatMap(({ id, status, heldBy }, row): Wanted[] =>
    status === undefined ? [] : [{ row, id, status, heldBy }],
  )
  if (wanted.length === 0) return
  const ids = wanted.map(({ id }) => id)
  await sql`select from apartments where id = any (${ids}::int[]) order by id for no key update`.execute(db)
  await endWhatRanOut(db, ids)
  const { rows } = await sql<Present>`
    select id, status, (select kind from claims where apartment_id = apartments.id and ended_at is null) as claim
    from apartments where id = any (${ids}::int[])`.execute(db)
  const present = new Map(rows.map((one) => [one.id, one]))
  const changed = wanted.filter(
    ({ id, status }) => toApartmentStatus(present.get(id)?.status ?? '') !== status,
  )
  const offers = await passedOver(db, changed)
  const problems = changed.flatMap((one): RowProblem[] => {
    const { row, status, heldBy } = one
    const code = whyNot(one, present.get(one.id), by) ?? (offers.has(one.id) ? 'offered' : undefined)
    if (code) return [{ row, field: 'status', code }]
    const names = heldBy !== undefined
    return names === (status === 'pending-reservation')
      ? []
      : [{ row, field: 'heldBy', code: 'invalid-input' }]
  })
  if (problems.length > 0) throw new RowsRefused(problems)
  await sql`
    update apartments set status = wanted.status
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as wanted (id int, status text)
    where apartments.id = wanted.id`.execute(db)
  await endOffers(db, changed)
  if (by !== 'file') await follow(db, projectId, changed, by.agentId)
}

function whyNot(
  { status }: Wanted,
  now: Present | undefined,
  by: { agentId: number } | 'file',
): RefusalCode | undefined {
  const from = toApartmentStatus(now?.status ?? '')
  if (!from || !mayChangeStatus(from, status)) return 'status-change-refused'
  if (by === 'file')
    return now?.claim ? 'claimed' : status === 'pending-reservation' ? 'status-change-refused' : undefined
  // A contract is let go of at the desk, with a reason.
  return now?.claim === 'contract' && status !== 'sold' ? 'claimed' : undefined
}

/** Whoever holds an apartment is named by its claim; one that is free has none. */
async function follow(
  db: Transaction<Database>,
  projectId: number,
  changed: readonly Wanted[],
  agentId: number,
): Promise<void> {
  const others = changed.filter(({ heldBy }) => heldBy === undefined)
  await followStatuses(
    db,
    projectId,
    others.map(({ id, status }) => ({ apartmentId: id, status, buyer: '' })),
    agentId,
  )
  for (const { id, heldBy } of changed)
    if (heldBy !== undefined)
      await openClaim(db, { projectId, apartmentId: id, kind: 'hold', buyer: heldBy, agentId })
}
