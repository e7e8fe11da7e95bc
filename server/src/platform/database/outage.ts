/** Of the connection itself, and PostgreSQL's own: going down, starting up, no connection left, out of time. */
const CODES =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|57P0[123]|57014|53300)$/
/** What pg says without a code. */
const MESSAGES = /^(timeout exceeded when trying to connect|connection terminated|client has encountered)/i

/** Whether the database is not there at the moment, as against a mistake of ours. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return CODES.test(code) || MESSAGES.test(error.message)
}
