import { expect, it } from 'vitest'
import { cutDescription, PLACE_TYPES, PLACES_MAX } from './place-search.ts'

it('searches country, region and place, for at most 5 results [LOC-01]', () => {
  expect(PLACE_TYPES).toEqual(['country', 'region', 'place'])
  expect(PLACES_MAX).toBe(5)
})

it.each([
  ['Belgrade, Serbia', 'Belgrade, Serbia'],
  ['a'.repeat(60), 'a'.repeat(60)],
  ['a'.repeat(61), 'a'.repeat(60)],
  [`${'a'.repeat(59)}𝄞𝄞`, `${'a'.repeat(59)}𝄞`],
])('cuts a description at 60 characters: %j [LOC-01]', (description, shown) => {
  expect(cutDescription(description)).toBe(shown)
})
