import { PASSWORD_MAX } from '@belvedere/domain/accounts/account-rules'
import { PASSKEY_NAME_MAX } from '@belvedere/domain/accounts/second-factor'
import { z } from 'zod'
import { defineCall } from '../call.ts'
import {
  MadePasskey,
  OneTimeCode,
  OpenSession,
  Passkey,
  PasskeyDialog,
  RecoveryCode,
  Security,
  ShownPasskey,
} from '../entities/security.ts'
import { Session } from '../entities/session.ts'
import { many, one } from '../envelope.ts'
import { IdParams, NoParams, NoQuery } from '../inputs.ts'
import { line } from '../text.ts'

const TICKET_MAX = 1_000

const Ticket = z.string().min(1).max(TICKET_MAX)
const PresentPassword = z.string().min(1).max(PASSWORD_MAX)
const Done = z.object({ id: z.number() })
const RecoveryCodes = z.object({ id: z.number(), recoveryCodes: z.array(z.string()) })

const call = { id: 'SEC-04', base: '/api/v1', params: NoParams, query: NoQuery } as const
const self = { ...call, access: 'self' } as const
const anyone = { ...call, access: 'anyone' } as const

export const beginPasskeyLogin = defineCall({
  ...anyone,
  name: 'beginPasskeyLogin',
  method: 'POST',
  path: '/users/auth/passkey-dialog',
  summary: "What the browser's own dialog needs in order to show a passkey; for a login, or to confirm one.",
  reply: one('passkey-dialog', PasskeyDialog),
})

export const logInWithPasskey = defineCall({
  ...anyone,
  name: 'logInWithPasskey',
  method: 'POST',
  path: '/users/auth/passkey',
  summary: 'Login with a passkey alone; gives a bearer token.',
  body: z.object({ passkey: ShownPasskey }),
  reply: one('session', Session),
})

export const logInWithCode = defineCall({
  ...anyone,
  name: 'logInWithCode',
  method: 'POST',
  path: '/users/auth/code',
  summary:
    'The second step of a login with a password for whoever has a second factor: `pending` and which `factors` there are come with the first. A code, or a recovery code, works once; a passkey logs in by itself.',
  body: z.union([
    z.object({ pending: Ticket, code: OneTimeCode }),
    z.object({ pending: Ticket, recoveryCode: RecoveryCode }),
  ]),
  reply: one('session', Session),
})

export const getSecurity = defineCall({
  ...self,
  name: 'getSecurity',
  method: 'GET',
  path: '/users/security',
  summary: 'How the user who asks logs in: password, passkeys, one-time codes.',
  reply: one('security', Security),
})

export const confirmIdentity = defineCall({
  ...self,
  name: 'confirmIdentity',
  method: 'POST',
  path: '/users/security/confirm',
  summary:
    'Proves once more who asks, by a passkey, or by the password and, of whoever has a second factor, a code or a recovery code: what changes the ways to log in wants a proof of the last 10 minutes.',
  body: z.union([
    z.object({ passkey: ShownPasskey }),
    z.object({
      password: PresentPassword,
      code: OneTimeCode.optional(),
      recoveryCode: RecoveryCode.optional(),
    }),
  ]),
  reply: one('user', Done),
})

export const beginPasskey = defineCall({
  ...self,
  name: 'beginPasskey',
  method: 'POST',
  path: '/users/passkeys/dialog',
  summary: "What the browser's own dialog needs in order to make a passkey.",
  reply: one('passkey-dialog', PasskeyDialog),
})

export const addPasskey = defineCall({
  ...self,
  name: 'addPasskey',
  method: 'POST',
  creates: true,
  path: '/users/passkeys',
  summary:
    'Adds the passkey that a device has made; it is named for the device, and its owner is told by mail. Recovery codes come with the first second factor, this once; else there are none.',
  body: z.object({ passkey: MadePasskey }),
  reply: one('passkey', Passkey.extend({ recoveryCodes: z.array(z.string()) })),
})

export const renamePasskey = defineCall({
  ...self,
  name: 'renamePasskey',
  method: 'PATCH',
  path: '/users/passkeys/{id}',
  summary: "Gives one of the user's passkeys another name.",
  params: IdParams,
  body: z.strictObject({ name: line(PASSKEY_NAME_MAX).min(1) }),
  reply: one('passkey', Passkey),
})

export const removePasskey = defineCall({
  ...self,
  name: 'removePasskey',
  method: 'DELETE',
  path: '/users/passkeys/{id}',
  summary: "Removes one of the user's passkeys, unless it is their last way in.",
  params: IdParams,
  reply: one('passkey', Done),
})

export const beginCodes = defineCall({
  ...self,
  name: 'beginCodes',
  method: 'POST',
  path: '/users/codes/begin',
  summary: 'A new key for one-time codes: nothing is on before a code of it was shown.',
  reply: one('codes', z.object({ id: z.number(), key: z.string(), uri: z.string(), ticket: z.string() })),
})

export const turnCodesOn = defineCall({
  ...self,
  name: 'turnCodesOn',
  method: 'PUT',
  path: '/users/codes',
  summary:
    'Turns one-time codes on with the first code of a new key. Recovery codes come with the first second factor, this once; else there are none.',
  body: z.object({ ticket: Ticket, code: OneTimeCode }),
  reply: one('codes', RecoveryCodes),
})

export const turnCodesOff = defineCall({
  ...self,
  name: 'turnCodesOff',
  method: 'DELETE',
  path: '/users/codes',
  summary: 'Turns one-time codes off; with the last second factor the recovery codes go too.',
  reply: one('codes', Done),
})

export const renewRecoveryCodes = defineCall({
  ...self,
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/users/codes/recovery',
  summary: 'New recovery codes, given this once; those of before are void.',
  reply: one('codes', RecoveryCodes),
})

export const listSessions = defineCall({
  ...self,
  name: 'listSessions',
  method: 'GET',
  path: '/users/sessions',
  summary: 'Where the user is logged in: this session first, then by last use.',
  reply: many('session', OpenSession),
})

export const endOneSession = defineCall({
  ...self,
  name: 'endOneSession',
  method: 'DELETE',
  path: '/users/sessions/{id}',
  summary: "Ends one of the user's sessions.",
  params: IdParams,
  reply: one('session', Done),
})

export const endOtherSessions = defineCall({
  ...self,
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/users/sessions',
  summary: "Ends all of the user's sessions but the one that asks.",
  reply: one('user', z.object({ id: z.number(), ended: z.number() })),
})
