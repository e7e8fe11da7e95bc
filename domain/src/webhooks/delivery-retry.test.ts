import { expect, it } from 'vitest'
import { tryDeliveryAgainAfterMs } from './delivery-retry.ts'

const DAY_MS = 86_400_000

function waits(chance: number): number[] {
  const all: number[] = []
  for (let tries = 1; ; tries += 1) {
    const wait = tryDeliveryAgainAfterMs(tries, chance)
    if (wait === undefined) return all
    all.push(wait)
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

it('is retried with backoff for 3 days, and then no more [INB-04]', () => {
  expect(waits(0).slice(0, 4)).toEqual([5_000, 10_000, 20_000, 40_000])
  expect(Math.max(...waits(0))).toBe(DAY_MS / 6)
  expect(sum(waits(0)) / DAY_MS).toBeGreaterThan(3)
  expect(sum(waits(1)) / DAY_MS).toBeLessThan(3.5)
})

it('does not let what failed together come back together [INB-04]', () => {
  expect(tryDeliveryAgainAfterMs(1, 0)).not.toBe(tryDeliveryAgainAfterMs(1, 0.5))
  for (const wait of waits(0.999)) expect(wait).toBeGreaterThan(5_000)
})
