import { REFUSALS, type RefusalCode } from '@belvedere/contract/refusal'

type Details = {
  /** Another status than the code's own. */
  status?: number
  /** What the asker must know to go on: what to confirm, who was first. */
  meta?: Readonly<Record<string, unknown>>
  /** What is there now. */
  data?: unknown
}

/** A refusal carries a code; screens and e-mails choose the sentence. */
export class Refused extends Error {
  readonly code: RefusalCode
  readonly status: number
  readonly title: string
  readonly details: Omit<Details, 'status'>

  constructor(code: RefusalCode, detail = '', { status, ...details }: Details = {}) {
    super(detail)
    this.code = code
    this.status = status ?? REFUSALS[code].status
    this.title = REFUSALS[code].title
    this.details = details
  }
}

/** What is wrong with one row of a list that was sent. */
export type RowProblem = Pick<Details, 'meta' | 'data'> & { row: number; field: string; code: RefusalCode }

const ROWS_REFUSED = 422

/** A list is taken whole or not at all: each bad row is told with its field and the reason (AUT-02). */
export class RowsRefused extends Error {
  readonly problems: readonly RowProblem[]
  readonly status: number

  constructor(problems: readonly RowProblem[], status = ROWS_REFUSED) {
    super(`${problems.length} rows are refused`)
    this.problems = problems
    this.status = status
  }
}

/** What does not exist and what is not published answer alike. */
export function orNotFound<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Refused('not-found')
  return found
}
