import type { BuyerChange } from '@belvedere/contract/entities/inbox'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { orNotFound, Refused } from '../../platform/http/refused.ts'
import { inTurn, markChanged } from './buyer-records.ts'

type Which = { projectId: number; id: number }
type Names = { firstName: string; lastName: string }

/** Somebody who knows the buyer has them as they are (INB-06). An address or a number of another buyer is not taken over. */
export function changeBuyer(
  members: Kysely<Database>,
  which: Which,
  { byId, revision }: { byId: number; revision: number },
  { emailAddresses, phoneNumbers, localeId, firstName, lastName }: z.output<typeof BuyerChange>,
): Promise<void> {
  const action = { kind: 'buyer.change', userId: byId, projectId: which.projectId }
  return inTurn(members, action, async (db) => {
    const before = await holdBuyer(db, which, revision)
    const after = { firstName: firstName ?? before.firstName, lastName: lastName ?? before.lastName }
    await rename(db, which, before, after)
    if (localeId)
      await db.updateTable('buyers').set({ locale_id: localeId }).where('id', '=', which.id).execute()
    if (emailAddresses) await setContacts(db, which, 'mail', after, emailAddresses)
    if (phoneNumbers) await setContacts(db, which, 'phone', after, phoneNumbers)
    await markChanged(db, which.id)
  })
}

async function holdBuyer(
  db: Transaction<Database>,
  { projectId, id }: Which,
  revision: number,
): Promise<Names> {
  const { rows } = await sql<Names & { revision: number }>`
    select revision, first_name as "firstName", last_name as "lastName" from buyers
    where id = ${id} and project_id = ${projectId} for update`.execute(db)
  const { revision: present, ...names } = orNotFound(rows[0])
  if (present !== revision) throw new Refused('stale')
  return names
}

/** What has the buyer's name goes on having it; what came with somebody else's keeps that. */
async function rename(db: Transaction<Database>, { id }: Which, before: Names, after: Names): Promise<void> {
  const names = { first_name: after.firstName, last_name: after.lastName }
  await db.updateTable('buyers').set(names).where('id', '=', id).execute()
  await db
    .updateTable('buyer_contacts')
    .set(names)
    .where('buyer_id', '=', id)
    .where('first_name', '=', before.firstName)
    .where('last_name', '=', before.lastName)
    .execute()
}

const KEY = {
  mail: sql`lower(written)`,
  // What is shorter than any number is known by how it is written.
  phone: sql`coalesce(phone_key(written), written)`,
} satisfies Record<string, RawBuilder<unknown>>

async function setContacts(
  db: Transaction<Database>,
  { projectId, id }: Which,
  kind: 'mail' | 'phone',
  { firstName, lastName }: Names,
  written: readonly string[],
): Promise<void> {
  const wanted = sql`(select distinct on (${KEY[kind]}) ${KEY[kind]} as key, written
    from unnest(${written}::text[]) as written order by ${KEY[kind]}) as wanted`
  const { rows } = await sql`
    select from buyer_contacts join ${wanted} using (key)
    where project_id = ${projectId} and kind = ${kind} and buyer_id <> ${id} limit 1`.execute(db)
  if (rows.length > 0) throw new Refused('already-there', kind === 'mail' ? 'emailAddresses' : 'phoneNumbers')
  await sql`
    delete from buyer_contacts where buyer_id = ${id} and kind = ${kind}
      and key not in (select key from ${wanted})`.execute(db)
  await sql`
    insert into buyer_contacts (project_id, buyer_id, kind, key, written, first_name, last_name)
    select ${projectId}, ${id}, ${kind}, key, wanted.written, ${firstName}, ${lastName} from ${wanted}
    on conflict (project_id, kind, key) do update set written = excluded.written`.execute(db)
}

/** A line for the colleagues. */
export function noteOnBuyer(
  members: Kysely<Database>,
  { projectId, id }: Which,
  { byId, note }: { byId: number; note: string },
): Promise<void> {
  return inAction(members, { kind: 'buyer.note', userId: byId }, async (db) => {
    const buyer = db
      .selectFrom('buyers')
      .where('id', '=', id)
      .where('project_id', '=', projectId)
      .select('id')
    orNotFound(await buyer.forUpdate().executeTakeFirst())
    await db
      .insertInto('buyer_notes')
      .values({ project_id: projectId, buyer_id: id, by_id: byId, note: note.trim() })
      .execute()
  })
}
