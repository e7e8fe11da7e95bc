import { z } from 'zod'

/**
 * Every reason there is for a refusal. The code is what programs go by, and screens and e-mails choose the sentence for
 * it; the title is for whoever reads the answer itself.
 */
export const REFUSALS = {
  'invalid-input': { status: 400, title: 'The request is not understood' },
  'credentials-mismatch': { status: 422, title: 'E-mail and password do not match' },
  'unauthorized-account': { status: 403, title: 'This account cannot log in' },
  'invalid-token': { status: 410, title: 'This link was used or has ended' },
  unauthorized: { status: 401, title: 'Log in first' },
  forbidden: { status: 403, title: 'This is not yours to do' },
  'security-check-failed': { status: 403, title: 'The security check was not passed' },
  'security-check-expired': { status: 403, title: 'The security check has expired or was used' },
  'key-reused': { status: 422, title: 'This Idempotency-Key stands for another request' },
  'not-found': { status: 404, title: 'There is nothing here' },
  'not-empty': { status: 409, title: 'There is still something in it' },
  'status-change-refused': { status: 409, title: 'This status does not follow from the present one' },
  'file-too-large': { status: 413, title: 'The file is too large' },
  'picture-too-large': { status: 413, title: 'The picture has too many pixels' },
  'file-type-refused': { status: 415, title: 'Files of this kind are not taken here' },
  'file-broken': { status: 422, title: 'The file cannot be read' },
  'file-unsafe': { status: 422, title: 'The file holds what it must not' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  unavailable: { status: 503, title: 'Not at the moment' },
  'internal-error': { status: 500, title: 'Something went wrong' },
} as const

export type RefusalCode = keyof typeof REFUSALS

const CODES = Object.keys(REFUSALS) as RefusalCode[]

export const Refusal = z
  .object({
    errors: z.array(
      z.object({ status: z.string(), code: z.enum(CODES), title: z.string(), detail: z.string() }),
    ),
  })
  .meta({ id: 'Refusal' })
