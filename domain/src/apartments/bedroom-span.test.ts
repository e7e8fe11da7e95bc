import { expect, it } from 'vitest'
import { bedroomSpan } from './bedroom-span.ts'

it('spans the fewest and the most bedrooms, whatever their order', () => {
  expect(bedroomSpan(['three_bedroom', 'one_bedroom', 'two_bedroomroom'])).toEqual([1, 3])
  expect(bedroomSpan(['four_bedroom'])).toEqual([4, 4])
})

it('leaves out the types that say nothing of bedrooms', () => {
  expect(bedroomSpan(['studio', 'two_bedroomroom', 'duplex'])).toEqual([2, 2])
  expect(bedroomSpan(['studio', 'duplex'])).toBeUndefined()
  expect(bedroomSpan([])).toBeUndefined()
})
