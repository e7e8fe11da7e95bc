import { parseArgs } from 'node:util'

export type Size = { events: number; apartments: number; kills: number }

const FULL: Size = { events: 10_000, apartments: 500, kills: 3 }
const QUICK: Size = { events: 500, apartments: 40, kills: 1 }

/** `--quick` for trying; `--seed N` draws the same dice again. */
export function readOptions(args: string[]): Size & { seed: number } {
  const { values } = parseArgs({
    args,
    options: { quick: { type: 'boolean', default: false }, seed: { type: 'string' } },
  })
  const seed = values.seed === undefined ? Date.now() % 100_000 : Number(values.seed)
  if (!Number.isInteger(seed)) throw new Error(`--seed must be a whole number, not ${values.seed}`)
  return { ...(values.quick ? QUICK : FULL), seed }
}
