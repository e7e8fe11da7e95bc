import { expect, it } from 'vitest'
import { report } from './report.ts'

const pair = (demo: number, large: number) => ({ path: '/buildings/1', demo: [demo], large: [large] })

it('prints the figure on the last line and reaches the goal up to 1.2', () => {
  const { lines, reached } = report({ pairs: [pair(10, 11), pair(10, 12)], others: [2], wholeTables: [] })
  expect(lines.at(-1)).toBe('scale: p50 ratio 1.20x (goal ≤ 1.2), every read by index')
  expect(reached).toBe(true)
})

it('falls short when any of the reads is slower than that', () => {
  expect(report({ pairs: [pair(10, 12.1), pair(10, 10)], others: [2], wholeTables: [] }).reached).toBe(false)
})

it('falls short when a big table is read from end to end', () => {
  const { lines, reached } = report({ pairs: [pair(10, 10)], others: [2], wholeTables: ['media', 'media'] })
  expect(lines.at(-1)).toContain('read from end to end: media')
  expect(reached).toBe(false)
})
