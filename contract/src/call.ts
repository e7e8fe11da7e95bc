import type { Access } from '@belvedere/domain/accounts/access'
import type { ApiScope } from '@belvedere/domain/accounts/api-scopes'
import type { Right } from '@belvedere/domain/accounts/rights'
import type { z } from 'zod'

type Fields = z.ZodObject

/** What a call answers with: JSON in the envelope, a file's bytes, a stylesheet, or events for as long as one listens. */
export type Reply<Schema extends z.ZodType = z.ZodType> =
  | { readonly kind: 'json'; readonly type: string; readonly schema: Schema }
  | { readonly kind: 'file' }
  | { readonly kind: 'stylesheet' }
  | { readonly kind: 'events' }

export type Call<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  ReplySchema extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
> = {
  /** The line of docs/requirements.md that asks for this call. */
  readonly id: `${'API' | 'AUT' | 'SEC' | 'PRV' | 'STU' | 'IMP' | 'APT' | 'SET' | 'PLC' | 'PPL' | 'OUT' | 'PUB' | 'RSV' | 'LIV' | 'INB' | 'OPS'}-${number}`
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  readonly base: '/api/v1' | '/th-server/api/v1'
  /** Reached under the other base as well (spec section 7). */
  readonly twin?: true
  /** Parameters stand in braces, as in the specification: `/frontend/buildings/{id}`. */
  readonly path: `/${string}`
  /** A call cannot be declared without its rule: leaving it out does not compile. */
  readonly access: Access
  /** A program may make it too, by a key with this scope; any other call refuses every key (IMP-06). */
  readonly apiKey?: ApiScope
  readonly summary: string
  /** The answer has statuses in it, or counts of them: it changes with each sale, not with the content alone. */
  readonly showsAvailability?: true
  /** The answer depends on the host that it is asked at: the projects which that host carries. */
  readonly perHost?: true
  readonly params: Params
  readonly query: Query
  /** What a JSON body must be. */
  readonly body?: Body
  /** Where a body may be longer than a form. */
  readonly bodyMaxBytes?: number
  /** Fields of the body that need a right of their own beside `access`; sent without it they are refused. */
  readonly bodyRights?: Readonly<Record<string, Right>>
  /** Of a call that takes `rows`: the right that each field of a row needs, and every other field. */
  readonly rowRights?: Readonly<Record<string, Right>> & { readonly others: Right }
  /** It makes something that other calls can name from then on: answered with 201 (decision 92). */
  readonly creates?: true
  /** It changes something that exists: the asker says by `If-Match` which revision they have read (AUT-03). */
  readonly ifMatch?: true
  /** Headers that the call heeds, each with what it is for. */
  readonly headers?: Readonly<Record<string, string>>
  /** The body is a multipart upload: these fields, then one `file`. */
  readonly upload?: Fields
  /** Fields of the answer that need a right of their own beside `access`; without it they are left out. */
  readonly replyRights?: Readonly<Record<string, Right>>
  readonly reply: Reply<ReplySchema>
}

/** The status of its answer when all is well. */
export const statusOf = ({ creates }: Pick<Call, 'creates'>): 200 | 201 => (creates ? 201 : 200)

/** Where it is reached: under its own base, or under both. */
export function basesOf({ base, twin }: Pick<Call, 'base' | 'twin'>): readonly Call['base'][] {
  return twin ? ['/api/v1', '/th-server/api/v1'] : [base]
}

/** Its rule in a word or two: `anyone`, `content: write`. */
export function accessWord({ access }: Pick<Call, 'access'>): string {
  return typeof access === 'string' ? access : `${access.resource}: ${access.permission}`
}

/** Where a call is found, to the letter: a client names calls by it. */
type At<Method, Base, Path> = { readonly method: Method; readonly base: Base; readonly path: Path }

/** Declares a call; keeps the exact types of its parts for the server's handlers and for clients. */
export function defineCall<
  Params extends Fields,
  Query extends Fields,
  ReplySchema extends z.ZodType,
  Method extends Call['method'],
  Base extends Call['base'],
  Path extends Call['path'],
  Body extends z.ZodType = never,
>(call: Call<Params, Query, ReplySchema, Body> & At<Method, Base, Path>) {
  return call
}
