import type { Call } from '@belvedere/contract/call'
import type { z } from 'zod'

/** What a JSON call puts into its envelope: the attributes of one thing, or of many. */
export type Content<Schema extends z.ZodType> =
  z.input<Schema> extends { data: readonly { attributes: infer Attributes }[]; meta: infer Meta }
    ? { items: Attributes[]; meta: Meta }
    : z.input<Schema> extends { data: infer Data }
      ? Data extends readonly { attributes: infer Attributes }[]
        ? Attributes[]
        : Data extends { attributes: infer Attributes }
          ? Attributes
          : never
      : never

type Page = { items: readonly Attributes[]; meta: { total: number; after: string | null } }

type Attributes = { readonly id: number | string }

/**
 * Every answer is `{ data: { type, id, attributes } }` or a list of those. It is parsed by the contract on its way out,
 * which strips what is not declared: nothing else can leave.
 */
export function enveloped<Params extends z.ZodObject, Query extends z.ZodObject, Schema extends z.ZodType>({
  name,
  reply,
}: Call<Params, Query, Schema>): (content: Content<Schema>) => z.output<Schema> {
  if (reply.kind !== 'json') throw new Error(`${name} does not answer with JSON`)
  const item = (attributes: Attributes) => ({ type: reply.type, id: String(attributes.id), attributes })
  return (given) => {
    const content = given as Attributes | readonly Attributes[] | Page
    if ('items' in content && 'meta' in content)
      return reply.schema.parse({ data: content.items.map(item), meta: content.meta })
    return reply.schema.parse({
      data: Array.isArray(content) ? content.map(item) : item(content as Attributes),
    })
  }
}
