import { randomUUID } from 'node:crypto'
import type { acceptInvitation as acceptCall } from '@belvedere/contract/calls/people'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import type { Locale } from '@belvedere/domain/screens/locale'
import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import type { Config } from '../../platform/config.ts'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { orNotFound, Refused } from '../../platform/http/refused.ts'
import type { Enqueue } from '../../platform/jobs/jobs.ts'
import { invitedAccount } from '../users/invited-account.ts'
import { LIFETIME_MS, mailedToken, tokenHash } from '../users/mailed-token.ts'
import { hashPassword } from '../users/passwords.ts'
import { demandStrongPassword } from '../users/strong-password.ts'
import { deleteInvitation, keepInvitation, openInvitationRow, renewInvitation } from './invitation-queries.ts'
import { countAdmins, joinAs, lockPeople, personOf } from './people-queries.ts'

type Means = { members: Kysely<Database>; enqueue: Enqueue; config: Pick<Config, 'authSecret'> }
type Invited = { projectId: number; email: string; roleId: number; locale: Locale }

/** A mail that is to be sent, and what is kept of its link. */
function newMail({ authSecret }: Pick<Config, 'authSecret'>, invitedBy: number) {
  const mailId = randomUUID()
  const hash = tokenHash(mailedToken(mailId, 'invitation', authSecret))
  return { mailId, tokenHash: hash, expiresAt: new Date(Date.now() + LIFETIME_MS.invitation), invitedBy }
}

export function invite(
  { members, enqueue, config }: Means,
  invited: Invited,
  userId: number,
): Promise<number> {
  const mail = newMail(config, userId)
  return inAction(members, { kind: 'invitations.add', userId }, async (db) => {
    const invitationId = await keepInvitation(db, invited, mail)
    await enqueue(db, 'invitation-mail', { invitationId, mailId: mail.mailId })
    return invitationId
  })
}

export function inviteAgain(
  { members, enqueue, config }: Means,
  { projectId, id }: { projectId: number; id: number },
  userId: number,
): Promise<void> {
  const mail = newMail(config, userId)
  return inAction(members, { kind: 'invitations.again', userId }, async (db) => {
    orNotFound(await renewInvitation(db, projectId, id, mail))
    await enqueue(db, 'invitation-mail', { invitationId: id, mailId: mail.mailId })
  })
}

async function openInvitation(db: Kysely<Database>, token: string) {
  const row = await openInvitationRow(db, tokenHash(token))
  if (!row) throw new Refused('invalid-token')
  return row
}

/** What a link invites to; whoever holds it reads the mails of that address, and may know whether it has an account. */
export async function readInvitation(db: Kysely<Database>, token: string) {
  const { id, email, roleId, hasAccount, projectName } = await openInvitation(db, token)
  return { id, email, roleId, hasAccount, project: projectName[LANGUAGE_IDS.english] ?? '' }
}

type Accepted = z.output<NonNullable<typeof acceptCall.body>> & { address: string }

/** Uses a link up: the account of its address is on the project, and made where there was none. */
export async function acceptInvitation(members: Kysely<Database>, { token, account, address }: Accepted) {
  if (account) demandStrongPassword(account.password)
  // Before the transaction, and whether or not the token holds: no row is kept waiting for it.
  const passwordHash = account && (await hashPassword(account.password))
  return inAction(members, { kind: 'people.accept', userId: null, address }, async (db) => {
    const { id, projectId, email, roleId, locale, projectName } = await inTurn(db, token)
    if (!(await deleteInvitation(db, projectId, id))) throw new Refused('invalid-token')
    const userId = await invitedAccount(db, { email, locale, names: account, passwordHash })
    await keepAnAdmin(db, { projectId, userId, roleId })
    await joinAs(db, projectId, userId, roleId)
    return { id, email, roleId, hasAccount: true, project: projectName[LANGUAGE_IDS.english] ?? '' }
  })
}

/** Read again after the wait: whoever sent it may have been removed by the one before. */
async function inTurn(db: Transaction<Database>, token: string) {
  await lockPeople(db, (await openInvitation(db, token)).projectId)
  return openInvitation(db, token)
}

/** The last admin cannot become something else by an old invitation. */
async function keepAnAdmin(
  db: Transaction<Database>,
  { projectId, userId, roleId }: { projectId: number; userId: number; roleId: number },
): Promise<void> {
  if (roleId === ROLES.project_admin) return
  const present = await personOf(db, projectId, userId)
  if (present?.roleId === ROLES.project_admin && (await countAdmins(db, projectId)) === 1)
    throw new Refused('last-admin')
}
