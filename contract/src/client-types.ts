import type { z } from 'zod'
import type { Call } from './call.ts'
import type { EveryCall } from './calls.ts'
import type { Refusal } from './refusal.ts'

/** The calls as a client sees them. Types alone: who imports them brings no schema along. */
type CallAt = { [One in EveryCall as `${One['method']} ${One['base']}${One['path']}`]: One }

/** What a client calls a call: `GET /api/v1/frontend/buildings/{id}`. */
export type Endpoint = keyof CallAt

/** What goes along with a call: what it cannot do without, and what it may. */
export type Asked<At extends Endpoint> = Part<'params', z.output<CallAt[At]['params']>> &
  Part<'query', QueryOf<CallAt[At]['query']>> &
  BodyOf<CallAt[At]> & { readonly headers?: Readonly<Record<string, string>> }

/** What it answers with, out of the envelope: the attributes of one thing, or of each in a list. */
export type Answer<At extends Endpoint> = Unwrapped<ReplyOf<CallAt[At]>>

/** Why it was refused. */
export type RefusalReason = z.output<typeof Refusal>['errors'][number]

type Nothing = Record<never, never>

type Part<Name extends string, Value> = Nothing extends Value
  ? { readonly [One in Name]?: Value }
  : { readonly [One in Name]: Value }

/** What has a default may be left out. */
type QueryOf<Schema extends z.ZodType> = Defaulted<z.output<Schema>, z.input<Schema>>
type Defaulted<Out, In> = {
  [Name in keyof Out as Name extends OptionalIn<In> ? never : Name]: Out[Name]
} & { [Name in keyof Out as Name extends OptionalIn<In> ? Name : never]?: Out[Name] }
type OptionalIn<In> = { [Name in keyof In]-?: Nothing extends Pick<In, Name> ? Name : never }[keyof In]

type BodyOf<One extends Call> = [One['body']] extends [undefined]
  ? Nothing
  : { readonly body: z.input<NonNullable<One['body']>> }

type ReplyOf<One extends Call> =
  Extract<One['reply'], { kind: 'json' }> extends { schema: infer Schema } ? z.output<Schema> : never

type Unwrapped<Reply> = Reply extends { data: readonly { attributes: infer Attributes }[] }
  ? Attributes[]
  : Reply extends { data: { attributes: infer Attributes } }
    ? Attributes
    : never
