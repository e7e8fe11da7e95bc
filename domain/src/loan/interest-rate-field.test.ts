import { expect, it } from 'vitest'
import {
  canMinus,
  canPlus,
  enterRate,
  rateAfterMinus,
  rateAfterPlus,
  START_RATE,
} from './interest-rate-field.ts'

it('starts at 0 with nothing wrong [CAL-02]', () => {
  expect(START_RATE).toEqual({ rate: 0, problem: undefined })
})

it.each([
  ['3.4', 3.4],
  ['3,45', 3.45],
  [' 7 % ', 7],
  ['0', 0],
  ['20', 20],
] as const)('takes %j as it is [CAL-02]', (text, rate) => {
  expect(enterRate(text)).toEqual({ rate, problem: undefined })
})

it('clamps what is above 20 to 20, and says what the maximum is [CAL-02]', () => {
  expect(enterRate('20.1')).toEqual({ rate: 20, problem: 'above-maximum' })
  expect(enterRate('250')).toEqual({ rate: 20, problem: 'above-maximum' })
})

it('says what the minimum is of anything below 0 [CAL-02]', () => {
  expect(enterRate('-0.1')).toEqual({ rate: -0.1, problem: 'below-minimum' })
})

it.each(['', '  ', 'abc', '-'])('asks for the rate when %j is written [CAL-02]', (text) => {
  expect(enterRate(text)).toEqual({ rate: Number.NaN, problem: 'enter-rate' })
})

it('goes from 0 to 20 and back in steps of a tenth, without a trace of binary fractions [CAL-02]', () => {
  let rate = 0
  for (let step = 1; step <= 200; step++) {
    rate = rateAfterPlus(rate).rate
    expect(String(rate)).toBe(String(Number((step / 10).toFixed(1))))
  }
  for (let step = 199; step >= 0; step--) {
    rate = rateAfterMinus(rate).rate
    expect(String(rate)).toBe(String(Number((step / 10).toFixed(1))))
  }
})

it('never steps out of the range [CAL-02]', () => {
  expect(rateAfterPlus(19.95).rate).toBe(20)
  expect(rateAfterMinus(0.05).rate).toBe(0)
})

it.each([-3, 25, Number.NaN])('resets to 0 by plus from %d, which is out of range [CAL-02]', (rate) => {
  expect(rateAfterPlus(rate)).toEqual(START_RATE)
})

it('disables minus at 0 and plus at 20 [CAL-02]', () => {
  expect([canMinus(0), canMinus(0.1), canMinus(20)]).toEqual([false, true, true])
  expect([canPlus(20), canPlus(19.9), canPlus(0), canPlus(-3)]).toEqual([false, true, true, true])
})
