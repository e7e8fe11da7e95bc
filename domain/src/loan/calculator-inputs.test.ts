import { expect, expectTypeOf, it } from 'vitest'
import { type CalculatorInputs, closedCalculator } from './calculator-inputs.ts'

it('calculator inputs are apartmentPrice, apartmentName and isVisible [ENT-01]', () => {
  expect(Object.keys(closedCalculator)).toEqual(['apartmentPrice', 'apartmentName', 'isVisible'])
  expectTypeOf<keyof CalculatorInputs>().toEqualTypeOf<'apartmentPrice' | 'apartmentName' | 'isVisible'>()
})

it('the calculator starts closed, with no apartment and the price 0', () => {
  expect(closedCalculator).toEqual({ apartmentPrice: 0, apartmentName: '', isVisible: false })
})
