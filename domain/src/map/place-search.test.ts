import { expect, it } from 'vitest'
import { cutDescription, kmBetween, PLACE_TYPES, PLACES_MAX } from './place-search.ts'

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

const BELGRADE = { latitude: 44.804, longitude: 20.465 }

it.each([
  ['itself', BELGRADE, 0],
  ['Novi Sad', { latitude: 45.2517, longitude: 19.8369 }, 70],
  ['Vienna', { latitude: 48.2085, longitude: 16.3721 }, 489],
])('from Belgrade to %s it is so far, to a kilometre or two', (_, place, km) => {
  expect(Math.abs(kmBetween(BELGRADE, place) - km)).toBeLessThan(3)
})

it('the shortest way may lead across the date line', () => {
  const [west, east] = [179.5, -179.5].map((longitude) => ({ latitude: 0, longitude }))
  expect(kmBetween(west ?? BELGRADE, east ?? BELGRADE)).toBeCloseTo(111.2)
})
