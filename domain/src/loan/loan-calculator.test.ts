import { expect, it } from 'vitest'
import {
  annuity,
  DOWN_PAYMENT_PERCENT,
  isRate,
  type Loan,
  loanPlan,
  RATE,
  TERM_YEARS,
} from './loan-calculator.ts'

const LOAN: Loan = { price: 243_500, downPaymentPercent: 20, rate: 3.4, years: 20 }

/**
 * Wikipedia, "Mortgage calculator": 200,000 at 6.5 % over 30 years. The others are the factors for 1,000 of printed
 * amortisation tables: 5.9955 at 6 % over 30 years, 7.9079 at 5 % over 15, 6.5996 at 5 % over 20.
 */
it.each([
  [200_000, 6.5, 30, 1264.14],
  [200_000, 6, 30, 1199.1],
  [100_000, 5, 15, 790.79],
  [100_000, 5, 20, 659.96],
] as const)(
  '%i at %d %% over %i years costs %d a month, as published [CAL-01]',
  (sum, rate, years, payment) => {
    expect(annuity(sum, rate, years)).toBeCloseTo(payment, 2)
  },
)

it('borrows the price minus the down payment, and rounds the payment [CAL-01]', () => {
  expect(loanPlan(LOAN)).toMatchObject({ downPayment: 48_700, principal: 194_800, monthlyPayment: 1120 })
  expect(loanPlan({ ...LOAN, price: 250_000, rate: 6, years: 30 }).monthlyPayment).toBe(1199)
})

it('the last instalment brings the debt to nothing, whatever was borrowed for however long [CAL-01]', () => {
  for (const principal of [1, 999, 80_000, 1_234_567])
    for (let rate = 0; rate <= RATE.max; rate += 0.7)
      for (const years of [TERM_YEARS.min, 13, TERM_YEARS.max]) {
        const payment = annuity(principal, rate, years)
        let debt = principal
        for (let month = 0; month < years * 12; month++) debt += (debt * rate) / 1200 - payment
        expect(Math.abs(debt)).toBeLessThan(principal * 1e-6)
      }
})

it('costs more at a higher rate, and less a month over a longer term [CAL-01]', () => {
  for (let rate = 0; rate < RATE.max; rate += 0.5) {
    expect(annuity(100_000, rate + 0.5, 15)).toBeGreaterThan(annuity(100_000, rate, 15))
    expect(annuity(100_000, rate, 16)).toBeLessThan(annuity(100_000, rate, 15))
  }
})

it('without interest it is the sum in equal parts, where the formula tends to [CAL-01]', () => {
  expect(annuity(180_000, 0, 15)).toBe(1000)
  expect(annuity(180_000, 1e-6, 15)).toBeCloseTo(1000, 2)
  expect(loanPlan({ ...LOAN, rate: 0 })).toMatchObject({ total: 194_800, interest: 0 })
})

it.each([-0.1, 20.1, Number.NaN, Number.POSITIVE_INFINITY])(
  'is 0 when the rate is %d, outside 0 to 20 or no number [CAL-01]',
  (rate) => {
    expect(isRate(rate)).toBe(false)
    expect(loanPlan({ ...LOAN, rate })).toMatchObject({
      monthlyPayment: 0,
      total: undefined,
      interest: undefined,
    })
  },
)

it('is 0 when the result is not a number [CAL-01]', () => {
  expect(loanPlan({ ...LOAN, price: Number.NaN }).monthlyPayment).toBe(0)
  expect(annuity(100_000, 0, 0)).toBe(0)
})

it('down payment, loan and interest add up to what is paid in all', () => {
  const { downPayment, principal, interest, total } = loanPlan(LOAN)
  expect(downPayment + principal).toBe(LOAN.price)
  expect(principal + (interest ?? 0)).toBe(total)
})

it('the sliders go 5–35 from 15 and 0–80 from 20 by 1, the rate 0–20 from 0 by 0.1 [CAL-02]', () => {
  expect(TERM_YEARS).toEqual({ min: 5, max: 35, step: 1, start: 15 })
  expect(DOWN_PAYMENT_PERCENT).toEqual({ min: 0, max: 80, step: 1, start: 20 })
  expect(RATE).toEqual({ min: 0, max: 20, step: 0.1, start: 0 })
})
