import { expect, it } from 'vitest'
import { formatWhole, parseWhole, readAmount, readEuros } from './whole-number.ts'

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

it.each([
  ['31.600,00', 31_600],
  ['31,600.00 €', 31_600],
  ['31.600', 31_600],
  ['31,600', 31_600],
  ['31 600', 31_600],
  ['1.250.000,50', 1_250_001],
  ['12,5', 13],
  ['5000', 5000],
  ['', undefined],
  ['a lot', undefined],
  ['31.60.0', undefined],
] as const)('reads the amount %j as %i euros, in the way of either language [RSV-01]', (text, euros) => {
  expect(readEuros(text)).toBe(euros)
})

it.each([
  ['-5.000', -5000],
  ['−5,000 €', -5000],
  ['-12,50', -12.5],
  ['300.000', 300_000],
] as const)('reads the amount %j as %d, also where it is less [APT-02]', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})
