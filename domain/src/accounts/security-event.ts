/** What is kept of what happens to accounts (SEC-05); screens choose the sentence. */
export const SECURITY_EVENTS = [
  'login',
  'login-failed',
  // An old refresh token came again: the session was ended.
  'session-stolen',
  // The first one, chosen on the mailed link; one's own change; a forgotten one replaced on the mailed link.
  'password-set',
  'password-changed',
  'password-reset',
  'passkey-added',
  'passkey-removed',
  'codes-on',
  'codes-off',
  'recovery-codes-renewed',
  'recovery-code-used',
  // All of them, of somebody who has lost them: by super_admin, or by the operator's command.
  'factors-removed',
  // By its owner, in another one.
  'session-ended',
  'role-given',
  'role-taken',
  'blocked',
  'unblocked',
  'export',
  // A key that programs ask with, by an admin of the project.
  'api-key-made',
  'api-key-withdrawn',
  // An address that a project's events go to, by an admin of the project.
  'webhook-made',
  'webhook-removed',
  // A link that shows drafts, by an author of the project.
  'preview-link-made',
  'preview-link-withdrawn',
  // What failed in a queue, by super_admin.
  'queue-tried-again',
] as const

/** What someone logged in with. */
export const LOGIN_WAYS = ['password', 'code', 'recovery-code', 'passkey'] as const

export type LoginWay = (typeof LOGIN_WAYS)[number]

export type SecurityEventKind = (typeof SECURITY_EVENTS)[number]

/** What else is known of an event. Never a secret, and nothing that somebody typed. */
export interface SecurityDetails {
  readonly projectId?: number
  readonly roleId?: number
  /** Of what was added or removed. */
  readonly name?: string
  /** Of a login, or of one that failed. */
  readonly by?: LoginWay
}
