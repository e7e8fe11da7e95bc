import type { Kysely } from 'kysely'
import { generateSecret, generateURI, verify } from 'otplib'
import type { Database } from '../../../platform/database/json-columns.ts'
import { Refused } from '../../../platform/http/refused.ts'
import { seal, unseal } from '../../../platform/sealed-secret.ts'
import { profileRow } from '../account-queries.ts'
import { codesRow, keepRecoveryCodes, takeRecoveryCode, takeStep } from './code-queries.ts'
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts'
import { readTicket, signTicket } from './tickets.ts'

const STEP_S = 30

/** A new key, which nothing is kept of: it comes back in the ticket, sealed, with the first code that it made. */
export async function beginCodes(
  members: Kysely<Database>,
  { userId, issuer, secret }: { userId: number; issuer: string; secret: string },
) {
  const { email } = await profileRow(members, userId)
  const key = generateSecret()
  const sealed = seal(key, secret, 'one-time codes').toString('base64url')
  return {
    id: userId,
    key,
    uri: generateURI({ issuer, label: email, secret: key }),
    ticket: await signTicket('new-codes', { sub: String(userId), sealed }, secret),
  }
}

/** The sealed key of a ticket of theirs, and the step of the code that shows that the user's device has it too. */
export async function checkFirstCode(
  { userId, ticket, code }: { userId: number; ticket: string; code: string },
  secret: string,
): Promise<{ sealedSecret: Buffer; lastStep: number }> {
  const { sub, sealed } = (await readTicket('new-codes', ticket, secret)) ?? {}
  if (sub !== String(userId) || typeof sealed !== 'string') throw new Refused('invalid-token')
  const sealedSecret = Buffer.from(sealed, 'base64url')
  const lastStep = await stepOf(code, sealedSecret, secret)
  if (lastStep === undefined) throw new Refused('code-mismatch')
  return { sealedSecret, lastStep }
}

export async function renewRecoveryCodes(db: Kysely<Database>, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  await keepRecoveryCodes(db, userId, codes.map(recoveryCodeHash))
  return codes
}

export type Shown = { code?: string | undefined; recoveryCode?: string | undefined }

/** What a user has shown after their password; either counts once. */
export async function checkCode(
  members: Kysely<Database>,
  { userId, code, recoveryCode }: Shown & { userId: number },
  secret: string,
): Promise<'code' | 'recovery-code'> {
  if (recoveryCode !== undefined) {
    if (!(await takeRecoveryCode(members, userId, recoveryCodeHash(recoveryCode))))
      throw new Refused('code-mismatch')
    return 'recovery-code'
  }
  const codes = await codesRow(members, userId)
  const step = codes && code !== undefined && (await stepOf(code, codes.sealedSecret, secret))
  if (!step || !(await takeStep(members, userId, step))) throw new Refused('code-mismatch')
  return 'code'
}

/** The time step that a code belongs to: the present one, or one beside it, since clocks differ. */
async function stepOf(code: string, sealedSecret: Buffer, secret: string): Promise<number | undefined> {
  // Sealed with another secret there is none: recovery codes and passkeys still hold then.
  const key = unseal(sealedSecret, secret, 'one-time codes')
  if (key === undefined) return undefined
  const result = await verify({ secret: key, token: code, epochTolerance: STEP_S })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}
