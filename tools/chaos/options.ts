import { parseArgs } from 'node:util'

export type Options = {
  enquiries: number
  minutes: number
  /** The mail server is down while they come in, and nothing else dies. */
  mailDown: boolean
  seed: number
}

const FULL = { enquiries: 1_050, minutes: 10 }
const QUICK = { enquiries: 150, minutes: 1 }

/** `--quick`, or `--enquiries N --minutes N`; `--mail-down`; `--seed N` draws the same dice again. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      enquiries: { type: 'string' },
      minutes: { type: 'string' },
      'mail-down': { type: 'boolean', default: false },
      seed: { type: 'string' },
    },
  })
  const usual = values.quick ? QUICK : FULL
  return {
    enquiries: positive('enquiries', values.enquiries, usual.enquiries),
    minutes: positive('minutes', values.minutes, usual.minutes),
    mailDown: values['mail-down'],
    seed: positive('seed', values.seed, Date.now() % 100_000),
  }
}

function positive(name: string, given: string | undefined, usual: number): number {
  const value = given === undefined ? usual : Number(given)
  if (Number.isFinite(value) && value > 0) return value
  throw new Error(`--${name} must be a number above 0, not ${given}`)
}
