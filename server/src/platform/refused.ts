const REFUSALS = {
  'invalid-input': { status: 400, title: 'The request is not understood' },
  unauthorized: { status: 401, title: 'Log in first' },
  forbidden: { status: 403, title: 'This is not yours to do' },
  'not-found': { status: 404, title: 'There is nothing here' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  'internal-error': { status: 500, title: 'Something went wrong' },
}

/** A refusal carries a code; screens and e-mails choose the sentence. */
export class Refused extends Error {
  readonly code: keyof typeof REFUSALS
  readonly status: number
  readonly title: string

  constructor(code: keyof typeof REFUSALS, detail = '', status: number = REFUSALS[code].status) {
    super(detail)
    this.code = code
    this.status = status
    this.title = REFUSALS[code].title
  }
}

/** What does not exist and what is not published answer alike. */
export function orNotFound<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Refused('not-found')
  return found
}
