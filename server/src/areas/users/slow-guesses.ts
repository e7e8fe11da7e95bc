import { setTimeout as wait } from 'node:timers/promises'
import type { Counter } from '../../platform/http/counter.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { Refused } from '../../platform/http/refused.ts'
import { nameless } from './limit-attempts.ts'

const QUARTER_HOUR_MS = 15 * 60_000

/** Of one who tries: as many are free, each one more takes twice as long, and then there are no more. */
type Patience = { free: number; most: number }

const OF_ONE: Patience = { free: 5, most: 10 }
/** Over all addresses and unknown devices together. */
const OF_ALL: Patience = { free: 20, most: 50 }
/** Many people share an address, and behind a proxy that nobody configured all of them do. */
const MOST_PER_ADDRESS = 20

const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 2_000

export type Guess = {
  /** The name that is tried, whether an account has it or not (ACC-11). */
  account: string
  address: string
  /** A device in which the account's owner has logged in before, or their open session. */
  device?: string | undefined
}

/** To be awaited before a password is looked at. Whoever then has the right one says so: it was no guess. */
export type SlowGuesses = (guess: Guess) => Promise<() => Promise<void>>

/**
 * Slows guessing per account and address (SEC-05). A known device counts by itself, so that whatever strangers try, its
 * owner gets in. What is refused counts no further: one address alone cannot use up what an account bears from all.
 */
export function slowGuesses(count: Counter, perAddress: number): SlowGuesses {
  async function tried(key: string, { free, most }: Patience): Promise<number> {
    const tries = await count(key, QUARTER_HOUR_MS)
    if (tries > most) throw new Refused('too-many-requests')
    return tries <= free ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - free - 1))
  }

  const ofAddress = { free: perAddress, most: perAddress * MOST_PER_ADDRESS }

  function counted({ account, address, device }: Guess): (readonly [string, Patience])[] {
    if (device !== undefined) return [[`guess:in:${device}`, OF_ONE]]
    const [name, network] = [nameless(account), networkOf(address)]
    return [
      [`guess:on:${name}:from:${network}`, OF_ONE],
      [`guess:on:${name}`, OF_ALL],
      [`guess:from:${network}`, ofAddress],
    ]
  }

  return async (guess) => {
    const keys = counted(guess)
    let longest = 0
    for (const [key, patience] of keys) longest = Math.max(longest, await tried(key, patience))
    await wait(longest)
    return async () => {
      for (const [key] of keys) await count(key, QUARTER_HOUR_MS, -1)
    }
  }
}
