import { z } from 'zod'
import { line } from '../text.ts'

export const Passkey = z
  .object({
    id: z.number(),
    name: z.string(),
    /** The device or service that keeps it, as "iCloud Keychain"; null where it is not known by name. */
    keeper: z.string().nullable(),
    /** All devices of an account have it; otherwise one device alone. */
    synced: z.boolean(),
    addedAt: z.string(),
    usedAt: z.string().nullable(),
  })
  .meta({ id: 'Passkey' })

export type Passkey = z.output<typeof Passkey>

/** How the user who asks logs in. */
export const Security = z
  .object({
    /** The user's. */
    id: z.number(),
    /** `changedAt` is null for one that was chosen before this was noted. */
    password: z.object({ set: z.boolean(), changedAt: z.string().nullable() }),
    passkeys: z.array(Passkey),
    codes: z.object({ on: z.boolean(), recoveryCodesLeft: z.number() }),
    /** The user's role demands a passkey or codes. */
    demanded: z.boolean(),
    /** The rights of that role rest until this session has shown one of them. */
    resting: z.boolean(),
  })
  .meta({ id: 'Security' })

export type Security = z.output<typeof Security>

/** Where the user who asks is logged in. */
export const OpenSession = z
  .object({
    id: z.number(),
    /** What the browser says of itself. */
    device: z.string().nullable(),
    openedAt: z.string(),
    usedAt: z.string(),
    /** The session that asks. */
    here: z.boolean(),
  })
  .meta({ id: 'OpenSession' })

export type OpenSession = z.output<typeof OpenSession>

/** What a browser is given for its own dialog, as WebAuthn writes it in JSON. */
export const PasskeyDialog = z
  .object({ id: z.string(), options: z.record(z.string(), z.unknown()) })
  .meta({ id: 'PasskeyDialog' })

const PART_MAX = 16_384

const Part = z.string().min(1).max(PART_MAX)
const CredentialId = z.string().min(1).max(1_400)

const credential = { id: CredentialId, rawId: CredentialId, type: z.literal('public-key') }

/** What a device answers with that has made a passkey. */
export const MadePasskey = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: Part,
      attestationObject: Part,
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  })
  .meta({ id: 'MadePasskey' })

/** What a device answers with that has one. */
export const ShownPasskey = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: Part,
      authenticatorData: Part,
      signature: Part,
      userHandle: Part.optional(),
    }),
  })
  .meta({ id: 'ShownPasskey' })

export const OneTimeCode = z.string().regex(/^\d{6}$/)

const RECOVERY_CODE_MAX = 40

export const RecoveryCode = line(RECOVERY_CODE_MAX).min(1)
