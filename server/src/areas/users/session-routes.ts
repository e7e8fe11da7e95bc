import { logIn as logInCall, logOut, refreshToken } from '@belvedere/contract/calls/users'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { Refused } from '../../platform/http/refused.ts'
import { serveAnswer } from '../../platform/http/serve-call.ts'
import { signedIn } from '../../platform/sessions/who-asks.ts'
import type { LimitAttempts } from './limit-attempts.ts'
import { logIn } from './log-in.ts'
import { giveRefreshCookie, refreshCookie, takeRefreshCookie } from './refresh-cookie.ts'
import { demandSameOrigin } from './same-origin.ts'
import { endSession, refreshSession } from './sessions.ts'

export function sessionRoutes(
  app: FastifyInstance,
  members: Kysely<Database>,
  config: Config,
  limit: LimitAttempts,
): void {
  serveAnswer(app, logInCall, {
    answer: async ({ body }, request, reply) => {
      await limit('log-in', request, body.username)
      const { session, refreshToken: cookie } = await logIn(members, body, config.authSecret)
      giveRefreshCookie(reply, cookie, config)
      return session
    },
  })

  serveAnswer(app, refreshToken, {
    answer: async (_, request, reply) => {
      demandSameOrigin(request)
      const token = refreshCookie(request)
      if (!token) throw new Refused('unauthorized')
      const { session, refreshToken: cookie } = await refreshSession(members, token, config.authSecret)
      giveRefreshCookie(reply, cookie, config)
      return session
    },
  })

  serveAnswer(app, logOut, {
    answer: async ({ asker }, request, reply) => {
      demandSameOrigin(request)
      const { id, sessionId } = signedIn(asker)
      await endSession(members, id, sessionId)
      takeRefreshCookie(reply, config)
      return { id }
    },
  })
}
