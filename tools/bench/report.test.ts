import { expect, it } from 'vitest'
import { report } from './report.ts'

const pair = (ratio: number) => ({ ours: ratio * 1000, theirs: 1000, ratio })
const good = {
  warm: pair(0.9),
  known: pair(1.1),
  cold: pair(0.9),
  edge: pair(0.95),
  pgbench: 500,
  changeSeconds: 0.3,
}

it('ends with the figures in one line', () => {
  expect(report(good)).toMatchObject({ reached: true })
  expect(report(good).lines.at(-1)).toBe('bench: warm 0.90x, 304 1.10x, cold 0.90x, edge 0.95x, change 0.3 s')
})

it.each([
  ['warm', { warm: pair(0.59) }],
  ['304', { known: pair(0.59) }],
  ['cold', { cold: pair(0.69) }],
  ['edge', { edge: pair(0.89) }],
  ['change', { changeSeconds: 2.1 }],
])('is short of its goal when %s is', (_, short) => {
  expect(report({ ...good, ...short }).reached).toBe(false)
})
