import { expect, it } from 'vitest'
import { bearingOf, compassPointOf, facesOf } from './orientation.ts'

it.each([
  ['N', ['N'], 0, 'N'],
  ['E', ['E'], 90, 'E'],
  ['S', ['S'], 180, 'S'],
  ['W', ['W'], 270, 'W'],
  ['N/E', ['N', 'E'], 45, 'NE'],
  ['E/N', ['E', 'N'], 45, 'NE'],
  ['S/E', ['S', 'E'], 135, 'SE'],
  ['E/S', ['E', 'S'], 135, 'SE'],
  ['S/W', ['S', 'W'], 225, 'SW'],
  ['W/S', ['W', 'S'], 225, 'SW'],
  ['N/W', ['N', 'W'], 315, 'NW'],
  ['W/N', ['W', 'N'], 315, 'NW'],
] as const)('%s faces %j, main façade first, and looks to %i°, %s', (orientation, faces, bearing, point) => {
  expect(facesOf(orientation)).toEqual(faces)
  expect(bearingOf(orientation)).toBeCloseTo(bearing, 9)
  expect(compassPointOf(orientation)).toBe(point)
})

it('lets the main façade speak for opposite ones', () => {
  expect(bearingOf('S/N')).toBe(180)
  expect(bearingOf('E/W')).toBe(90)
  expect(compassPointOf('N/E/S/W')).toBe('N')
})

it('looks to the middle one of three', () => {
  expect(bearingOf('S/E/N')).toBeCloseTo(90, 9)
})

it('reads small letters and spaces, and each direction once', () => {
  expect(facesOf(' s / e /S')).toEqual(['S', 'E'])
})

it.each([null, undefined, '', '/', 'river'])('knows no direction in %j', (orientation) => {
  expect(facesOf(orientation)).toEqual([])
  expect(bearingOf(orientation)).toBeUndefined()
  expect(compassPointOf(orientation)).toBeUndefined()
})
