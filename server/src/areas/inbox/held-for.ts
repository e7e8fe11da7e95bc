import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { Refused } from '../../platform/http/refused.ts'

type Named = { buyerId?: number | undefined; enquiryId?: number | undefined }

type HeldFor = { buyerId?: number; enquiryKey?: string }

/** For whom an apartment is claimed, where one of the project's buyers is named: by an enquiry, or by themselves. */
export async function heldFor(
  db: Transaction<Database>,
  projectId: number,
  { buyerId, enquiryId }: Named,
): Promise<HeldFor> {
  if (buyerId === undefined && enquiryId === undefined) return {}
  const { rows } = await (enquiryId === undefined
    ? sql<HeldFor>`select id as "buyerId" from buyers where id = ${buyerId} and project_id = ${projectId}`
    : sql<HeldFor>`
        select buyer_id as "buyerId", id as "enquiryKey" from enquiries
        where number = ${enquiryId} and project_id = ${projectId}`
  ).execute(db)
  const [found] = rows
  if (!found) throw new Refused('unknown-reference', enquiryId === undefined ? 'buyerId' : 'enquiryId')
  return found
}

type Held = { projectId: number; enquiryKey: string; apartmentId: number; byId: number }

/** An enquiry remembers what was claimed out of it (INB-03). */
export async function noteHeld(
  db: Transaction<Database>,
  { projectId, enquiryKey, apartmentId, byId }: Held,
): Promise<void> {
  await db
    .insertInto('enquiry_steps')
    .values({
      project_id: projectId,
      enquiry_id: enquiryKey,
      kind: 'held',
      by_id: byId,
      apartment_id: apartmentId,
    })
    .execute()
}
