import { parseArgs } from 'node:util'

export type Options = {
  seconds: number
  perSecond: number
  enquiries: number
  instances: number
  streams: number
  /** Whether it starts as the version before, and is upgraded. */
  upgrade: boolean
}

const FULL: Options = {
  seconds: 150,
  perSecond: 200,
  enquiries: 120,
  instances: 3,
  streams: 300,
  upgrade: true,
}
const QUICK: Options = { ...FULL, seconds: 20, enquiries: 20, streams: 60, upgrade: false }

/**
 * `--quick` takes 20 seconds instead of two and a half minutes, and restarts what it started; `--reads 50` asks so many a
 * second, for a machine that has other work.
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: { quick: { type: 'boolean', default: false }, reads: { type: 'string' } },
  })
  const options = values.quick ? QUICK : FULL
  const perSecond = Number(values.reads ?? options.perSecond)
  if (!Number.isInteger(perSecond) || perSecond < 1) throw new Error('--reads must be a whole number')
  return { ...options, perSecond }
}
