import type { ClaimKind } from '@belvedere/domain/sales/claims'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { namesThem, type Person } from './person.ts'

/** A claim is theirs when it was made for one of their records or out of an enquiry, or names them. */
const isTheirClaim = (person: Person) => sql<boolean>`(claim.project_id = ${person.projectId}
  and (claim.buyer_id = any (${person.records}::int[]) or claim.enquiry_id = any (${person.enquiries}::uuid[])
    or claim.id = any (${person.claims}::int[])
    or ${namesThem('claim.buyer', person)}))`

export type ClaimFound = {
  id: number
  apartmentId: number
  apartmentName: string
  kind: ClaimKind
  buyer: string
  reason: string | null
  since: Date
  endedAt: Date | null
  /** Until when the law has a contract or a sale keep who it is with. */
  legalUntil: Date
}

export async function claimsOf(db: Kysely<Database>, person: Person): Promise<ClaimFound[]> {
  const { rows } = await sql<ClaimFound>`
    select claim.id, claim.apartment_id as "apartmentId", apartments.name as "apartmentName", claim.kind, claim.buyer,
      claim.reason, claim.since, claim.ended_at as "endedAt",
      claim.kind_since + make_interval(years => projects.legal_years) as "legalUntil"
    from claims as claim join apartments on apartments.id = claim.apartment_id
    join projects on projects.id = claim.project_id
    where ${isTheirClaim(person)} order by claim.id`.execute(db)
  return rows
}

const isTheirPlace = (person: Person) => sql<boolean>`(waiting.project_id = ${person.projectId}
  and (waiting.buyer_id = any (${person.records}::int[]) or waiting.id = any (${person.places}::int[])
    or ${namesThem('waiting.buyer', person)}))`

/** The lines of the record that would be blanked, each with the values that would go. */
export async function changesOf(
  db: Kysely<Database>,
  person: Person,
  gone: { claims: number[]; kept: number[] },
) {
  const { rows } = await sql<{ id: number; at: Date; table: string; values: string[] }>`
    with places as (select waiting.id from waiting_list as waiting where ${isTheirPlace(person)})
    select change.id::int, action.at, change.table_name as table, personal.values
    from changes as change join actions as action on action.id = change.action_id
    cross join lateral (
      select array_agg(distinct value #>> '{}') as values
      from (select * from jsonb_each(change.before) union all select * from jsonb_each(change.after)) as each
      where key = any (personal_columns(change.table_name)) and jsonb_typeof(value) = 'string' and value <> '""'
        and (change.table_name = 'claims' and change.row_key = any (${gone.claims.map(String)}::text[])
          or change.table_name = 'waiting_list' and change.row_key in (select id::text from places)
          or change.table_name = 'waiting_list' and change.row_key = any (${person.places.map(String)}::text[])
          or names_person(value #>> '{}', ${person.mails}::text[], ${person.phones}::text[], ${person.names}::text[]))
    ) as personal
    where change.project_id = ${person.projectId} and personal_columns(change.table_name) is not null
      and personal.values is not null
      and (change.table_name <> 'claims' or change.row_key <> all (${gone.kept.map(String)}::text[]))
    order by change.id`.execute(db)
  return rows
}

/** Where the address or the name itself stands, beside whatever its owner sent. */
export async function addressesOf(db: Kysely<Database>, person: Person) {
  const { projectId, mails, records } = person
  const { rows } = await sql<{ as: 'price-viewer' | 'invited' | 'waiting' | 'record'; since: Date }>`
    select 'price-viewer' as "as", added_at as since from price_viewers
    where project_id = ${projectId} and lower(email) = any (${mails}::text[])
    union all
    select 'invited', sent_at from invitations
    where project_id = ${projectId} and lower(email) = any (${mails}::text[])
    union all
    select 'waiting', joined_at from waiting_list as waiting where ${isTheirPlace(person)}
    union all
    select 'record', made_at from buyers where id = any (${records}::int[])
      and not exists (select from enquiries where buyer_id = buyers.id)`.execute(db)
  return rows
}

/** Notes that name them, to enquiries of others and in claims of others. */
export async function countTexts(
  db: Kysely<Database>,
  person: Person,
  kept: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from enquiry_steps as step
        where step.project_id = ${person.projectId} and step.enquiry_id <> all (${person.enquiries}::uuid[])
          and ${namesThem('step.note', person)})::int
      + (select count(*) from buyer_notes as about
        where about.project_id = ${person.projectId} and about.buyer_id <> all (${person.records}::int[])
          and ${namesThem('about.note', person)})::int
      + (select count(*) from claims as claim
        where claim.project_id = ${person.projectId} and ${isTheirClaim(person)} is not true and claim.id <> all (${kept}::int[])
          and (${namesThem('claim.reason', person)} or ${namesThem('claim.deposit_receipt', person)}))::int as count`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** What ended is erased now; what lasts is erased when it ends, or when its legal term is over (migration 066). */
export async function eraseFromClaims(
  db: Transaction<Database>,
  { projectId }: Person,
  { claims, kept }: { claims: number[]; kept: number[] },
): Promise<void> {
  await sql`
    insert into claim_erasures (claim_id, project_id) select unnest(${kept}::int[]), ${projectId}
    on conflict do nothing`.execute(db)
  await sql`select erase_claims(${claims}::int[])`.execute(db)
}

export async function eraseRows(db: Transaction<Database>, person: Person): Promise<void> {
  const { projectId, mails, records, enquiries } = person
  const gone = async (
    table: 'price_viewers' | 'invitations' | 'waiting_list',
    which: ReturnType<typeof sql>,
  ) => {
    const { rows } = await sql<{ id: number }>`
      delete from ${sql.table(table)} as waiting where ${which} returning id`.execute(db)
    const keys = [...rows.map(({ id }) => id), ...(table === 'waiting_list' ? person.places : [])].map(String)
    await sql`select blank_lines(${table}, ${keys}::text[])`.execute(db)
  }
  await gone('waiting_list', isTheirPlace(person))
  for (const table of ['price_viewers', 'invitations'] as const)
    await gone(table, sql`project_id = ${projectId} and lower(email) = any (${mails}::text[])`)
  await sql`delete from enquiries where id = any (${enquiries}::uuid[])`.execute(db)
  await sql`delete from buyers where id = any (${records}::int[])`.execute(db)
  await sql`
    delete from buyer_contacts
    where project_id = ${projectId} and kind = 'mail' and key = lower(${person.address})`.execute(db)
}

export async function blankMentions(
  db: Transaction<Database>,
  person: Person,
  kept: readonly number[],
): Promise<void> {
  const { projectId, mails, phones, names } = person
  await sql`
    select blank_mentions(${projectId}, ${mails}::text[], ${phones}::text[], ${names}::text[], ${kept}::int[])`.execute(
    db,
  )
}

/**
 * Offices' lists name buyers in columns of their own. A file that nobody has decided upon may, in whatever form: it is
 * brought again (decision 220). Of the others the names of files and the words that were learned are left.
 */
export async function forgetLists(db: Transaction<Database>, person: Person): Promise<void> {
  const { projectId, mails, phones, names } = person
  await sql`delete from imports where project_id = ${projectId} and state = 'read'`.execute(db)
  await sql`
    update imports set file_name = '' where project_id = ${projectId} and ${namesThem('file_name', person)}`.execute(
    db,
  )
  await sql`
    delete from import_layouts where project_id = ${projectId} and names_person(
      concat_ws(' ', file_name, header, meanings), ${mails}::text[], ${phones}::text[], ${names}::text[])`.execute(
    db,
  )
}

/** Mails to come, or to try again, for an address that has no account. */
export async function dropMails(db: Transaction<Database>, { mails }: Pick<Person, 'mails'>): Promise<void> {
  await sql`
    delete from jobs.job where name = 'account-mail' and lower(data ->> 'name') = any (${mails}::text[])
      and not exists (select from users where lower(data ->> 'name') in (lower(email), lower(username)))`.execute(
    db,
  )
}
