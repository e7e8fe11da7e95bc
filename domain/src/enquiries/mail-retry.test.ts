import { expect, it } from 'vitest'
import { tryMailAgainAfterMs } from './mail-retry.ts'

it('tries a mail that was refused for the moment later and later, at most an hour [SEC-07]', () => {
  expect([1, 2, 3, 4].map(tryMailAgainAfterMs)).toEqual([10_000, 20_000, 40_000, 80_000])
  expect(tryMailAgainAfterMs(10)).toBe(3_600_000)
})

it('gives up after about five days [SEC-07]', () => {
  const waits = Array.from({ length: 1_000 }, (_, attempts) => tryMailAgainAfterMs(attempts + 1))
  const waitedMs = waits.reduce<number>((sum, wait) => sum + (wait ?? 0), 0)
  expect(Math.round(waitedMs / 86_400_000)).toBe(5)
  expect(waits.at(-1)).toBeUndefined()
})
