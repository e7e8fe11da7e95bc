import { parseArgs } from 'node:util'

/** So many inputs for each call, or what can be asked in so many seconds. */
export type Depth = { inputs: number } | { seconds: number }

export type SoFar = { inputs: number; seconds: number; longest: number }

const USUAL_INPUTS = '10000'

export function readDepth(args: string[]): Depth {
  const { values } = parseArgs({ args, options: { inputs: { type: 'string' }, minutes: { type: 'string' } } })
  if (values.minutes !== undefined) return { seconds: positive('minutes', values.minutes) * 60 }
  return { inputs: positive('inputs', values.inputs ?? USUAL_INPUTS) }
}

/** Whether to stop after these rounds; within a time, when another one as long as the longest would not end in it. */
export function isEnough(depth: Depth, { inputs, seconds, longest }: SoFar): boolean {
  return 'inputs' in depth ? inputs >= depth.inputs : seconds + longest > depth.seconds
}

function positive(name: string, given: string): number {
  const value = Number(given)
  if (Number.isFinite(value) && value > 0) return value
  throw new Error(`--${name} must be a number above 0, not ${given}`)
}
