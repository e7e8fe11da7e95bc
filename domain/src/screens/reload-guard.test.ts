import { expect, it } from 'vitest'
import { mayReload } from './reload-guard.ts'

it('reloads after the first failure, and not again within 60 000 ms [GEN-07]', () => {
  expect(mayReload(undefined, 5)).toBe(true)
  expect(mayReload(1_000, 60_999)).toBe(false)
  expect(mayReload(1_000, 61_000)).toBe(true)
})
