import { expect, it } from 'vitest'
import { formatMoney } from './money.ts'

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [243500, '243,500'],
  [1234567, '1,234,567'],
  [1234567890, '1,234,567,890'],
])(
  'money shows a comma between thousands and the euro sign after the number: %i [GEN-13]',
  (amount, number) => {
    expect(formatMoney(amount)).toBe(`${number}\u00a0€`)
  },
)

it.each([
  [0.4, '0'],
  [999.5, '1,000'],
  [243500.49, '243,500'],
  [-0.4, '0'],
  [-1250.6, '-1,251'],
])('money shows no decimals: %d [GEN-13]', (amount, number) => {
  expect(formatMoney(amount)).toBe(`${number}\u00a0€`)
})
