import { parseArgs } from 'node:util'

export type Options = {
  /** Of each part of the day: before the kills, during and after them. */
  seconds: number
  readsPerSecond: number
  streams: number
  enquiriesPerSecond: number
  claimsPerSecond: number
  apartments: number
  seed: number
}

/** What two cores bear with everything on them: the product, the edge, three databases, and all who ask. */
const FULL = {
  seconds: 45,
  readsPerSecond: 60,
  streams: 2_000,
  enquiriesPerSecond: 2,
  claimsPerSecond: 10,
  apartments: 500,
}
const QUICK = { ...FULL, seconds: 12, readsPerSecond: 15, streams: 100, apartments: 100 }

/** `--quick` is a launch of half a minute; `--seed N` draws the same dice again. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: { quick: { type: 'boolean', default: false }, seed: { type: 'string', default: '1' } },
  })
  return { ...(values.quick ? QUICK : FULL), seed: Number(values.seed) }
}
