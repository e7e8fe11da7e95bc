type Signs = { codes: RegExp; messages?: RegExp }

/** The connection broke, or its server is going down or became a standby; what pg says of it without a code. */
const LOST: Signs = {
  codes: /^(ECONNRESET|EPIPE|08\w{3}|57P0[123]|25006)$/,
  messages: /^(connection terminated|client (has encountered|was closed))/i,
}
/** None could be made, none was left, or the answer took too long. */
const AWAY: Signs = {
  codes: /^(ECONN\w+|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|57014|53300)$/,
  messages: /^(timeout exceeded when trying to connect|query read timeout)/i,
}

/** Two got into each other's way, and the database rolled this one back whole: a deadlock, a serialization failure. */
const ROLLED_BACK: Signs = { codes: /^(40P01|40001)$/ }

/** Whether the database is not there at the moment, as against a mistake of ours. */
export const isOutage = (error: unknown): boolean => shows(error, LOST) || shows(error, AWAY)

/** Whether a connection was lost on the way: another one may lead to a server that answers. */
export const isLost = (error: unknown): boolean => shows(error, LOST)

/** Whether nothing of it was done, and doing it again may well succeed. */
export const isRolledBack = (error: unknown): boolean => shows(error, ROLLED_BACK)

function shows(error: unknown, { codes, messages }: Signs): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && codes.test(String(error.code))) || messages?.test(error.message) === true
}
