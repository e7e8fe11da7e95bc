import { Client } from 'pg'
import { isLost } from './outage.ts'

/** What pg says when nothing came back. */
const SILENT = 'Query read timeout'

/** A connection that is not used again once its server goes down, does not lead any more, or has fallen silent. */
export class LeavingClient extends Client {
  // Of pg's many ways to call it, the one that Kysely and our own code use gives a promise.
  override query = ((...args: unknown[]) =>
    orLeave(
      this,
      (super.query as (...args: unknown[]) => unknown).apply(this, args),
    )) as unknown as Client['query']
}

/**
 * Passes an answer on. A server that still stands but leads no longer would refuse every write on this connection for as
 * long as it is open, and one that goes down says so a moment before it closes it; the pool makes another, which the way
 * to the database leads to the new primary.
 */
export function orLeave<Answer>(client: Client, answer: Answer): Answer {
  if (answer instanceof Promise)
    answer.catch((error: unknown) => {
      // The pool drops a connection that is ending when it is given back.
      if (isLeft(error)) client.end().catch(() => {})
    })
  return answer
}

const isLeft = (error: unknown) => isLost(error) || (error instanceof Error && error.message === SILENT)
