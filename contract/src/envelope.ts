import { z } from 'zod'

/** Every answer is `{ data: { type, id, attributes } }` or a list of those. */
function item<Attributes extends z.ZodType>(type: string, attributes: Attributes) {
  return z.object({ type: z.literal(type), id: z.string(), attributes })
}

export function one<Attributes extends z.ZodType>(type: string, attributes: Attributes) {
  return { kind: 'json' as const, type, schema: z.object({ data: item(type, attributes) }) }
}

export function many<Attributes extends z.ZodType>(type: string, attributes: Attributes) {
  return { kind: 'json' as const, type, schema: z.object({ data: z.array(item(type, attributes)) }) }
}
