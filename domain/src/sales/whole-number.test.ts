import { expect, it } from 'vitest'
import { formatWhole, parseWhole } from './whole-number.ts'

it.each([
  ['243,500', 243_500],
  ['243.500 €', 243_500],
  ['12a3', 123],
  ['', 0],
  ['none', 0],
] as const)('reads %j as %i: separators and letters are taken away', (text, value) => {
  expect(parseWhole(text)).toBe(value)
})

it('shows thousands apart, and reads what it shows', () => {
  expect(formatWhole(1_243_500)).toBe('1,243,500')
  expect(parseWhole(formatWhole(1_243_500))).toBe(1_243_500)
})
