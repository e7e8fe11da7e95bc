import { z } from 'zod'

/** Every answer is `{ data: { type, id, attributes } }` or a list of those. */
function item<Attributes extends z.ZodType>(type: string, attributes: Attributes) {
  return z.object({ type: z.literal(type), id: z.string(), attributes })
}

export function one<Attributes extends z.ZodType>(type: string, attributes: Attributes) {
  return { kind: 'json' as const, type, schema: z.object({ data: item(type, attributes) }) }
}

/** Part of a list: how many there are in all, and where the next part begins (AUT-08). */
export function page<Attributes extends z.ZodType>(type: string, attributes: Attributes) {
  const meta = z.object({ total: z.number(), after: z.string().nullable() })
  return { kind: 'json' as const, type, schema: z.object({ data: z.array(item(type, attributes)), meta }) }
}

export function many<Attributes extends z.ZodType>(type: string, attributes: Attributes) {
  return { kind: 'json' as const, type, schema: z.object({ data: z.array(item(type, attributes)) }) }
}
