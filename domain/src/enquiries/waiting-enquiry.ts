const DAY_MS = 24 * 60 * 60 * 1000

/** An enquiry written without network names a person: it is kept no longer than anyone would wait for an answer. */
export const ENQUIRY_WAITS_DAYS = 7

/** A clock that was set back does not lengthen it. */
export function mayWait(savedAt: number, now: number): boolean {
  return Math.abs(now - savedAt) < ENQUIRY_WAITS_DAYS * DAY_MS
}

export interface EnquiryAnswer {
  /** Undefined when no answer came. */
  readonly status: number | undefined
  /** Why it was refused. */
  readonly code: string | undefined
}

const TRY_AGAIN = [408, 425, 429]
const NEEDS_ANOTHER_CHECK = ['security-check-failed', 'security-check-expired']

/** What becomes of a waiting enquiry that was sent: only what may be answered otherwise later is sent again. */
export function enquiryFate({ status, code }: EnquiryAnswer): 'accepted' | 'waits' | 'refused' {
  if (status === undefined || status >= 500 || TRY_AGAIN.includes(status)) return 'waits'
  if (status < 400) return 'accepted'
  return code !== undefined && NEEDS_ANOTHER_CHECK.includes(code) ? 'waits' : 'refused'
}

const FIRST_RETRY_MS = 15_000
const LAST_RETRY_MS = 10 * 60_000

/** Every failure doubles the time until the next try: each costs the device a security check. */
export function retryAfterMs(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** failures, LAST_RETRY_MS)
}
