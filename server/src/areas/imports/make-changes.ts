import { type Fields, newThing } from '@belvedere/contract/authoring/things'
import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import type { WaitingChange } from '@belvedere/domain/imports/still-holds'
import { claimOfStatus } from '@belvedere/domain/sales/claims'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { savePrices, saveStatuses } from '../authoring/save-sales.ts'
import { saveThings } from '../authoring/save-things.ts'
import { followStatuses } from '../claims/follow-statuses.ts'
import { raiseFloors } from './raise-floors.ts'

/** What an apartment's own calls name these. */
const NAMES: Readonly<Record<string, string>> = { type: 'apartmentTypeId', building: 'buildingId' }

const named = (values: object): Fields =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [NAMES[field] ?? field, value]))

/** What is not said to be for sale is not. */
const NOT_SAID: ApartmentStatus = 'unavailable'

type Sale = { id: number; price?: number; status?: ApartmentStatus }

type Place = {
  projectId: number
  /** Whose list it is. */
  userId: number | null
  buildings: readonly { id: number; live: boolean }[]
}

/**
 * Makes the changes of a list through the one way in, whatever their number: facts, then statuses, then prices. What is new
 * is a draft in a building that visitors see; in one that waits for Publish it comes out with that.
 */
export async function makeChanges(
  db: Transaction<Database>,
  { projectId, userId, buildings }: Place,
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
  const isLive = (building?: number) => buildings.find(({ id }) => id === building)?.live ?? false
  const added = fresh.map(({ values: { price: _, status, ...values } }) => ({
    fields: newThing('apartments').parse({ ...named(values), publish: !isLive(values.building) }),
    columns: { status: status ?? NOT_SAID },
  }))
  const changedIds = await saveThings(db, 'apartments', projectId, changed)
  const newIds = await saveThings(db, 'apartments', projectId, added)
  await raiseFloors(
    db,
    { projectId, userId },
    fresh.map(({ values }) => values),
  )
  const made = fresh.map(({ values }, nth) => ({ apartmentId: newIds[nth] ?? 0, ...values }))
  await saveStatuses(db, projectId, [...sales.values()], 'file')
  const prices = made.map(({ apartmentId, price }) => ({ id: apartmentId, price }))
  await savePrices(db, projectId, [...sales.values(), ...prices], new Set([...changedIds, ...newIds]))
  const held = made.flatMap(({ apartmentId, status }) =>
    status === undefined || claimOfStatus(status) === 'none' ? [] : [{ apartmentId, status, buyer: '' }],
  )
  // By whom, a list does not say.
  if (held.length > 0) await followStatuses(db, projectId, held)
}
