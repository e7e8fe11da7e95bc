import type { z } from 'zod'

/**
 * Who may make a call (docs/requirements.md, the table of the API area). A call cannot be declared without
 * its rule: leaving `access` out does not compile.
 */
export type Access =
  | 'anyone' // published content of the host's projects
  | 'depends-on-asker' // everyone may ask, the answer differs
  | 'self' // a logged-in user, about themselves
  | 'staff' // sales_agent, project_editor, project_admin of the project; super_admin
  | 'editors' // project_editor and project_admin of the project; super_admin
  | 'admins' // project_admin of the project; super_admin
  | 'sales' // sales_agent and project_admin of the project; super_admin

type Fields = z.ZodObject

/** What a call answers with: JSON in the envelope, a file's bytes, or a stylesheet. */
export type Reply<Schema extends z.ZodType = z.ZodType> =
  | { readonly kind: 'json'; readonly type: string; readonly schema: Schema }
  | { readonly kind: 'file' }
  | { readonly kind: 'stylesheet' }

export type Call<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  ReplySchema extends z.ZodType = z.ZodType,
> = {
  /** The line of docs/requirements.md that asks for this call. */
  readonly id: `API-${number}`
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  readonly base: '/api/v1' | '/th-server/api/v1'
  /** Parameters stand in braces, as in the specification: `/frontend/buildings/{id}`. */
  readonly path: `/${string}`
  readonly access: Access
  readonly summary: string
  readonly params: Params
  readonly query: Query
  readonly reply: Reply<ReplySchema>
}

/** Declares a call; keeps the exact types of its parts for the server's handlers. */
export function defineCall<Params extends Fields, Query extends Fields, ReplySchema extends z.ZodType>(
  call: Call<Params, Query, ReplySchema>,
): Call<Params, Query, ReplySchema> {
  return call
}
