import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'

/** Whom a project knows: their records, and how they wrote their names, addresses and numbers. */
export type Person = {
  projectId: number
  address: string
  /** Numbers of `buyers`; all that is theirs goes with them. */
  records: readonly number[]
  /** Keys of `enquiries`: those of the records, and those under the address. */
  enquiries: readonly string[]
  /** Rows of `claims` and `waiting_list` that the record links to them, also where they are gone. */
  claims: readonly number[]
  places: readonly number[]
  /** As the database compares them (`lower`, `phone_key`, `folded`). */
  mails: readonly string[]
  phones: readonly string[]
  names: readonly string[]
  /** The names as they were written. */
  written: readonly string[]
}

/**
 * Who stands behind an address: every record that it leads to, by address, by number and by merging. Where somebody said that
 * two share a number and are two, the number leads no further (decision 194).
 */
export async function personBehind(
  db: Kysely<Database>,
  projectId: number,
  address: string,
): Promise<Person> {
  let records: number[] = []
  for (;;) {
    const found = await neighboursOf(db, projectId, address, records)
    if (found.length === records.length) break
    records = found
  }
  return wholeOf(db, projectId, address, records)
}

/**
 * The same for whoever proved that the address is theirs, and nothing else. Anyone can write anyone's name and number into a
 * form: what somebody else here has too, a record, a name, a number, is not taken for theirs (decision 194).
 */
export async function ownerOf(db: Kysely<Database>, projectId: number, address: string): Promise<Person> {
  const { rows } = await sql<{ id: number }>`
    select distinct buyer_id as id from (
      select buyer_id from buyer_contacts
      where project_id = ${projectId} and kind = 'mail' and key = lower(${address})
      union select buyer_id from enquiries where project_id = ${projectId} and lower(email_address) = lower(${address})
    ) as known
    where not exists (select from buyer_contacts as other
        where other.buyer_id = known.buyer_id and other.kind = 'mail' and other.key <> lower(${address}))
      and not exists (select from enquiries as other
        where other.buyer_id = known.buyer_id and lower(other.email_address) <> lower(${address}))`.execute(
    db,
  )
  const person = await wholeOf(
    db,
    projectId,
    address,
    rows.map(({ id }) => id),
  )
  const { rows: others } = await sql<{ name: string; phone: string | null }>`
    select folded(first_name || ' ' || last_name) as name, phone_key(phone_number) as phone from enquiries
    where project_id = ${projectId} and id <> all (${person.enquiries}::uuid[])
    union select folded(first_name || ' ' || last_name), null from buyers
    where project_id = ${projectId} and id <> all (${person.records}::int[])
    union select '', key from buyer_contacts
    where project_id = ${projectId} and kind = 'phone' and buyer_id <> all (${person.records}::int[])`.execute(
    db,
  )
  const taken = new Set(others.flatMap(({ name, phone }) => [name, phone]))
  const turned = (name: string) => name.split(' ').toReversed().join(' ')
  return {
    ...person,
    phones: person.phones.filter((phone) => !taken.has(phone)),
    names: person.names.filter((name) => !taken.has(name) && !taken.has(turned(name))),
  }
}

const separated = (buyerId: string) => sql`exists (
  select from enquiry_steps as step join enquiries as one on one.id = step.enquiry_id
  where one.buyer_id = ${sql.ref(buyerId)} and step.kind = 'separated')`

async function neighboursOf(
  db: Kysely<Database>,
  projectId: number,
  address: string,
  records: readonly number[],
) {
  const { rows } = await sql<{ id: number }>`
    with keys as (
      select 'mail' as kind, lower(${address}) as key
      union select kind, key from buyer_contacts where buyer_id = any (${records}::int[])
      union select 'mail', lower(email_address) from enquiries where buyer_id = any (${records}::int[])
      union select 'phone', phone_key(phone_number) from enquiries
        where buyer_id = any (${records}::int[]) and not ${separated('enquiries.buyer_id')}
    )
    select unnest(${records}::int[]) as id
    union select buyer_id from buyer_contacts join keys using (kind, key) where project_id = ${projectId}
    union select buyer_id from enquiries
      where project_id = ${projectId} and lower(email_address) in (select key from keys where kind = 'mail')
    union select buyer_id from enquiries
      where project_id = ${projectId} and phone_key(phone_number) in (select key from keys where kind = 'phone')
        and not ${separated('enquiries.buyer_id')}`.execute(db)
  return rows.map(({ id }) => id)
}

async function wholeOf(
  db: Kysely<Database>,
  projectId: number,
  address: string,
  records: readonly number[],
): Promise<Person> {
  const { rows } = await sql<
    Pick<Person, 'enquiries' | 'claims' | 'places' | 'mails' | 'phones' | 'names' | 'written'>
  >`
    with theirs as (
      select * from enquiries where project_id = ${projectId}
        and (buyer_id = any (${records}::int[]) or lower(email_address) = lower(${address}))
    ), called as (
      select first_name as first, last_name as last from theirs
      union select first_name, last_name from buyers where id = any (${records}::int[])
    ), whole as (
      select * from called where trim(first) <> '' and trim(last) <> ''
    ), keys as (
      select kind, key from buyer_contacts where buyer_id = any (${records}::int[])
      union select 'mail', lower(email_address) from theirs
      union select 'phone', phone_key(phone_number) from theirs
      union select 'mail', lower(${address})
    ), linked as (
      select distinct table_name, row_key::int as id from changes
      cross join lateral (values (before), (after)) as sides (side)
      where project_id = ${projectId} and table_name in ('claims', 'waiting_list')
        and ((side ->> 'buyer_id')::int = any (${records}::int[])
          or side ->> 'enquiry_id' in (select id::text from theirs))
    )
    select array(select id::text from theirs) as enquiries,
      array(select id from linked where table_name = 'claims') as claims,
      array(select id from linked where table_name = 'waiting_list') as places,
      array(select key from keys where kind = 'mail' and key <> '') as mails,
      array(select key from keys where kind = 'phone' and key <> '') as phones,
      array(select distinct name from whole
        cross join lateral (values (folded(first || ' ' || last)), (folded(last || ' ' || first))) as ways (name)
        where name like '% %') as names,
      array(select distinct trim(first || ' ' || last) from whole order by 1) as written`.execute(db)
  const [known] = rows
  if (!known) throw new Error('A query of arrays gives a row')
  return { projectId, address, records, ...known }
}

/** Whether a text names them. */
export const namesThem = (words: string, { mails, phones, names }: Person) =>
  sql<boolean>`names_person(${sql.ref(words)}, ${mails}::text[], ${phones}::text[], ${names}::text[])`
