import { ROLES } from '@belvedere/domain/accounts/roles'
import type { Locale } from '@belvedere/domain/screens/locale'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database, Translated } from '../../platform/database/json-columns.ts'
import { type PageAsked, pageOf } from '../../platform/database/paging.ts'
import { orNotFound, Refused } from '../../platform/http/refused.ts'

type InvitationRow = {
  id: number
  email: string
  roleId: number
  invitedBy: string | null
  sentAt: Date
  expiresAt: Date
  undelivered: boolean
  revision: number
}

const INVITATION = sql`invitation.id, invitation.email, invitation.role_id as "roleId",
  (select first_name || ' ' || last_name from users where users.id = invitation.invited_by) as "invitedBy",
  invitation.sent_at as "sentAt", invitation.expires_at as "expiresAt", invitation.undelivered,
  invitation.revision`

const invitations = (db: Kysely<Database>, where: RawBuilder<unknown>, asked: PageAsked) =>
  pageOf<InvitationRow>(db, {
    from: 'invitations',
    as: 'invitation',
    where,
    select: INVITATION,
    id: sql`invitation.id`,
    asked,
  })

export function invitationsOf(db: Kysely<Database>, projectId: number, asked: PageAsked) {
  return invitations(db, sql`invitation.project_id = ${projectId}`, asked)
}

export async function invitationOf(db: Kysely<Database>, projectId: number, id: number) {
  const where = sql`invitation.project_id = ${projectId} and invitation.id = ${id}`
  return (await invitations(db, where, { 'page[size]': 1 })).items[0]
}

type Mailed = { mailId: string; tokenHash: Buffer; expiresAt: Date; invitedBy: number }
type Invited = { projectId: number; email: string; roleId: number; locale: Locale }

const anew = ({ mailId, tokenHash, expiresAt, invitedBy }: Mailed) => ({
  mail_id: mailId,
  token_hash: tokenHash,
  expires_at: expiresAt,
  invited_by: invitedBy,
  undelivered: false,
})

/** An address that is invited already is invited anew. */
export async function keepInvitation(
  db: Kysely<Database>,
  invited: Invited,
  mailed: Mailed,
): Promise<number> {
  const { projectId, email, roleId, locale } = invited
  const { id } = await db
    .insertInto('invitations')
    .values({ project_id: projectId, email, role_id: roleId, locale, ...anew(mailed) })
    .onConflict((present) =>
      present
        .expression(sql`project_id, lower(email)`)
        .doUpdateSet({ role_id: roleId, locale, ...anew(mailed), sent_at: sql`now()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function renewInvitation(db: Kysely<Database>, projectId: number, id: number, mailed: Mailed) {
  return db
    .updateTable('invitations')
    .set({ ...anew(mailed), sent_at: sql`now()` })
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .returning('id')
    .executeTakeFirst()
}

/** Nobody else changes it until the transaction ends; whoever has read another revision of it is refused. */
export async function holdInvitation(
  db: Transaction<Database>,
  { projectId, id, revision }: { projectId: number; id: number; revision: number },
): Promise<void> {
  const row = await db
    .selectFrom('invitations')
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .select('revision')
    .forUpdate()
    .executeTakeFirst()
  if (orNotFound(row).revision !== revision) throw new Refused('stale')
}

export function setInvitedRole(db: Kysely<Database>, projectId: number, id: number, roleId: number) {
  return db
    .updateTable('invitations')
    .set({ role_id: roleId })
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .returning('id')
    .executeTakeFirst()
}

export function deleteInvitation(db: Kysely<Database>, projectId: number, id: number) {
  return db
    .deleteFrom('invitations')
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .returning('id')
    .executeTakeFirst()
}

/** What its mail says, as long as it is still that mail which counts. */
export function invitationToMail(db: Kysely<Database>, id: number, mailId: string) {
  return db
    .selectFrom('invitations')
    .innerJoin('projects', 'projects.id', 'invitations.project_id')
    .where('invitations.id', '=', id)
    .where('mail_id', '=', mailId)
    .select([
      'email',
      'invitations.project_id as projectId',
      'role_id as roleId',
      sql<Locale>`locale`.as('locale'),
      sql<Translated>`projects.name`.as('projectName'),
    ])
    .executeTakeFirst()
}

export async function markUndelivered(db: Kysely<Database>, id: number, mailId: string): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ undelivered: true })
    .where('id', '=', id)
    .where('mail_id', '=', mailId)
    .execute()
}

/** It holds as long as whoever sent it may invite there: whoever leaves takes it along, until somebody else sends it again. */
const inviterMayInvite = sql<boolean>`exists (
  select from users as inviter
  where inviter.id = invitations.invited_by and inviter.blocked_at is null
    and (inviter.role_id = ${ROLES.super_admin} or exists (
      select from project_users
      where user_id = inviter.id and project_users.project_id = invitations.project_id
        and project_users.role_id = ${ROLES.project_admin})))`

/** Whose invitation a token is, as long as it can be used. */
export function openInvitationRow(db: Kysely<Database>, tokenHash: Buffer) {
  return db
    .selectFrom('invitations')
    .innerJoin('projects', 'projects.id', 'invitations.project_id')
    .leftJoin('users', (join) => join.on(sql`lower(users.email)`, '=', sql`lower(invitations.email)`))
    .where('invitations.token_hash', '=', tokenHash)
    .where('invitations.expires_at', '>', sql<Date>`now()`)
    .where(inviterMayInvite)
    .select([
      'invitations.id',
      'invitations.project_id as projectId',
      'invitations.email',
      'invitations.role_id as roleId',
      sql<Locale>`invitations.locale`.as('locale'),
      sql<Translated>`projects.name`.as('projectName'),
      sql<boolean>`coalesce(users.password_hash is not null and users.email_verified_at is not null, false)`.as(
        'hasAccount',
      ),
    ])
    .executeTakeFirst()
}
