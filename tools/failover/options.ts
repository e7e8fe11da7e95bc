import { parseArgs } from 'node:util'
import type { FaultName } from './faults.ts'

export type Options = {
  faults: readonly FaultName[]
  /** Contested claims through one more failover (RSV-05), and the apartments that they are about. */
  contested: number
  apartments: number
  /** Whether seconds decide too: beside a gate's other work they prove nothing, and rows do. */
  timed: boolean
  seed: number
}

/** Ten kills, two planned switches, and what is neither dead nor alive. */
const FULL = {
  faults: [
    'PostgreSQL killed',
    'switchover',
    'PostgreSQL killed',
    'machine killed',
    'PostgreSQL killed',
    'machine frozen',
    'PostgreSQL killed',
    'machine killed',
    'cut off from etcd',
    'PostgreSQL killed',
    'switchover',
    'machine killed',
    'PostgreSQL killed',
    'PostgreSQL killed',
  ],
  contested: 10_000,
  apartments: 500,
  timed: true,
} as const
const QUICK = { faults: ['PostgreSQL killed'], contested: 0, apartments: 100, timed: false } as const

/** `--quick` for the gate; `--only "machine killed"` for one kind of fault; `--seed N` draws the same dice again. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
      claims: { type: 'boolean', default: false },
      seed: { type: 'string' },
    },
  })
  const seed = values.seed === undefined ? Date.now() % 100_000 : Number(values.seed)
  if (!Number.isInteger(seed)) throw new Error(`--seed must be a whole number, not ${values.seed}`)
  if (values.claims) return { ...FULL, faults: [], seed }
  if (values.only === undefined) return { ...(values.quick ? QUICK : FULL), seed }
  const faults = FULL.faults.filter((name) => name === values.only)
  if (faults.length === 0) throw new Error(`--only must be one of ${[...new Set(FULL.faults)].join(', ')}`)
  return { ...FULL, faults: faults.slice(0, 1), contested: 0, seed }
}
