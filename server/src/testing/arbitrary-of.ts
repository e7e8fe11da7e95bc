import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'

type Json = z.core.JSONSchema.JSONSchema

/** Ids that the demo has, so that something is found. */
const KNOWN_IDS = [1, 2, 3, 4, 5, 14, 101, 102, 201, 301, 1001, 1002, 1016]
const LONGEST_TEXT = 60
const MOST_ITEMS = 4

/** Values that have broken programs before. */
export const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    true,
    0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    1e300,
    '01',
    '1e3',
    'NaN',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202eabc\r\nBcc: x@y.example',
    "1'; drop table users; --",
    '../../etc/passwd',
    '%00',
    '%',
    '{{7*7}}',
    '__proto__',
    'constructor',
    'x'.repeat(20_000),
    [],
    {},
    [[[[]]]],
    { toString: 1 },
    JSON.parse('{"__proto__":{"admin":true}}'),
  ),
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
)

/** Values of the shape that a schema of the contract declares; its finer rules they may still break. */
export function arbitraryOf(schema: z.ZodType): Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })
  return shaped(json, json.$defs ?? {})
}

function shaped(json: Json, defs: Record<string, Json>): Arbitrary<unknown> {
  const inner = (part: unknown) => shaped(part as Json, defs)
  if (json.$ref) return inner(defs[json.$ref.replace('#/$defs/', '')])
  if (json.const !== undefined) return fc.constant(json.const)
  if (json.enum) return fc.constantFrom<unknown>(...json.enum)
  if (json.anyOf) return fc.oneof(...json.anyOf.map(inner))
  switch (json.type) {
    case 'object':
      return shapedObject(json, inner)
    case 'array':
      return fc.array(inner(json.items ?? {}), { minLength: json.minItems ?? 0, maxLength: MOST_ITEMS })
    case 'string':
      return shapedText(json)
    case 'integer':
    case 'number':
      return fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...KNOWN_IDS) },
        fc.integer({ min: json.minimum ?? -(2 ** 31), max: json.maximum ?? 2 ** 31 - 1 }),
      )
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue()
  }
}

function shapedObject(json: Json, inner: (part: unknown) => Arbitrary<unknown>): Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = json
  if (propertyNames && additionalProperties)
    return fc.dictionary(inner(propertyNames).map(String), inner(additionalProperties), { minKeys: 1 })
  const fields = Object.entries(properties).map(([name, field]) => [name, inner(field)] as const)
  return fc.record<Record<string, unknown>>(Object.fromEntries(fields), {
    requiredKeys: required,
    noNullPrototype: true,
  })
}

function shapedText({ pattern = '', format, minLength = 0, maxLength = LONGEST_TEXT }: Json) {
  if (format === 'uri') return fc.webUrl()
  if (pattern.includes('@')) return fc.emailAddress()
  const limits = { minLength, maxLength: Math.min(maxLength, Math.max(minLength, LONGEST_TEXT)) }
  return fc.oneof(fc.string(limits), fc.string({ ...limits, unit: 'grapheme' }))
}
