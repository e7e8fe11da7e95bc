import { ROLES } from '@belvedere/domain/accounts/roles'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'

export type MailedEnquiry = NonNullable<Awaited<ReturnType<typeof waitingMail>>>
export type ApartmentFactRow = Awaited<ReturnType<typeof apartmentFactRows>>[number]

/** Held until the transaction ends: two who hand one enquiry out take turns, and the second finds it done. */
export function lockUnmailed(transaction: Transaction<Database>, id: string) {
  return transaction
    .selectFrom('enquiries')
    .where('id', '=', id)
    .where('mailed_at', 'is', null)
    .select('project_id as projectId')
    .forUpdate()
    .executeTakeFirst()
}

/** Nobody else gets a mail about a buyer: on the project by their own word, not blocked, and the address is known to be theirs (SEC-07). */
const mayBeMailed = (members: Kysely<Database>) =>
  members
    .selectFrom('project_users')
    .innerJoin('users', 'users.id', 'project_users.user_id')
    .where('project_users.role_id', 'in', [ROLES.sales_agent, ROLES.project_admin])
    .where('project_users.accepted_at', 'is not', null)
    .where('users.blocked_at', 'is', null)
    .where('users.email_verified_at', 'is not', null)

/** The project's sales agents; without any, its admins (ASK-04). */
export async function agentsOf(members: Kysely<Database>, projectId: number): Promise<number[]> {
  const rows = await mayBeMailed(members)
    .where('project_users.project_id', '=', projectId)
    .select(['users.id', 'project_users.role_id as roleId'])
    .orderBy('users.id')
    .execute()
  const holding = (role: number) => rows.filter(({ roleId }) => roleId === role).map(({ id }) => id)
  const agents = holding(ROLES.sales_agent)
  return agents.length > 0 ? agents : holding(ROLES.project_admin)
}

/** Of these, who was given an enquiry of the project longest ago; undefined where the project mails all of them. */
export async function nextInTurn(
  transaction: Transaction<Database>,
  projectId: number,
  agents: readonly number[],
): Promise<number | undefined> {
  // Locked until the transaction ends, and looked at after that: two that are handed out at once go to two agents.
  const { rows: inTurn } = await sql`
    select from projects where id = ${projectId} and enquiries_in_turn for no key update`.execute(transaction)
  if (inTurn.length === 0) return undefined
  const { rows } = await sql<{ id: number }>`
    select agent as id from unnest(${agents}::int[]) as agent
    order by (select max(number) from enquiries where agent_id = agent and project_id = ${projectId}) nulls first, agent
    limit 1`.execute(transaction)
  return rows[0]?.id
}

export async function giveTo(
  transaction: Transaction<Database>,
  { projectId, enquiryId, agentId }: { projectId: number; enquiryId: string; agentId: number },
): Promise<void> {
  await transaction.updateTable('enquiries').set({ agent_id: agentId }).where('id', '=', enquiryId).execute()
  await transaction
    .insertInto('enquiry_steps')
    .values({ project_id: projectId, enquiry_id: enquiryId, kind: 'assigned', agent_id: agentId })
    .execute()
}

type NewMail = { projectId: number; enquiryId: string; userId: number | null }

export function insertMail(transaction: Transaction<Database>, { projectId, enquiryId, userId }: NewMail) {
  return transaction
    .insertInto('enquiry_mails')
    .values({ project_id: projectId, enquiry_id: enquiryId, user_id: userId })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export async function handedOut(transaction: Transaction<Database>, enquiryId: string): Promise<void> {
  await transaction
    .updateTable('enquiries')
    .set({ mailed_at: sql`now()` })
    .where('id', '=', enquiryId)
    .execute()
}

/** With its enquiry; undefined when this try is over already. */
export function waitingMail(members: Kysely<Database>, id: number, attempt: number) {
  return members
    .selectFrom('enquiry_mails as mail')
    .innerJoin('enquiries', 'enquiries.id', 'mail.enquiry_id')
    .innerJoin('projects as project', 'project.id', 'enquiries.project_id')
    .where('mail.id', '=', id)
    .where('mail.state', '=', 'waiting')
    .where('mail.attempts', '=', attempt)
    .select([
      'enquiries.id as enquiryId',
      'enquiries.number',
      'enquiries.project_id as projectId',
      'enquiries.accepted_at as acceptedAt',
      'enquiries.kind',
      'project.name as projectName',
      'project.default_lang_id as defaultLangId',
      'enquiries.apartment_ids as apartmentIds',
      'enquiries.email_address as emailAddress',
      'enquiries.first_name as firstName',
      'enquiries.last_name as lastName',
      'enquiries.phone_number as phoneNumber',
      'enquiries.note',
      'enquiries.contact_time as contactTime',
      'enquiries.locale_id as localeId',
    ])
    .executeTakeFirst()
}

/** Where a mail goes; undefined once whom it was for may not be mailed any more. */
export async function recipientOf(members: Kysely<Database>, mailId: number): Promise<string | undefined> {
  const agent = await mayBeMailed(members)
    .innerJoin('enquiry_mails as mail', (join) =>
      join.onRef('mail.user_id', '=', 'users.id').onRef('mail.project_id', '=', 'project_users.project_id'),
    )
    .where('mail.id', '=', mailId)
    .select('users.email')
    .executeTakeFirst()
  return agent?.email
}

export function apartmentFactRows(db: Kysely<Database>, ids: readonly number[]) {
  return db
    .selectFrom('apartments as apartment')
    .innerJoin('buildings as building', 'building.id', 'apartment.building_id')
    .innerJoin('apartment_types as type', 'type.id', 'apartment.apartment_type_id')
    .where(sql<boolean>`apartment.id = any (${ids}::int[])`)
    .select([
      'apartment.id',
      'apartment.building_id as buildingId',
      'building.masterplan_id as masterplanId',
      'apartment.name',
      'building.name as buildingName',
      'type.name as typeName',
      'apartment.status',
      'apartment.floor',
      sql<number | null>`(apartment.properties ->> 'levels')::int`.as('levels'),
      'apartment.rooms',
      'apartment.area',
    ])
    .orderBy('apartment.id')
    .execute()
}

export async function markSent(members: Kysely<Database>, id: number): Promise<void> {
  await members
    .updateTable('enquiry_mails')
    .set({ state: 'sent', changed_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

type Refusal = { mailId: number; attempt: number; refusal: string; nextTry: Date | undefined }

/** Ends a try; without another one to come, the mail is refused. False when another job ended this try before. */
export async function noteRefusal(
  transaction: Transaction<Database>,
  { mailId, attempt, refusal, nextTry }: Refusal,
): Promise<boolean> {
  const noted = await transaction
    .updateTable('enquiry_mails')
    .set({
      attempts: attempt + 1,
      last_refusal: refusal,
      changed_at: sql`now()`,
      ...(nextTry ? { next_try_at: nextTry } : { state: 'refused' }),
    })
    .where('id', '=', mailId)
    .where('state', '=', 'waiting')
    .where('attempts', '=', attempt)
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

/** The mail's next try is now, whatever was planned; undefined when the project has no such undelivered mail. */
export function tryAgain(transaction: Transaction<Database>, projectId: number, id: number) {
  return transaction
    .updateTable('enquiry_mails')
    .set({
      state: 'waiting',
      attempts: sql`attempts + 1`,
      next_try_at: sql`now()`,
      changed_at: sql`now()`,
    })
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .where('state', '!=', 'sent')
    .where('last_refusal', 'is not', null)
    .returning('attempts as attempt')
    .executeTakeFirst()
}
