import type { ShownPasskey } from '@belvedere/contract/entities/security'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Refused } from '../../../platform/http/refused.ts'
import { deviceCookie, knownDevice } from '../known-device.ts'
import { keepSecurityEvent, originOf } from '../security-events.ts'
import { checkCode, type Shown as ShownCode } from './one-time-codes.ts'
import { checkShown } from './passkeys.ts'
import type { SecondFactor } from './second-factor.ts'
import { factorsOf } from './shown-factor.ts'
import { tellOwner } from './tell-owner.ts'

/** What somebody may show beside a password or a mailed link. */
export type ShownFactor = ShownCode & { passkey?: z.output<typeof ShownPasskey> | undefined }

export type FactorProof = ReturnType<typeof factorProof>

/** Checks what somebody shows as the second factor of an account. */
export function factorProof(app: FastifyInstance, needs: SecondFactor) {
  const { members, config, limitCode, secret } = needs

  async function byPasskey(userId: number, passkey: z.output<typeof ShownPasskey>): Promise<void> {
    if ((await checkShown(needs, passkey)).userId !== userId) throw new Refused('passkey-unknown')
  }

  /** Whatever becomes of a code is kept; a recovery code that was used is told by mail. */
  async function byCode(request: FastifyRequest, userId: number, shown: ShownCode) {
    const origin = originOf(request)
    const device = knownDevice(deviceCookie.read(request, config), userId, secret)
    await limitCode({ userId, device })
    await app.jobsReady()
    try {
      const by = await checkCode(members, { userId, ...shown }, secret)
      if (by === 'recovery-code')
        await members
          .transaction()
          .execute((transaction) =>
            tellOwner(transaction, app.enqueue, { kind: 'recovery-code-used', userId, origin }),
          )
      return by
    } catch (error) {
      await keepSecurityEvent(members, { kind: 'login-failed', userId, origin, details: { by: 'code' } })
      throw error
    }
  }

  return {
    byPasskey,
    byCode,
    /** Whether a second factor was shown; whoever has one and shows none is told which there are. */
    async demand(request: FastifyRequest, userId: number, shown: ShownFactor): Promise<boolean> {
      const factors = await factorsOf(members, userId)
      if (!factors) return false
      if (shown.passkey) await byPasskey(userId, shown.passkey)
      else if (shown.code !== undefined || shown.recoveryCode !== undefined)
        await byCode(request, userId, shown)
      else
        throw new Refused(factors.code ? 'code-required' : 'second-factor-required', '', {
          meta: { factors },
        })
      return true
    },
  }
}
