import { z } from 'zod'

/**
 * Every reason there is for a refusal. The code is what programs go by, and screens and e-mails choose the sentence for
 * it; the title is for whoever reads the answer itself.
 */
export const REFUSALS = {
  'invalid-input': { status: 400, title: 'The request is not understood' },
  'credentials-mismatch': { status: 422, title: 'E-mail and password do not match' },
  'unauthorized-account': { status: 403, title: 'This account cannot log in' },
  'wrong-password': { status: 422, title: 'The present password is not right' },
  'weak-password': { status: 422, title: 'At least 8 characters, and none of the commonest' },
  'code-required': { status: 403, title: 'The password is right; a second factor is asked for as well' },
  'code-mismatch': { status: 422, title: 'This code is wrong or was used' },
  'passkey-unknown': { status: 422, title: 'This passkey is not known here' },
  'confirm-first': { status: 403, title: 'Confirm first that it is you' },
  'last-way-in': { status: 409, title: 'It is the last way to log in' },
  'second-factor-required': {
    status: 403,
    title: 'A passkey, a one-time code or a recovery code is demanded',
  },
  'invalid-token': { status: 410, title: 'This link was used or has ended' },
  unauthorized: { status: 401, title: 'Log in first' },
  forbidden: { status: 403, title: 'This is not yours to do' },
  'security-check-failed': { status: 403, title: 'The security check was not passed' },
  'security-check-expired': { status: 403, title: 'The security check has expired or was used' },
  'key-reused': { status: 422, title: 'This Idempotency-Key stands for another request' },
  'unknown-host': { status: 421, title: 'This host is not served here' },
  'not-found': { status: 404, title: 'There is nothing here' },
  'method-not-allowed': { status: 405, title: 'Nothing here answers to this method' },
  'precondition-required': { status: 428, title: 'Say which revision you have read, by If-Match' },
  stale: { status: 412, title: 'It was changed since you have read it' },
  'confirmation-required': { status: 409, title: 'Confirm how many go with it' },
  published: { status: 409, title: 'Unpublish it first' },
  'was-sold': { status: 409, title: 'It was reserved or sold: unpublish it instead' },
  'last-admin': { status: 409, title: 'A project keeps its last admin' },
  'own-role': { status: 409, title: 'Nobody takes their own admin role away' },
  'unreadable-look': { status: 409, title: 'Its accent cannot be read, or is taken for a status' },
  'in-use': { status: 409, title: 'Something else still needs it' },
  'unknown-reference': { status: 422, title: 'There is no such thing in this project' },
  'place-needed': { status: 422, title: 'It lies in exactly one place' },
  'lies-in-itself': { status: 422, title: 'Nothing lies in itself' },
  'already-there': { status: 422, title: 'There is one already' },
  'name-taken': { status: 422, title: 'Another one has this name' },
  'status-change-refused': { status: 409, title: 'This status does not follow from the present one' },
  claimed: { status: 409, title: 'Somebody has this apartment' },
  offered: { status: 409, title: 'Somebody else has the offer' },
  'claim-ended': { status: 409, title: 'This claim has ended' },
  'hold-too-long': {
    status: 422,
    title: 'Agents hold no longer than the project lets them, and extend once',
  },
  'reason-required': { status: 422, title: 'Say why' },
  'file-too-large': { status: 413, title: 'The file is too large' },
  'picture-too-large': { status: 413, title: 'The picture has too many pixels' },
  'file-type-refused': { status: 415, title: 'Files of this kind are not taken here' },
  'file-broken': { status: 422, title: 'The file cannot be read' },
  'file-protected': { status: 422, title: 'The file is protected by a password' },
  'other-frame': { status: 422, title: 'The picture has another frame' },
  'file-unsafe': { status: 422, title: 'The file holds what it must not' },
  'no-table': { status: 422, title: 'There is no list in this file' },
  'too-many-rows': { status: 422, title: 'The list has too many rows' },
  'cell-unreadable': { status: 422, title: 'A cell of the file cannot be read' },
  'columns-unclear': { status: 422, title: 'One column must be the name, and none may be meant twice' },
  'in-the-past': { status: 422, title: 'It must lie in the future' },
  'too-late': { status: 409, title: 'It is not waiting any more' },
  'address-refused': { status: 422, title: 'Only https, and nothing inside our own network' },
  'too-many-webhooks': { status: 409, title: 'A project has ten at most' },
  'too-many-uploads': { status: 429, title: 'Too many files are on their way to this project' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  unavailable: { status: 503, title: 'Not at the moment' },
  'internal-error': { status: 500, title: 'Something went wrong' },
} as const

export type RefusalCode = keyof typeof REFUSALS

export const CODES = Object.keys(REFUSALS) as RefusalCode[]

export const Refusal = z
  .object({
    errors: z.array(
      z.object({
        status: z.string(),
        code: z.enum(CODES),
        title: z.string(),
        detail: z.string(),
        /** Of a list that was sent: which row, from 0, and which of its fields. */
        row: z.number().optional(),
        field: z.string().optional(),
        /** Of a row that is stale: who changed it and when, and what is there now. */
        meta: z.record(z.string(), z.unknown()).optional(),
        data: z.unknown().optional(),
      }),
    ),
    /** What must be confirmed, or who changed it and when. */
    meta: z.record(z.string(), z.unknown()).optional(),
    /** What was stale, as it is now. */
    data: z.unknown().optional(),
  })
  .meta({ id: 'Refusal' })
