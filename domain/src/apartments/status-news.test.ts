import { expect, it } from 'vitest'
import { changesBetween, countsAfter, withNews } from './status-news.ts'

it('knows what was told last of each apartment [LIV-01]', () => {
  const first = withNews(new Map(), { available: [1, 2], sold: [3] })
  const then = withNews(first, { reserved: [2] })
  expect([...then]).toEqual([
    [1, 'available'],
    [2, 'reserved'],
    [3, 'sold'],
  ])
  expect(first.get(2)).toBe('available')
})

it('tells what changed, and not what is new to it [LIV-01]', () => {
  const before = withNews(new Map(), { available: [1, 2] })
  const now = withNews(before, { reserved: [2], sold: [4] })
  expect(changesBetween(before, now)).toEqual([{ id: 2, from: 'available', to: 'reserved' }])
  expect(changesBetween(now, now)).toEqual([])
})

it('counts one less where it came from and one more where it went [LIV-01]', () => {
  const changes = [
    { id: 2, from: 'available', to: 'reserved' },
    { id: 5, from: 'available', to: 'sold' },
  ] as const
  expect(countsAfter({ available: 30, reserved: 9 }, changes)).toEqual({
    available: 28,
    reserved: 10,
    sold: 1,
  })
})
