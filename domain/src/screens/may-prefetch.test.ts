import { expect, it } from 'vitest'
import { mayPrefetch } from './may-prefetch.ts'

it.each(['2g', 'slow-2g'])('prefetches nothing on a %s connection [GEN-06]', (effectiveType) => {
  expect(mayPrefetch({ effectiveType, saveData: false })).toBe(false)
})

it('prefetches nothing with save-data on, however quick the connection [GEN-06]', () => {
  expect(mayPrefetch({ effectiveType: '4g', saveData: true })).toBe(false)
})

it('prefetches otherwise, also where the browser does not tell [GEN-06]', () => {
  expect(mayPrefetch({ effectiveType: '3g', saveData: false })).toBe(true)
  expect(mayPrefetch({ effectiveType: '4g' })).toBe(true)
  expect(mayPrefetch(undefined)).toBe(true)
})
