import type { MadePasskey, Passkey, ShownPasskey } from '@belvedere/contract/entities/security'
import { deviceOf } from '@belvedere/domain/accounts/device'
import { passkeyKeeper } from '@belvedere/domain/accounts/passkey-keepers'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { JWTPayload } from 'jose'
import type { Kysely, Transaction } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../platform/database/json-columns.ts'
import { Refused } from '../../../platform/http/refused.ts'
import { useChallenge } from '../../security-check/use-challenge.ts'
import { profileRow } from '../account-queries.ts'
import {
  keepPasskey,
  notePasskeyUse,
  type PasskeyRow,
  passkeyByCredential,
  passkeyById,
  passkeyRows,
} from './passkey-queries.ts'
import type { RelyingParty } from './relying-party.ts'
import { readTicket, signTicket } from './tickets.ts'

type Needs = { members: Kysely<Database>; party: RelyingParty; secret: string }

/** A passkey stands for password and code at once: its device must ask for a finger, a face or its own code. */
const VERIFIED = 'required'

/** EdDSA, ES256 and RS256: one of them every device has. Left to itself the library tries what is experimental here. */
const ALGORITHMS = [-8, -7, -257]

/** A passkey of a device that does not say what it is. */
const NAMELESS = 'Passkey'

/** What the browser's dialog needs to show one. Nobody is named: the device knows whose they are. */
export async function dialogToShow({ party, secret }: Omit<Needs, 'members'>) {
  const challenge = asBytes(await signTicket('show-passkey', {}, secret))
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge,
    userVerification: VERIFIED,
  })
  return { id: party.id, options: { ...options } }
}

/** What the browser's dialog needs to make one, on a device that has none of this user's yet. */
export async function dialogToMake({ members, party, secret }: Needs, userId: number) {
  const { email, firstName, lastName } = await profileRow(members, userId)
  const present = await passkeyRows(members, userId)
  const options = await generateRegistrationOptions({
    rpName: party.id,
    rpID: party.id,
    userID: asBytes(String(userId)),
    userName: email,
    userDisplayName: `${firstName} ${lastName}`,
    challenge: asBytes(await signTicket('make-passkey', {}, secret)),
    attestationType: 'none',
    excludeCredentials: present.map((one) => ({ id: one.credentialId, transports: one.transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: VERIFIED },
    supportedAlgorithmIDs: ALGORITHMS,
  })
  return { id: party.id, options: { ...options } }
}

/** Who made it is not asked: what counts is that it answers for this host. */
export async function checkMade(
  { party, secret }: Omit<Needs, 'members'>,
  made: z.output<typeof MadePasskey>,
) {
  const checked = await verifyRegistrationResponse({
    response: { ...made, clientExtensionResults: {} } as RegistrationResponseJSON,
    expectedChallenge: async (challenge) =>
      (await readTicket('make-passkey', asText(challenge), secret)) !== undefined,
    expectedOrigin: await party.origins(),
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined)
  if (!checked?.verified) throw new Refused('passkey-unknown')
  return checked.registrationInfo
}

export async function keepMade(
  transaction: Transaction<Database>,
  { credential, aaguid, credentialBackedUp }: Awaited<ReturnType<typeof checkMade>>,
  { userId, device }: { userId: number; device: string | null },
): Promise<PasskeyRow> {
  const { system, browser } = deviceOf(device)
  const id = await keepPasskey(transaction, {
    userId,
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: credential.transports ?? [],
    name: system ?? browser ?? NAMELESS,
    keeper: aaguid,
    synced: credentialBackedUp,
  })
  const row = id === undefined ? undefined : await passkeyById(transaction, id)
  if (!row) throw new Refused('already-there')
  return row
}

/** Whose passkey was shown just now; what a device has signed counts once. */
export async function checkShown(
  { members, party, secret }: Needs,
  shown: z.output<typeof ShownPasskey>,
): Promise<PasskeyRow> {
  const row = await passkeyByCredential(members, shown.id)
  if (!row) throw new Refused('passkey-unknown')
  let ticket: JWTPayload | undefined
  const checked = await verifyAuthenticationResponse({
    response: { ...shown, clientExtensionResults: {} } as AuthenticationResponseJSON,
    expectedChallenge: async (challenge) => {
      ticket = await readTicket('show-passkey', asText(challenge), secret)
      return ticket !== undefined
    },
    expectedOrigin: await party.origins(),
    expectedRPID: party.id,
    credential: {
      id: row.credentialId,
      publicKey: new Uint8Array(row.publicKey),
      counter: Number(row.counter),
      transports: row.transports,
    },
    requireUserVerification: true,
  }).catch(() => undefined)
  const { jti, exp } = ticket ?? {}
  if (!checked?.verified || !jti || !exp) throw new Refused('passkey-unknown')
  const { newCounter } = checked.authenticationInfo
  await members.transaction().execute(async (transaction) => {
    await useChallenge(transaction, { signature: `passkey:${jti}`, expiresAt: new Date(exp * 1_000) })
    await notePasskeyUse(transaction, row.id, newCounter)
  })
  return row
}

export const presentPasskey = (row: PasskeyRow): z.output<typeof Passkey> => ({
  id: row.id,
  name: row.name,
  keeper: passkeyKeeper(row.keeper),
  synced: row.synced,
  addedAt: row.addedAt.toISOString(),
  usedAt: row.usedAt?.toISOString() ?? null,
})

const asBytes = (text: string) => new TextEncoder().encode(text)

const asText = (base64url: string) => Buffer.from(base64url, 'base64url').toString('utf8')
