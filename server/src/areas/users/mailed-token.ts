import { createHash, createHmac } from 'node:crypto'

export type Purpose = 'verify-email' | 'reset-password'
/** An invitation is kept with its project, and not among the links of an account: there may be none. */
type Mailed = Purpose | 'invitation'

export const VERIFY_DAYS = 3
export const RESET_MINUTES = 60
export const INVITATION_DAYS = 7

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

export const LIFETIME_MS: Record<Mailed, number> = {
  'verify-email': VERIFY_DAYS * DAY_MS,
  'reset-password': RESET_MINUTES * MINUTE_MS,
  invitation: INVITATION_DAYS * DAY_MS,
}

/**
 * The token in a mailed link follows from the mail's own id, most often that of its job, so that a mail sent again carries the same one and the
 * queue holds none.
 */
export function mailedToken(mailId: string, purpose: Mailed, secret: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${mailId}`).digest('base64url')
}

/** What is kept of a token: whoever reads the database can use none of them. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest()
