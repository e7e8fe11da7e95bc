import { expect, it } from 'vitest'
import { splashStaysMs } from './splash.ts'

const LIMIT_MS = 2000

it.each([0, 1, 400, 999, 1000])(
  'a splash seen for %i ms leaves half of its 2 s for the screen behind it [GEN-08]',
  (seen) => {
    expect(seen + splashStaysMs(seen)).toBe(LIMIT_MS / 2)
  },
)

it.each([1001, 1999, 2000, 60_000])('a splash seen for %i ms already gives way at once [GEN-08]', (seen) => {
  expect(splashStaysMs(seen)).toBe(0)
})
