import { ACCOUNT_NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from '@belvedere/domain/accounts/account-rules'
import { EMAIL_MAX } from '@belvedere/domain/accounts/email-address'
import { isRight, PERMISSIONS, RESOURCES } from '@belvedere/domain/accounts/rights'
import { LOCALE_CODES } from '@belvedere/domain/screens/locale'
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Profile } from '../entities/profile.ts'
import { OneTimeCode, RecoveryCode, ShownPasskey } from '../entities/security.ts'
import { Session } from '../entities/session.ts'
import { many, one } from '../envelope.ts'
import { BodyId, Id, IdParams, NoParams, NoQuery } from '../inputs.ts'
import { EmailAddress, line } from '../text.ts'

const TOKEN_MAX = 200

const Password = z.string().min(PASSWORD_MIN).max(PASSWORD_MAX)
const Name = line(ACCOUNT_NAME_MAX).min(1)
const Token = z.string().min(1).max(TOKEN_MAX)
/** The language of the mail. */
const LocaleId = z.enum(LOCALE_CODES).default('en')

/** The answer to what was asked for an address: the same whether it has an account or not (ACC-11). */
const Mailed = z.object({ id: z.string(), email: z.string() })

/** The e-mail address that a mailed link belongs to. */
const Confirmed = z.object({ id: z.string(), email: z.string() })

const Done = z.object({ id: z.number() })

/** What is shown of a second factor beside a mailed link (SEC-10). */
const Factor = {
  passkey: ShownPasskey.optional(),
  code: OneTimeCode.optional(),
  recoveryCode: RecoveryCode.optional(),
}

const users = { base: '/api/v1', params: NoParams, query: NoQuery } as const

export const logIn = defineCall({
  ...users,
  id: 'API-01',
  name: 'logIn',
  method: 'POST',
  twin: true,
  path: '/users/auth',
  access: 'anyone',
  summary: 'Login with the e-mail address (or username) and password; gives a bearer token.',
  body: z.object({ username: line(EMAIL_MAX).min(1), password: z.string().min(1).max(PASSWORD_MAX) }),
  reply: one('session', Session),
})

export const getProfile = defineCall({
  ...users,
  id: 'API-02',
  name: 'getProfile',
  method: 'GET',
  twin: true,
  path: '/users/profile',
  access: { resource: 'profile', permission: 'read' },
  summary: 'The user who asks.',
  reply: one('profile', Profile),
})

export const refreshToken = defineCall({
  ...users,
  id: 'API-03',
  name: 'refreshToken',
  method: 'GET',
  path: '/users/refresh-token',
  access: 'refresh-cookie',
  summary: 'A new bearer token for the session of the refresh cookie; from pages of the same origin only.',
  reply: one('session', Session),
})

export const logOut = defineCall({
  ...users,
  id: 'API-04',
  name: 'logOut',
  method: 'GET',
  twin: true,
  path: '/users/logout',
  access: 'self',
  summary: 'Ends the session of the bearer token; from pages of the same origin only.',
  reply: one('user', Done),
})

export const updateProfile = defineCall({
  ...users,
  id: 'API-05',
  name: 'updateProfile',
  method: 'PATCH',
  path: '/users',
  access: { resource: 'profile', permission: 'write' },
  summary: "Changes the user's names.",
  body: z.strictObject({ firstName: Name.optional(), lastName: Name.optional() }),
  reply: one('profile', Profile),
})

export const updatePassword = defineCall({
  ...users,
  id: 'API-06',
  name: 'updatePassword',
  method: 'PUT',
  path: '/users/password-update',
  access: { resource: 'profile', permission: 'write' },
  summary:
    "Changes the user's password, given the present one, and ends their other sessions; whoever has a second factor has confirmed with it in the last 10 minutes.",
  body: z.object({ password: Password, presentPassword: z.string().min(1).max(PASSWORD_MAX) }),
  reply: one('user', Done),
})

export const signUp = defineCall({
  ...users,
  id: 'API-07',
  name: 'signUp',
  method: 'POST',
  path: '/users/signup',
  access: 'anyone',
  summary: 'Registers an address; a mailed link confirms it, and with that link a password is chosen.',
  body: z.object({
    email: EmailAddress,
    /** Taken from those who still send one, and ignored: it is chosen on the page that the link opens (SEC-03). */
    password: z.unknown().optional(),
    firstName: Name,
    lastName: Name,
    localeId: LocaleId,
  }),
  reply: one('sign-up', Mailed),
})

const Role = z.object({
  id: z.number(),
  name: z.string(),
  /** Null for the role that is not held on a project. */
  projectId: z.number().nullable(),
})

export const getUserRole = defineCall({
  ...users,
  id: 'API-08',
  name: 'getUserRole',
  method: 'GET',
  path: '/users/get-user-role',
  access: 'self',
  summary: "The user's role on a project; without `projectId`, the one held everywhere.",
  query: z.object({ projectId: Id.optional() }),
  reply: one('role', Role),
})

export const getUserRoles = defineCall({
  ...users,
  id: 'API-09',
  name: 'getUserRoles',
  method: 'GET',
  path: '/users/get-user-roles',
  access: 'self',
  summary: "The role held everywhere, then the user's role on each project.",
  reply: many('role', Role),
})

export const isAllowed = defineCall({
  ...users,
  id: 'API-10',
  name: 'isAllowed',
  method: 'GET',
  path: '/users/is-allowed',
  access: 'self',
  summary: 'Whether the user may do something, on a project or, without `projectId`, on some project.',
  query: z
    .object({ resource: z.enum(RESOURCES), permission: z.enum(PERMISSIONS), projectId: Id.optional() })
    .refine(isRight, { path: ['permission'], error: 'no call needs it' }),
  reply: one('permission', z.object({ id: z.string(), allowed: z.boolean() })),
})

export const confirmEmailVerify = defineCall({
  ...users,
  id: 'API-11',
  name: 'confirmEmailVerify',
  method: 'POST',
  path: '/users/confirm-email-verify',
  access: 'anyone',
  summary: 'Confirms an address with the token of a mailed link, which stays good for choosing a password.',
  body: z.object({ token: Token }),
  reply: one('account', Confirmed),
})

export const resetPassword = defineCall({
  ...users,
  id: 'API-12',
  name: 'resetPassword',
  method: 'POST',
  path: '/users/password-reset',
  access: 'anyone',
  summary: 'With a username: mails a link for a new password. With a token and password: saves the new one.',
  body: z.union([
    z.object({ token: Token, password: Password, ...Factor }),
    z.object({ username: line(EMAIL_MAX).min(1), localeId: LocaleId }),
  ]),
  reply: one('account', Mailed),
})

export const setPassword = defineCall({
  ...users,
  id: 'API-13',
  name: 'setPassword',
  method: 'POST',
  path: '/users/password-set',
  access: 'anyone',
  summary:
    'Saves the first or a new password with the token of a mailed link, and ends every session; whoever has a second factor shows it as well.',
  body: z.object({ token: Token, password: Password, ...Factor }),
  reply: one('account', Confirmed),
})

export const verifyPasswordReset = defineCall({
  ...users,
  id: 'API-14',
  name: 'verifyPasswordReset',
  method: 'POST',
  path: '/users/password-reset-verify',
  access: 'anyone',
  summary: 'Whether the token of a mailed link can still be used for a new password; uses nothing up.',
  body: z.object({ token: Token }),
  reply: one('account', Confirmed),
})

export const confirmEmail = defineCall({
  ...users,
  id: 'API-15',
  name: 'confirmEmail',
  method: 'POST',
  path: '/users/confirm-email',
  access: 'anyone',
  summary: 'Mails the link that confirms an address once more.',
  // Spelt as the specification spells it.
  body: z.object({ userEmailAdress: EmailAddress, localeId: LocaleId }),
  reply: one('account', Mailed),
})

export const addUserMedia = defineCall({
  ...users,
  id: 'API-16',
  name: 'addUserMedia',
  method: 'POST',
  path: '/users/project/{id}/add-user-media',
  access: 'self',
  summary: "Ties a media item of the project to the user's record on it: an agent's portrait.",
  params: IdParams,
  body: z.object({ mediaId: BodyId }),
  reply: one('project-user', z.object({ id: z.number(), projectId: z.number(), mediaId: z.number() })),
})
