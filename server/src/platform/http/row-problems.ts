import type { z } from 'zod'
import type { RowProblem } from './refused.ts'

type Read<Body> = {
  /** In the place of a row that cannot be read stands undefined. */
  body: Body
  unread: readonly RowProblem[]
}

/** A row of thousands of unheard-of fields is told of by some of them. */
const FIELDS_TOLD = 20

/**
 * Reads a body with a list in it row by row: one of a wrong kind is told by its number like one that breaks a rule, and
 * along with those (AUT-02). What is wrong beside the rows is given as the error that it is.
 */
export function readRows<Schema extends z.ZodType>(
  schema: Schema,
  sent: unknown,
): Read<z.output<Schema>> | z.ZodError {
  const whole = schema.safeParse(sent)
  if (whole.success) return { body: whole.data, unread: [] }
  const unread = problemsOf(whole.error)
  if (!unread) return whole.error
  const bad = new Set(unread.map(({ row }) => row))
  const rows = rowsIn(sent)
  const readable = rows.filter((_, row) => !bad.has(row))
  const read = readable.length > 0 ? rowsIn(schema.parse({ rows: readable })).values() : [].values()
  const body = { rows: rows.map((_, row) => (bad.has(row) ? undefined : read.next().value)) }
  return { body: body as z.output<Schema>, unread }
}

const rowsIn = (body: unknown) => (body as { rows: unknown[] }).rows

function problemsOf({ issues }: z.ZodError): RowProblem[] | undefined {
  const problems = new Map<string, RowProblem>()
  for (const issue of issues) {
    const [list, row, field = ''] = issue.path
    if (list !== 'rows' || typeof row !== 'number') return undefined
    const isUnheardOf = issue.code === 'unrecognized_keys' && field === ''
    for (const name of isUnheardOf ? issue.keys.slice(0, FIELDS_TOLD) : [String(field)])
      problems.set(`${row} ${name}`, { row, field: name, code: 'invalid-input' })
  }
  return [...problems.values()]
}
