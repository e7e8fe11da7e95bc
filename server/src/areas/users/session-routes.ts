import { logIn as logInCall, logOut, refreshToken } from '@belvedere/contract/calls/users'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { Refused } from '../../platform/http/refused.ts'
import { serveAnswer } from '../../platform/http/serve-call.ts'
import { signedIn } from '../../platform/sessions/who-asks.ts'
import { accountByName } from './account-queries.ts'
import { handOverLogin, handOverSession } from './hand-over-session.ts'
import { deviceCookie, knownDevice } from './known-device.ts'
import { checkCredentials } from './log-in.ts'
import { refreshCookie } from './refresh-cookie.ts'
import { demandSameOrigin } from './same-origin.ts'
import { demandFactor } from './second-factor/pending-login.ts'
import { originOf } from './security-events.ts'
import { endSession, openSession, refreshSession } from './sessions.ts'
import type { SlowGuesses } from './slow-guesses.ts'

export function sessionRoutes(
  app: FastifyInstance,
  members: Kysely<Database>,
  config: Config,
  slowGuess: SlowGuesses,
): void {
  const secret = config.authSecret

  serveAnswer(app, logInCall, {
    answer: async ({ body }, request, reply) => {
      const { username, password } = body
      const account = await accountByName(members, username)
      const origin = originOf(request)
      const device = knownDevice(deviceCookie.read(request, config), account?.id, secret)
      const wasRight = await slowGuess({ account: username, address: origin.address, device })
      const right = await checkCredentials(members, { account, password, origin })
      await wasRight()
      await demandFactor(members, right, secret)
      const opened = await openSession(members, right, { ...origin, by: 'password' }, secret)
      return handOverLogin(reply, opened, config)
    },
  })

  serveAnswer(app, refreshToken, {
    answer: async (_, request, reply) => {
      demandSameOrigin(request)
      const token = refreshCookie.read(request, config)
      if (!token) throw new Refused('unauthorized')
      return handOverSession(reply, await refreshSession(members, token, originOf(request), secret), config)
    },
  })

  serveAnswer(app, logOut, {
    answer: async ({ asker }, request, reply) => {
      demandSameOrigin(request)
      const { id, sessionId } = signedIn(asker)
      await endSession(members, id, sessionId)
      refreshCookie.take(reply, config)
      return { id }
    },
  })
}
