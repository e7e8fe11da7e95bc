import { createHash, createHmac } from 'node:crypto'

export type Purpose = 'verify-email' | 'reset-password'

export const VERIFY_DAYS = 3
export const RESET_MINUTES = 60

const MINUTE_MS = 60_000

export const LIFETIME_MS: Record<Purpose, number> = {
  'verify-email': VERIFY_DAYS * 24 * 60 * MINUTE_MS,
  'reset-password': RESET_MINUTES * MINUTE_MS,
}

/**
 * The token in a mailed link follows from the job that mails it, so that a mail sent again carries the same one and the
 * queue holds none.
 */
export function mailedToken(jobId: string, purpose: Purpose, secret: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${jobId}`).digest('base64url')
}

/** What is kept of a token: whoever reads the database can use none of them. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest()
