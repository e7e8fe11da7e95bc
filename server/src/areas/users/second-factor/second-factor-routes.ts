import {
  addPasskey,
  beginCodes as beginCodesCall,
  beginPasskey,
  endOneSession as endOneSessionCall,
  endOtherSessions as endOtherSessionsCall,
  getSecurity,
  listSessions,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes as renewRecoveryCodesCall,
  turnCodesOff,
  turnCodesOn as turnCodesOnCall,
} from '@belvedere/contract/calls/security'
import type { Security } from '@belvedere/contract/entities/security'
import { codesKept, passkeyKept } from '@belvedere/domain/accounts/second-factor'
import type { FastifyInstance } from 'fastify'
import type { Transaction } from 'kysely'
import type { Database } from '../../../platform/database/json-columns.ts'
import { orNotFound, Refused } from '../../../platform/http/refused.ts'
import { serveAnswer } from '../../../platform/http/serve-call.ts'
import { type Session, signedIn } from '../../../platform/sessions/who-asks.ts'
import { keepSecurityEvent, originOf } from '../security-events.ts'
import { lockUser } from '../session-queries.ts'
import { codesRow, dropCodes, dropRecoveryCodes, keepCodes } from './code-queries.ts'
import { secondFactorLoginRoutes } from './login-routes.ts'
import { beginCodes, checkFirstCode, renewRecoveryCodes } from './one-time-codes.ts'
import { confirmSession, weakenSessions } from './open-session-queries.ts'
import { endOneSession, endOtherSessions, openSessions } from './open-sessions.ts'
import { dropPasskey, type PasskeyRow, passkeyById, savePasskeyName } from './passkey-queries.ts'
import { checkMade, dialogToMake, keepMade, presentPasskey } from './passkeys.ts'
import { readSecurity } from './read-security.ts'
import type { SecondFactor } from './second-factor.ts'
import { demandConfirmed, demandShown, factorsOf } from './shown-factor.ts'
import { tellOwner } from './tell-owner.ts'

/** Passkeys, one-time codes and sessions of whoever is logged in, and the logins with them (SEC-04). */
export function secondFactorRoutes(app: FastifyInstance, needs: SecondFactor): void {
  const { members, party, secret } = needs
  secondFactorLoginRoutes(app, needs)

  /** Someone who has just proved who they are, by their second factor if they have one (SEC-10). */
  async function confirmed(asker: Session | undefined): Promise<Session> {
    const user = signedIn(asker)
    await demandConfirmed(members, user)
    await app.jobsReady()
    return user
  }

  /**
   * Two who change one user's ways to log in take turns: the last one is not taken by both, and what one adds the other
   * must show before anything is changed further.
   */
  function changing<Result>(
    user: Session,
    change: (transaction: Transaction<Database>, ways: Security) => Promise<Result>,
  ): Promise<Result> {
    return members.transaction().execute(async (transaction) => {
      await lockUser(transaction, user.id)
      await demandConfirmed(transaction, user)
      return change(transaction, await readSecurity(transaction, user))
    })
  }

  serveAnswer(app, getSecurity, {
    answer: ({ asker }) => readSecurity(members, signedIn(asker)),
  })

  serveAnswer(app, beginPasskey, {
    answer: async ({ asker }) => dialogToMake(needs, (await confirmed(asker)).id),
  })

  serveAnswer(app, addPasskey, {
    answer: async ({ asker, body }, request) => {
      const user = await confirmed(asker)
      const origin = originOf(request)
      const made = await checkMade(needs, body.passkey)
      return changing(user, async (transaction, ways) => {
        const row = await keepMade(transaction, made, { userId: user.id, device: origin.device })
        await confirmSession(transaction, user.sessionId, { strong: true })
        const told = { kind: 'passkey-added', userId: user.id, origin, name: row.name } as const
        await tellOwner(transaction, app.enqueue, told)
        return { ...presentPasskey(row), recoveryCodes: await recoveryCodesWith(transaction, ways) }
      })
    },
  })

  serveAnswer(app, renamePasskey, {
    answer: async ({ asker, params, body }) => {
      const user = signedIn(asker)
      const row = theirOwn(await passkeyById(members, params.id), user)
      await demandShown(members, user)
      await savePasskeyName(members, row.id, body.name)
      return presentPasskey({ ...row, name: body.name })
    },
  })

  serveAnswer(app, removePasskey, {
    answer: async ({ asker, params }, request) => {
      const user = await confirmed(asker)
      return changing(user, async (transaction, ways) => {
        const { id, name } = theirOwn(await passkeyById(transaction, params.id), user)
        const kept = passkeyKept(ways)
        if (kept) throw new Refused(kept)
        await dropPasskey(transaction, id)
        await endWithLast(transaction, user.id)
        const told = { kind: 'passkey-removed', userId: user.id, origin: originOf(request), name } as const
        await tellOwner(transaction, app.enqueue, told)
        return { id }
      })
    },
  })

  serveAnswer(app, beginCodesCall, {
    answer: async ({ asker }) => {
      const { id: userId } = await confirmed(asker)
      return beginCodes(members, { userId, issuer: party.id, secret })
    },
  })

  serveAnswer(app, turnCodesOnCall, {
    answer: async ({ asker, body }, request) => {
      const user = await confirmed(asker)
      await needs.limitCode({ userId: user.id, device: user.sessionId })
      const checked = await checkFirstCode({ userId: user.id, ...body }, secret)
      return changing(user, async (transaction, ways) => {
        const present = await codesRow(transaction, user.id)
        // Its ticket was used before: it would let the code count again.
        if (present?.sealedSecret.equals(checked.sealedSecret)) throw new Refused('invalid-token')
        await keepCodes(transaction, { userId: user.id, ...checked })
        const recoveryCodes = await recoveryCodesWith(transaction, ways)
        await confirmSession(transaction, user.sessionId, { strong: true })
        const told = { kind: 'codes-on', userId: user.id, origin: originOf(request) } as const
        await tellOwner(transaction, app.enqueue, told)
        return { id: user.id, recoveryCodes }
      })
    },
  })

  serveAnswer(app, turnCodesOff, {
    answer: async ({ asker }, request) => {
      const user = await confirmed(asker)
      return changing(user, async (transaction, ways) => {
        const kept = codesKept(ways)
        if (kept) throw new Refused(kept)
        await dropCodes(transaction, user.id)
        await endWithLast(transaction, user.id)
        const told = { kind: 'codes-off', userId: user.id, origin: originOf(request) } as const
        if (ways.codes.on) await tellOwner(transaction, app.enqueue, told)
        return { id: user.id }
      })
    },
  })

  serveAnswer(app, renewRecoveryCodesCall, {
    answer: async ({ asker }, request) => {
      const user = await confirmed(asker)
      return changing(user, async (transaction) => {
        orNotFound(await factorsOf(transaction, user.id))
        const recoveryCodes = await renewRecoveryCodes(transaction, user.id)
        const event = { kind: 'recovery-codes-renewed', userId: user.id } as const
        await keepSecurityEvent(transaction, { ...event, origin: originOf(request) })
        return { id: user.id, recoveryCodes }
      })
    },
  })

  serveAnswer(app, listSessions, { answer: ({ asker }) => openSessions(members, signedIn(asker)) })

  serveAnswer(app, endOneSessionCall, {
    answer: async ({ asker, params }, request) => {
      await endOneSession(members, params.id, { asker: signedIn(asker), origin: originOf(request) })
      return { id: params.id }
    },
  })

  serveAnswer(app, endOtherSessionsCall, {
    answer: async ({ asker }, request) => {
      const user = signedIn(asker)
      const ended = await endOtherSessions(members, { asker: user, origin: originOf(request) })
      return { id: user.id, ended }
    },
  })
}

function theirOwn(row: PasskeyRow | undefined, { id }: Session): PasskeyRow {
  const passkey = orNotFound(row)
  if (passkey.userId !== id) throw new Refused('forbidden')
  return passkey
}

/** They come with the first factor, and with a later one once all are used; shown this once (SEC-10). */
async function recoveryCodesWith(transaction: Transaction<Database>, before: Security): Promise<string[]> {
  const isFirst = before.passkeys.length === 0 && !before.codes.on
  return isFirst || before.codes.recoveryCodesLeft === 0 ? renewRecoveryCodes(transaction, before.id) : []
}

/** With the last factor its recovery codes go, and no session has shown one any more. */
async function endWithLast(transaction: Transaction<Database>, userId: number): Promise<void> {
  if (await factorsOf(transaction, userId)) return
  await dropRecoveryCodes(transaction, userId)
  await weakenSessions(transaction, userId)
}
