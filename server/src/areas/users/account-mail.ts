import { localisedPath } from '@belvedere/domain/screens/locale'
import { type Kysely, sql } from 'kysely'
import { accountExists } from '../../emails/account-exists.ts'
import { passwordChanged } from '../../emails/password-changed.ts'
import { type Email, render } from '../../emails/render.ts'
import { resetPassword } from '../../emails/reset-password.ts'
import { isSecurityNotice, securityNotice } from '../../emails/security-notice.ts'
import { verifyEmail } from '../../emails/verify-email.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import type { Jobs } from '../../platform/jobs/queues.ts'
import type { Handlers } from '../../platform/jobs/work.ts'
import { type Mailer, messageIdOf } from '../../platform/mail/mail.ts'
import { type Account, accountByName } from './account-queries.ts'
import {
  LIFETIME_MS,
  mailedToken,
  type Purpose,
  RESET_MINUTES,
  tokenHash,
  VERIFY_DAYS,
} from './mailed-token.ts'
import { keepEmailToken } from './token-queries.ts'

type Job = Jobs['account-mail']

/**
 * Decides here, away from whoever asked, what an address gets: the calls answer alike, and as fast, whether it has an
 * account or not (ACC-11).
 */
export function accountMail(
  members: Kysely<Database>,
  mailer: Mailer,
  config: Config,
): NonNullable<Handlers['account-mail']> {
  const address = (path: string, { locale }: Job) => config.publicUrl + localisedPath(path, locale)

  async function link(account: Account, path: string, purpose: Purpose, job: Job, jobId: string) {
    const token = mailedToken(jobId, purpose, config.authSecret)
    await keepEmailToken(members, {
      id: jobId,
      user_id: account.id,
      purpose,
      token_hash: tokenHash(token),
      expires_at: new Date(Date.now() + LIFETIME_MS[purpose]),
    })
    return `${address(path, job)}?token=${token}`
  }

  async function emailFor(account: Account, job: Job, jobId: string): Promise<Email | undefined> {
    const { firstName } = account
    if (account.blocked) return undefined
    if (job.about === 'reset-password') {
      const href = await link(account, '/reset-login', 'reset-password', job, jobId)
      return resetPassword({ firstName, link: href, minutes: RESET_MINUTES }, job.locale)
    }
    const forgotLink = address('/ForgotPassword', job)
    if (job.about === 'password-changed') return passwordChanged({ firstName, forgotLink }, job.locale)
    if (isSecurityNotice(job.about)) {
      const securityLink = address('/account/security', job)
      return securityNotice(job.about, { firstName, securityLink, what: job.what ?? '' }, job.locale)
    }
    // Whoever has no password yet needs the link to choose one with.
    if (!account.verified || account.passwordHash === null) {
      const href = await link(account, '/email-verified', 'verify-email', job, jobId)
      return verifyEmail({ firstName, link: href, days: VERIFY_DAYS }, job.locale)
    }
    if (job.about === 'verify-email') return undefined
    return accountExists({ firstName, logInLink: address('/login', job), forgotLink }, job.locale)
  }

  return async (job, { id }) => {
    // Done before, by a worker that died before it could say so.
    if (job.name === undefined) return
    const account = await accountByName(members, job.name)
    const email = account && (await emailFor(account, job, id))
    if (email) {
      const mail = await render(email)
      await mailer.send({ messageId: messageIdOf(id, config), to: account.email, ...mail })
    }
    await forgetName(members, id)
  }
}

/** What is done is kept for days, and needs nobody's address for that (PRV-03). */
async function forgetName(members: Kysely<Database>, jobId: string): Promise<void> {
  await sql`update jobs.job set data = data - 'name' where name = 'account-mail' and id = ${jobId}`.execute(
    members,
  )
}
