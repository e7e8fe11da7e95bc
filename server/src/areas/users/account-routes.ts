import {
  confirmEmail,
  confirmEmailVerify,
  resetPassword,
  setPassword,
  signUp as signUpCall,
  verifyPasswordReset,
} from '@belvedere/contract/calls/users'
import { type Locale, type LocaleCode, localeOfCode } from '@belvedere/domain/screens/locale'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { serveAnswer } from '../../platform/http/serve-call.ts'
import type { Jobs } from '../../platform/jobs/queues.ts'
import type { LimitAttempts } from './limit-attempts.ts'
import { checkResetToken, choosePassword, verifyEmailAddress } from './mailed-links.ts'
import type { FactorProof, ShownFactor } from './second-factor/prove-factor.ts'
import { originOf } from './security-events.ts'
import { signUp } from './sign-up.ts'

type Chosen = ShownFactor & { token: string; password: string }

/** For those who are not logged in. What is asked for an address answers alike whether it has an account (ACC-11). */
export function accountRoutes(
  app: FastifyInstance,
  members: Kysely<Database>,
  limit: LimitAttempts,
  proof: FactorProof,
): void {
  const mailed = (email: string) => ({ id: email, email })

  async function mail(about: Jobs['account-mail']['about'], name: string, localeId: LocaleCode) {
    const locale: Locale = localeOfCode(localeId)
    await app.jobsReady()
    await members
      .transaction()
      .execute((transaction) => app.enqueue(transaction, 'account-mail', { about, name, locale }))
    return mailed(name)
  }

  async function choose(body: Chosen, request: FastifyRequest) {
    const { token, password, ...shown } = body
    await limit('token', request, token)
    await app.jobsReady()
    const prove = (userId: number) => proof.demand(request, userId, shown)
    return choosePassword(members, app.enqueue, { token, password, prove, origin: originOf(request) })
  }

  serveAnswer(app, signUpCall, {
    // A password that is sent along is not even looked at (SEC-03).
    answer: async ({ body: { localeId, password: _, ...form } }, request) => {
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
      if ('token' in body) return choose(body, request)
      await limit('mail', request, body.username)
      return mail('reset-password', body.username, body.localeId)
    },
  })

  serveAnswer(app, setPassword, { answer: ({ body }, request) => choose(body, request) })

  serveAnswer(app, verifyPasswordReset, {
    answer: async ({ body }, request) => {
      await limit('token', request, body.token)
      return checkResetToken(members, body.token)
    },
  })
}
