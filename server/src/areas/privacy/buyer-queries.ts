import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'

/** Who is looked for: by their address, and by the names that they wrote beside it, in small letters. */
type Person = { projectId: number; address: string; names: string[] }

export async function namesOf(
  db: Kysely<Database>,
  projectId: number,
  address: string,
): Promise<Person & { written: string[] }> {
  const { rows } = await sql<{ name: string }>`
    select distinct trim(first_name || ' ' || last_name) as name from enquiries
    where project_id = ${projectId} and lower(email_address) = lower(${address})
      and trim(first_name) <> '' and trim(last_name) <> '' order by 1`.execute(db)
  const written = rows.map(({ name }) => name)
  return { projectId, address, names: written.map((name) => name.toLowerCase()), written }
}

const isAbout = ({ address, names }: Person) => sql`is_about(claim.buyer, ${address}, ${names}::text[])`

export async function claimsOf(db: Kysely<Database>, person: Person) {
  const { rows } = await sql<{
    id: number
    apartmentId: number
    kind: string
    buyer: string
    since: Date
    endedAt: Date | null
  }>`
    select claim.id, claim.apartment_id as "apartmentId", claim.kind, claim.buyer, claim.since,
      claim.ended_at as "endedAt"
    from claims as claim where claim.project_id = ${person.projectId} and ${isAbout(person)}
    order by claim.id`.execute(db)
  return rows
}

/** The lines that blank_record would blank (migration 026), each with the values that it would take away. */
export async function changesOf(db: Kysely<Database>, { projectId, address, names }: Person) {
  const { rows } = await sql<{ id: number; at: Date; table: string; values: string[] }>`
    select change.id::int, action.at, change.table_name as table, personal.values
    from changes as change join actions as action on action.id = change.action_id
    cross join lateral (
      select array_agg(distinct value #>> '{}') as values
      from (select * from jsonb_each(change.before) union all select * from jsonb_each(change.after)) as each
      where key = any (personal_columns(change.table_name)) and jsonb_typeof(value) = 'string'
        and is_about(value #>> '{}', ${address}, ${names}::text[])
    ) as personal
    where change.project_id = ${projectId} and personal_columns(change.table_name) is not null
      and personal.values is not null
      and not exists (select from claims where claims.id::text = change.row_key and claims.ended_at is null
        and change.table_name = 'claims')
    order by change.id`.execute(db)
  return rows
}

/** Where the address or the name itself stands, beside whatever its owner sent. */
export async function addressesOf(db: Kysely<Database>, { projectId, address, names }: Person) {
  const { rows } = await sql<{ as: 'price-viewer' | 'invited' | 'waiting'; since: Date }>`
    select 'price-viewer' as "as", added_at as since from price_viewers
    where project_id = ${projectId} and lower(email) = lower(${address})
    union all
    select 'invited', sent_at from invitations
    where project_id = ${projectId} and lower(email) = lower(${address})
    union all
    select 'waiting', joined_at from waiting_list
    where project_id = ${projectId} and is_about(buyer, ${address}, ${names}::text[])`.execute(db)
  return rows
}

export async function eraseAddresses(
  db: Transaction<Database>,
  { projectId, address, names }: Person,
): Promise<void> {
  for (const table of ['price_viewers', 'invitations'] as const)
    await db
      .deleteFrom(table)
      .where('project_id', '=', projectId)
      .where(sql`lower(email)`, '=', address.toLowerCase())
      .execute()
  await sql`
    delete from waiting_list
    where project_id = ${projectId} and is_about(buyer, ${address}, ${names}::text[])`.execute(db)
}

export async function eraseEnquiries(
  db: Transaction<Database>,
  { projectId, address }: Person,
): Promise<void> {
  await db
    .deleteFrom('enquiries')
    .where('project_id', '=', projectId)
    .where(({ eb, fn }) => eb(fn<string>('lower', ['email_address']), '=', address.toLowerCase()))
    .execute()
  // Who has written from other addresses too stays a buyer by those.
  await sql`
    with taken as (
      delete from buyer_contacts
      where project_id = ${projectId} and kind = 'mail' and key = lower(${address}) returning buyer_id
    )
    delete from buyers where id in (select buyer_id from taken)
      and not exists (select from enquiries where buyer_id = buyers.id)
      and not exists (select from buyer_contacts
        where buyer_id = buyers.id and kind = 'mail' and key <> lower(${address}))`.execute(db)
}

export async function eraseFromClaims(db: Transaction<Database>, person: Person): Promise<void> {
  await sql`
    update claims as claim set buyer = '', reason = null
    where claim.project_id = ${person.projectId} and claim.ended_at is not null and ${isAbout(person)}`.execute(
    db,
  )
}

export async function blankRecord(
  db: Transaction<Database>,
  { projectId, address, names }: Person,
): Promise<void> {
  await sql`select blank_record(${projectId}, ${address}, ${names}::text[], 'infinity')`.execute(db)
}
