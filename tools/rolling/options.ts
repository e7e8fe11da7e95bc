import { parseArgs } from 'node:util'

export type Options = { seconds: number; perSecond: number; enquiries: number; instances: number }

const FULL: Options = { seconds: 120, perSecond: 200, enquiries: 120, instances: 3 }
const QUICK: Options = { ...FULL, seconds: 20, enquiries: 20 }

/** `--quick` takes 20 seconds instead of two minutes. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({ args, options: { quick: { type: 'boolean', default: false } } })
  return values.quick ? QUICK : FULL
}
