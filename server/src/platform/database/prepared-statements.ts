import { createHash } from 'node:crypto'
import { Client, type QueryResult } from 'pg'
import { orLeave } from './leaving-client.ts'

/** Each connection keeps what it has prepared; statements beyond that many are sent as they are. */
const AT_MOST = 300
const CHANGED_PLAN = '0A000'

const names = new Map<string, string>()

type Query = (...args: unknown[]) => Promise<QueryResult>

/**
 * A connection that has each statement parsed and planned once, by giving it a name. Our statements are few and are
 * sent over and over; planning them anew takes a fifth of a small read.
 */
export class PreparingClient extends Client {
  // Of pg's many ways to call it, the one that Kysely and our own code use: a text and its values.
  override query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
    const bare = super.query.bind(this) as unknown as Query
    const send: Query = (...args) => orLeave(this, bare(...args))
    const name = typeof text === 'string' && Array.isArray(values) && rest.length === 0 && nameOf(text)
    if (!name) return send(text, values, ...rest)
    return send({ name, text, values }).catch((error: unknown) => {
      // A migration changed what it gives: plans of before do not hold.
      if (error instanceof Error && 'code' in error && error.code === CHANGED_PLAN) return send(text, values)
      throw error
    })
  }) as Client['query']
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= AT_MOST) return known
  const name = createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}
