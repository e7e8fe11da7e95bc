import {
  confirmEmail,
  confirmEmailVerify,
  resetPassword,
  setPassword,
  signUp as signUpCall,
  verifyPasswordReset,
} from '@belvedere/contract/calls/users'
import { type Locale, type LocaleCode, localeOfCode } from '@belvedere/domain/screens/locale'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { serveAnswer } from '../../platform/http/serve-call.ts'
import type { Jobs } from '../../platform/jobs/queues.ts'
import type { LimitAttempts } from './limit-attempts.ts'
import { checkResetToken, setForgottenPassword, verifyEmailAddress } from './mailed-links.ts'
import { signUp } from './sign-up.ts'

/** For those who are not logged in. What is asked for an address answers alike whether it has an account (ACC-11). */
export function accountRoutes(app: FastifyInstance, members: Kysely<Database>, limit: LimitAttempts): void {
  const mailed = (email: string) => ({ id: email, email })

  async function mail(about: Jobs['account-mail']['about'], name: string, localeId: LocaleCode) {
    const locale: Locale = localeOfCode(localeId)
    await app.jobsReady()
    await members
      .transaction()
      .execute((transaction) => app.enqueue(transaction, 'account-mail', { about, name, locale }))
    return mailed(name)
  }

  serveAnswer(app, signUpCall, {
    answer: async ({ body: { localeId, ...form } }, request) => {
      await limit('sign-up', request, form.email)
      await app.jobsReady()
      await signUp(members, app.enqueue, { ...form, locale: localeOfCode(localeId) })
      return mailed(form.email)
    },
  })

  serveAnswer(app, confirmEmail, {
    answer: async ({ body }, request) => {
      await limit('mail', request, body.userEmailAdress)
      return mail('verify-email', body.userEmailAdress, body.localeId)
    },
  })

  serveAnswer(app, confirmEmailVerify, {
    answer: async ({ body }, request) => {
      await limit('token', request, body.token)
      return verifyEmailAddress(members, body.token)
    },
  })

  serveAnswer(app, resetPassword, {
    answer: async ({ body }, request) => {
      if ('token' in body) {
        await limit('token', request, body.token)
        return setForgottenPassword(members, body)
      }
      await limit('mail', request, body.username)
      return mail('reset-password', body.username, body.localeId)
    },
  })

  serveAnswer(app, setPassword, {
    answer: async ({ body }, request) => {
      await limit('token', request, body.token)
      return setForgottenPassword(members, body)
    },
  })

  serveAnswer(app, verifyPasswordReset, {
    answer: async ({ body }, request) => {
      await limit('token', request, body.token)
      return checkResetToken(members, body.token)
    },
  })
}
