import type { listBuyers } from '@belvedere/contract/calls/inbox'
import type { Buyer, BuyerInFull, NewBuyer } from '@belvedere/contract/entities/inbox'
import { viewingsOf } from '@belvedere/domain/enquiries/what-stands'
import type { ClaimKind } from '@belvedere/domain/sales/claims'
import type { LocaleCode } from '@belvedere/domain/screens/locale'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import { type Action, inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { type Page, pageOf } from '../../platform/database/paging.ts'
import { type Person, personIn } from '../../platform/database/person-in.ts'
import { orNotFound, Refused } from '../../platform/http/refused.ts'
import type { WhichEnquiry } from './add-step.ts'
import { enquiryRows, matches } from './inbox-queries.ts'
import { presentEnquiry } from './read-enquiries.ts'

export type BuyerRow = Omit<z.input<typeof Buyer>, 'lastAt'> & { localeId: LocaleCode; lastAt: Date }
type RowInFull = BuyerRow & Pick<z.input<typeof BuyerInFull>, 'revision' | 'contacts'>

const contacts = (kind: 'mail' | 'phone') => sql`
  (select coalesce(array_agg(written order by id), '{}') from buyer_contacts
    where buyer_id = buyer.id and kind = ${sql.lit(kind)})`

/** Of a row of `buyers as buyer`: when they were heard of last. */
const LAST_AT = sql`greatest(buyer.made_at,
  (select max(accepted_at) from enquiries where buyer_id = buyer.id),
  (select max(since) from claims where buyer_id = buyer.id))`

const BUYER = sql`
  buyer.id, buyer.project_id as "projectId", buyer.first_name as "firstName", buyer.last_name as "lastName",
  buyer.locale_id as "localeId", ${contacts('mail')} as "emailAddresses", ${contacts('phone')} as "phoneNumbers",
  (select count(*)::int from enquiries where buyer_id = buyer.id) as enquiries,
  (select count(*)::int from claims where buyer_id = buyer.id and ended_at is null) as claims, ${LAST_AT} as "lastAt"`

/** Of one buyer alone. */
const IN_FULL = sql`${BUYER}, buyer.revision,
  (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'written', written, 'firstName', first_name,
      'lastName', last_name) order by kind desc, id), '[]')
    from buyer_contacts where buyer_id = buyer.id) as contacts`

const WRITTEN = {
  names: "buyer.first_name || ' ' || buyer.last_name",
  mails: "(select string_agg(written, ' ') from buyer_contacts where buyer_id = buyer.id and kind = 'mail')",
  phones:
    "(select string_agg(written, ';') from buyer_contacts where buyer_id = buyer.id and kind = 'phone')",
}

const presentBuyer = <Row extends BuyerRow>({ lastAt, ...buyer }: Row) => ({
  ...buyer,
  lastAt: lastAt.toISOString(),
})

export async function readBuyers(
  db: Kysely<Database>,
  projectId: number,
  asked: z.output<typeof listBuyers.query>,
): Promise<Page<z.input<typeof Buyer>>> {
  const search = asked['filter[search]']
  const { items, meta } = await pageOf<BuyerRow>(db, {
    from: 'buyers',
    as: 'buyer',
    where: sql`buyer.project_id = ${projectId} and ${search ? matches(search, WRITTEN) : sql`true`}`,
    select: BUYER,
    sort: [LAST_AT],
    id: sql`buyer.id`,
    descending: true,
    asked,
  })
  return { items: items.map(presentBuyer), meta }
}

/** All of them, the latest first. */
export async function everyBuyer(db: Kysely<Database>, projectId: number): Promise<BuyerRow[]> {
  const { rows } = await sql<BuyerRow>`
    select ${BUYER} from buyers as buyer where project_id = ${projectId} order by ${LAST_AT} desc, id desc`.execute(
    db,
  )
  return rows
}

export async function readBuyer(
  db: Kysely<Database>,
  projectId: number,
  id: number,
): Promise<z.input<typeof BuyerInFull>> {
  const { rows } = await sql<RowInFull>`
    select ${IN_FULL} from buyers as buyer where id = ${id} and project_id = ${projectId}`.execute(db)
  const buyer = orNotFound(rows[0])
  const history = await enquiryRows(db, sql`enquiry.buyer_id = ${id}`)
  const viewings = history.flatMap(({ id: enquiryId, answerSteps }) =>
    viewingsOf(answerSteps).map((at) => ({ enquiryId, at: new Date(at).toISOString() })),
  )
  return {
    ...presentBuyer(buyer),
    history: history.map(presentEnquiry),
    viewings: viewings.toSorted((one, other) => other.at.localeCompare(one.at)),
    waits: await waitsOf(db, id),
    claimed: await claimedBy(db, id),
    notes: await notesAbout(db, id),
  }
}

async function claimedBy(db: Kysely<Database>, buyerId: number) {
  const rows = await db
    .selectFrom('claims as claim')
    .innerJoin('apartments as apartment', 'apartment.id', 'claim.apartment_id')
    .where('claim.buyer_id', '=', buyerId)
    .select([
      'claim.id',
      'apartment.id as apartmentId',
      'apartment.name as apartmentName',
      sql<ClaimKind>`claim.kind`.as('kind'),
      'claim.since',
      'claim.ended_at as endedAt',
    ])
    .orderBy('claim.id', 'desc')
    .execute()
  return rows.map(({ since, endedAt, ...claim }) => ({
    ...claim,
    since: since.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }))
}

async function waitsOf(db: Kysely<Database>, buyerId: number) {
  const { rows } = await sql<{
    id: number
    apartmentId: number
    apartmentName: string
    place: number
    joinedAt: Date
    offeredUntil: Date | null
  }>`
    select waiting.id, apartment.id as "apartmentId", apartment.name as "apartmentName", waiting.joined_at as "joinedAt",
      case when waiting.offered_until > now() then waiting.offered_until end as "offeredUntil",
      (select count(*)::int from waiting_list as line
        where line.apartment_id = apartment.id and line.left_at is null
          and (line.place, line.id) <= (waiting.place, waiting.id)) as place
    from waiting_list as waiting join apartments as apartment on apartment.id = waiting.apartment_id
    where waiting.buyer_id = ${buyerId} and waiting.left_at is null order by waiting.id desc`.execute(db)
  return rows.map(({ joinedAt, offeredUntil, ...wait }) => ({
    ...wait,
    joinedAt: joinedAt.toISOString(),
    offeredUntil: offeredUntil?.toISOString() ?? null,
  }))
}

async function notesAbout(db: Kysely<Database>, buyerId: number) {
  const { rows } = await sql<{ id: number; by: Person | null; at: Date; note: string }>`
    select id, ${personIn(sql`buyer_notes.by_id`, sql`buyer_notes.project_id`)} as by, at, note
    from buyer_notes where buyer_id = ${buyerId} and note <> '' order by id`.execute(db)
  return rows.map(({ at, ...note }) => ({ ...note, at: at.toISOString() }))
}

/** Whoever changes who is who in a project takes turns with the enquiries that come in (migration 057). */
export const inTurn = <Result>(
  members: Kysely<Database>,
  { projectId, ...action }: Action & { projectId: number },
  work: (db: Transaction<Database>) => Promise<Result>,
) =>
  inAction(members, action, async (db) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('buyers', ${projectId}))`.execute(db)
    return work(db)
  })

/** Who is known by that address or number already is that buyer. */
export function addBuyer(
  members: Kysely<Database>,
  { projectId, byId }: { projectId: number; byId: number },
  { firstName, lastName, emailAddress = '', phoneNumber = '', localeId }: z.output<typeof NewBuyer>,
): Promise<number> {
  return inTurn(members, { kind: 'buyer.create', userId: byId, projectId }, async (db) => {
    const theirs = sql`(values ('mail', lower(${emailAddress}), ${emailAddress}),
      ('phone', phone_key(${phoneNumber}), ${phoneNumber})) as theirs (kind, key, written)`
    const known = await sql<{ id: number }>`
      select buyer_id as id from buyer_contacts join ${theirs} using (kind, key)
      where project_id = ${projectId} order by kind limit 1`.execute(db)
    const id = known.rows[0]?.id ?? (await insertBuyer(db, { projectId, firstName, lastName, localeId }))
    await sql`
      insert into buyer_contacts (project_id, buyer_id, kind, key, written, first_name, last_name)
      select ${projectId}, ${id}, kind, key, written, ${firstName}, ${lastName}
      from ${theirs} where key <> '' on conflict do nothing`.execute(db)
    if (known.rows[0]) await markChanged(db, id)
    return id
  })
}

/** Whoever edits this buyer must have read what has come about. */
export const markChanged = (db: Transaction<Database>, id: number) =>
  sql`update buyers set revision = revision + 1 where id = ${id}`.execute(db)

type Named = { projectId: number; firstName: string; lastName: string; localeId: string }

async function insertBuyer(db: Transaction<Database>, { projectId, firstName, lastName, localeId }: Named) {
  const { id } = await db
    .insertInto('buyers')
    .values({ project_id: projectId, first_name: firstName, last_name: lastName, locale_id: localeId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What goes along when two buyers are taken for one, and back when they are told apart. */
const OF_BUYERS = ['enquiries', 'buyer_contacts', 'claims', 'waiting_list', 'buyer_notes'] as const

/** Makes `other` the same as `kept`: all that is theirs moves, so that they are known by either's address (INB-03). */
export function mergeBuyers(
  members: Kysely<Database>,
  projectId: number,
  { kept, other, byId }: { kept: number; other: number; byId: number },
): Promise<void> {
  return inTurn(members, { kind: 'buyer.merge', userId: byId, projectId }, async (db) => {
    const { rows } = await sql<{ id: number }>`
      select id from buyers where id in (${kept}, ${other}) and project_id = ${projectId}`.execute(db)
    orNotFound(rows.find(({ id }) => id === kept))
    if (rows.length !== 2) throw new Refused('unknown-reference', 'buyerId')
    await sql`
      insert into enquiry_steps (project_id, enquiry_id, kind, by_id)
      select project_id, id, 'merged', ${byId} from enquiries where buyer_id = ${other}`.execute(db)
    for (const table of OF_BUYERS)
      await sql`
        update ${sql.table(table)} set buyer_id = ${kept}, merged_from = coalesce(merged_from, ${other})
        where buyer_id = ${other}`.execute(db)
    await db.deleteFrom('buyers').where('id', '=', other).execute()
    await markChanged(db, kept)
  })
}

/**
 * An enquiry gets a buyer of its own, where two people were taken for one. What it alone was written from, an address or a
 * number, goes along: whoever writes from there next is the new one. So does what was held, awaited or noted for them, be it
 * out of this enquiry or before they were merged (decision 252). Each is called as their own addresses and numbers are
 * (decision 239).
 */
export function separateEnquiry(
  members: Kysely<Database>,
  { projectId, id }: WhichEnquiry,
  byId: number,
): Promise<void> {
  return inTurn(members, { kind: 'buyer.separate', userId: byId, projectId }, async (db) => {
    const enquiry = orNotFound(
      await db
        .selectFrom('enquiries')
        .where('number', '=', id)
        .where('project_id', '=', projectId)
        .select([
          'id',
          'buyer_id',
          'merged_from',
          'first_name',
          'last_name',
          'locale_id',
          'email_address',
          'phone_number',
        ])
        .executeTakeFirst(),
    )
    const { buyer_id: known, merged_from: mergedFrom } = enquiry
    const from = sql`(kind, key) in (('mail', lower(${enquiry.email_address})), ('phone', phone_key(${enquiry.phone_number})))`
    const { rows } = await sql`
      select from enquiries where buyer_id = ${known} and id <> ${enquiry.id}
      union all select from buyer_contacts where buyer_id = ${known} and not ${from}
      union all (${ofBuyer(known, sql`merged_from is distinct from ${mergedFrom}`)}) limit 1`.execute(db)
    if (rows.length === 0) throw new Refused('already-there')
    const made = await insertBuyer(db, {
      projectId,
      firstName: enquiry.first_name,
      lastName: enquiry.last_name,
      localeId: enquiry.locale_id,
    })
    await db.updateTable('enquiries').set({ buyer_id: made }).where('id', '=', enquiry.id).execute()
    for (const table of ['claims', 'waiting_list'])
      await sql`update ${sql.table(table)} set buyer_id = ${made} where enquiry_id = ${enquiry.id}`.execute(
        db,
      )
    if (mergedFrom !== null || (await isOnlyOneOfTheirOwn(db, known)))
      for (const table of OF_BUYERS)
        await sql`
          update ${sql.table(table)} set buyer_id = ${made}, merged_from = null
          where buyer_id in (${known}, ${made}) and merged_from is not distinct from ${mergedFrom}`.execute(
          db,
        )
    const writtenFrom = (buyerId: number) => sql`exists (
      select from enquiries where enquiries.buyer_id = ${buyerId}
        and buyer_contacts.key in (lower(email_address), phone_key(phone_number)))`
    await sql`
      update buyer_contacts set buyer_id = ${made}
      where buyer_id = ${known} and ${writtenFrom(made)} and not ${writtenFrom(known)}`.execute(db)
    for (const id of [made, known]) await nameByContacts(db, id)
    await sql`
      insert into enquiry_steps (project_id, enquiry_id, kind, by_id)
      select project_id, id, 'separated', ${byId} from enquiries where buyer_id = ${made}`.execute(db)
  })
}

const ofBuyer = (buyerId: number, which: RawBuilder<unknown>) =>
  sql.join(
    OF_BUYERS.map((table) => sql`select from ${sql.table(table)} where buyer_id = ${buyerId} and ${which}`),
    sql` union all `,
  )

/**
 * Whether they are two people, or more, who were merged, and the kept one has no enquiry any more: the last was just taken
 * out. Then all that is the kept one's own goes after it, and who came with the merge stays (decision 252).
 */
async function isOnlyOneOfTheirOwn(db: Transaction<Database>, buyerId: number): Promise<boolean> {
  const came = OF_BUYERS.map(
    (table) => sql`select 1 from ${sql.table(table)} where buyer_id = ${buyerId} and merged_from is not null`,
  )
  const { rows } = await sql<{ is: boolean }>`
    select exists (${sql.join(came, sql` union all `)})
      and not exists (select from enquiries where buyer_id = ${buyerId} and merged_from is null) as is`.execute(
    db,
  )
  return rows[0]?.is ?? false
}

/** Whose name went with somebody else's address is called as the first of what is left. */
const nameByContacts = (db: Transaction<Database>, id: number) =>
  sql`
    update buyers set revision = revision + 1, first_name = theirs.first_name, last_name = theirs.last_name
    from (
      select first_name, last_name from buyer_contacts
      where buyer_id = ${id} and first_name || last_name <> ''
      -- The name that they have, where an address or a number still has it.
      order by exists (select from buyers where id = ${id} and buyers.first_name = buyer_contacts.first_name
        and buyers.last_name = buyer_contacts.last_name) desc, id limit 1
    ) as theirs where id = ${id}`.execute(db)
