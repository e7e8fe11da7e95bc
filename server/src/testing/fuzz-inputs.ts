import type { Call } from '@belvedere/contract/call'
import fc, { type Arbitrary } from 'fast-check'
import { arbitraryOf, hostile } from './arbitrary-of.ts'
import type { Request } from './sample-facts.ts'

type Fields = Record<string, unknown>

/** One thing to ask; what is undefined is asked as in the call's sample. */
export type FuzzInput = {
  params: Fields | undefined
  query: Fields | undefined
  body: unknown
  /** Sent instead of the body, as it is. */
  raw: string | undefined
}

const RAW_BODIES = ['', '{', '[1,', '"', 'null', '\u0000', '{"a":1}{"a":2}', 'a=1&b=2', '[['.repeat(5_000)]

export function fuzzInputs(call: Call): Arbitrary<FuzzInput> {
  return fc.record({
    params: fuzzed(arbitraryOf(call.params)) as Arbitrary<Fields | undefined>,
    query: fuzzed(arbitraryOf(call.query)) as Arbitrary<Fields | undefined>,
    body: fuzzed(arbitraryOf(call.upload ?? call.body ?? call.query), !call.upload),
    raw: fc.oneof(
      { weight: 19, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constantFrom(...RAW_BODIES) },
    ),
  })
}

/** Mostly of the right shape: what is refused at the door says little of the house behind it. */
function fuzzed(shaped: Arbitrary<unknown>, orAnything = false): Arbitrary<unknown> {
  return fc.oneof(
    { weight: 5, arbitrary: fc.constant(undefined) },
    { weight: 6, arbitrary: shaped },
    { weight: 3, arbitrary: mutated(shaped) },
    ...(orAnything ? [{ weight: 1, arbitrary: hostile }] : []),
  )
}

/** One field too few, too many, or with something else in it. */
function mutated(shaped: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc
    .tuple(shaped, fc.nat(20), fc.constantFrom('remove', 'replace', 'add'), hostile)
    .map(([value, nth, change, bad]) => {
      const fields = Object.entries(Object(value))
      const name = fields[nth % Math.max(fields.length, 1)]?.[0]
      if (change === 'add' || name === undefined) return Object.fromEntries([...fields, ['extra', bad]])
      const others = fields.filter(([field]) => field !== name)
      return Object.fromEntries(change === 'remove' ? others : [...others, [name, bad]])
    })
}

/** The query and parameters as text, as an address holds them. */
export function asAddressed(fields: Fields | undefined, sample: Request['params'] = {}) {
  const entries = Object.entries({ ...sample, ...fields })
  return Object.fromEntries(entries.map(([name, value]) => [name, textOf(value)]))
}

const textOf = (value: unknown) =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed()
