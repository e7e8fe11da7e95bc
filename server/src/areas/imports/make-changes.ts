import { type Fields, newThing } from '@belvedere/contract/authoring/things'
import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import type { WaitingChange } from '@belvedere/domain/imports/still-holds'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { savePrices, saveStatuses } from '../authoring/save-sales.ts'
import { saveThings } from '../authoring/save-things.ts'

/** What an apartment's own calls name these. */
const NAMES: Readonly<Record<string, string>> = { type: 'apartmentTypeId', building: 'buildingId' }

const named = (values: object): Fields =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [NAMES[field] ?? field, value]))

type Sale = { id: number; price?: number; status?: ApartmentStatus }

/** Makes the changes of a list through the one way in, whatever their number: facts, then statuses, then prices. */
export async function makeChanges(
  db: Transaction<Database>,
  projectId: number,
  changes: readonly WaitingChange[],
): Promise<void> {
  const facts = new Map<number, Record<string, unknown>>()
  const sales = new Map<number, Sale>()
  const sale = (id: number, what: Omit<Sale, 'id'>) => sales.set(id, { ...sales.get(id), ...what, id })
  for (const change of changes) {
    if (change.kind === 'unavailable') sale(change.apartmentId, { status: 'unavailable' })
    if (change.kind !== 'field') continue
    const { apartmentId, field, after } = change
    if (field === 'price') sale(apartmentId, { price: Number(after) })
    else if (field === 'status') sale(apartmentId, { status: after as ApartmentStatus })
    else facts.set(apartmentId, { ...facts.get(apartmentId), [field]: after })
  }
  const fresh = changes.filter((change) => change.kind === 'new')
  const changed = [...facts].map(([id, values]) => ({ id, fields: named(values) }))
  const added = fresh.map(({ values: { price: _, status: __, ...values } }) => ({
    fields: newThing('apartments').parse(named(values)),
  }))
  const ids = await saveThings(db, 'apartments', projectId, [...changed, ...added])
  for (const [nth, { values }] of fresh.entries()) {
    const id = ids[changed.length + nth] ?? 0
    const { price, status } = values
    sale(id, { ...(price !== undefined && { price }), ...(status !== undefined && { status }) })
  }
  await saveStatuses(db, projectId, [...sales.values()], 'file')
  await savePrices(db, projectId, [...sales.values()], new Set(ids))
}
