import {
  beginPasskeyLogin,
  confirmIdentity,
  logInWithCode,
  logInWithPasskey,
} from '@belvedere/contract/calls/security'
import type { FastifyInstance } from 'fastify'
import { orNotFound, Refused } from '../../../platform/http/refused.ts'
import { serveAnswer } from '../../../platform/http/serve-call.ts'
import { signedIn } from '../../../platform/sessions/who-asks.ts'
import { accountById } from '../account-queries.ts'
import { handOverLogin } from '../hand-over-session.ts'
import { passwordFits } from '../passwords.ts'
import { originOf } from '../security-events.ts'
import { openSession } from '../sessions.ts'
import { confirmSession } from './open-session-queries.ts'
import { checkShown, dialogToShow } from './passkeys.ts'
import { pendingAccount } from './pending-login.ts'
import { factorProof } from './prove-factor.ts'
import type { SecondFactor } from './second-factor.ts'

/** Logins with a passkey or a code, and the proof that it is still the same person. */
export function secondFactorLoginRoutes(app: FastifyInstance, needs: SecondFactor): void {
  const { members, config, secret, slowGuess } = needs
  const proof = factorProof(app, needs)

  serveAnswer(app, beginPasskeyLogin, { answer: () => dialogToShow(needs) })

  serveAnswer(app, logInWithPasskey, {
    answer: async ({ body }, request, reply) => {
      const origin = originOf(request)
      const wasRight = await slowGuess({ account: body.passkey.id, address: origin.address })
      const { userId } = await checkShown(needs, body.passkey)
      await wasRight()
      const account = orNotFound(await accountById(members, userId))
      if (!account.verified || account.blocked) throw new Refused('unauthorized-account')
      return handOverLogin(
        reply,
        await openSession(members, account, { ...origin, by: 'passkey' }, secret),
        config,
      )
    },
  })

  serveAnswer(app, logInWithCode, {
    answer: async ({ body: { pending, ...shown } }, request, reply) => {
      const account = await pendingAccount(members, pending, secret)
      const by = await proof.byCode(request, account.id, shown)
      const origin = { ...originOf(request), by }
      return handOverLogin(reply, await openSession(members, account, origin, secret), config)
    },
  })

  serveAnswer(app, confirmIdentity, {
    answer: async ({ asker, body }, request) => {
      const { id, sessionId, address } = signedIn(asker)
      const wasRight = await slowGuess({ account: String(id), address, device: sessionId })
      if ('passkey' in body) {
        await proof.byPasskey(id, body.passkey)
        await confirmSession(members, sessionId, { strong: true })
        await wasRight()
        return { id }
      }
      const { password, ...shown } = body
      const account = await accountById(members, id)
      if (!(await passwordFits(account?.passwordHash, password))) throw new Refused('wrong-password')
      const strong = await proof.demand(request, id, shown)
      await confirmSession(members, sessionId, { strong })
      await wasRight()
      return { id }
    },
  })
}
