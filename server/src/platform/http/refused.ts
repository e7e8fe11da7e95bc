import { REFUSALS, type RefusalCode } from '@belvedere/contract/refusal'

/** A refusal carries a code; screens and e-mails choose the sentence. */
export class Refused extends Error {
  readonly code: RefusalCode
  readonly status: number
  readonly title: string

  constructor(code: RefusalCode, detail = '', status: number = REFUSALS[code].status) {
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
