import { expect, it } from 'vitest'
import { steppedPan } from './stepped-pan.ts'

const panOf = (width: number, height: number, reducedMotion = false) =>
  steppedPan({ width, height, reducedMotion })

it.each([
  [1440, 900],
  [1251, 1000],
  [390, 844],
  [799, 1000],
])('at %i×%i waits 1200 ms, pans to one edge, waits 900 ms, pans home [VIE-05]', (width, height) => {
  expect(panOf(width, height)).toEqual([
    { waitMs: 1200, to: 'edge' },
    { waitMs: 900, to: 'home' },
  ])
})

it.each([
  [1000, 1000],
  [1250, 1000],
  [800, 1000],
])('at %i×%i, an aspect ratio from 0.8 to 1.25, does not pan [VIE-05]', (width, height) => {
  expect(panOf(width, height)).toEqual([])
})

it.each([
  [1440, 900],
  [390, 844],
])('at %i×%i does not pan for those who prefer reduced motion [VIE-05]', (width, height) => {
  expect(panOf(width, height, true)).toEqual([])
})

it('does not pan in a window without size', () => {
  expect(panOf(0, 900)).toEqual([])
  expect(panOf(1440, 0)).toEqual([])
})
