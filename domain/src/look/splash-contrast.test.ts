import { expect, it } from 'vitest'
import { chosenLook } from './chosen-look.ts'
import { judgeLook } from './judge-look.ts'
import { COARSE, type CoarsePicture, contrastOverSplash } from './splash-contrast.ts'

const DAY = { words: '#fcf8f1', night: '#23201c' } as const

const picture = (grey: (row: number, column: number) => number, ratio = 16 / 9): CoarsePicture => ({
  ratio,
  values: Array.from({ length: COARSE * COARSE }, (_, nth) => {
    const value = grey(Math.floor(nth / COARSE), nth % COARSE)
    return [value, value, value]
  }).flat(),
})

const failing = (splash: CoarsePicture, stylesheet = '') =>
  judgeLook(chosenLook(stylesheet), stylesheet, splash)
    .filter(({ passes }) => !passes)
    .map(({ about }) => about)

it('judges the title over what is brightest behind it [LOK-01]', () => {
  expect(failing(picture(() => 90))).toEqual([])
  expect(failing(picture(() => 255))).toEqual(['title-on-splash'])
  // The line beneath the name ends at 0.3 of the window, over 0.62 of the night: (119, 117, 114).
  expect(
    contrastOverSplash(
      picture(() => 255),
      DAY,
    ),
  ).toBeCloseTo(4.3, 1)
  expect(
    contrastOverSplash(
      picture(() => 0),
      DAY,
    ),
  ).toBeGreaterThan(9)
})

it('minds a bright place only where the words stand [LOK-01]', () => {
  const low = picture((row) => (row > COARSE / 2 ? 255 : 60))
  const aside = picture((_, column) => (column < 3 || column > COARSE - 4 ? 255 : 60))
  const sky = picture((row, column) => (row < 6 && column === COARSE / 2 ? 255 : 60))
  expect([failing(low), failing(aside), failing(sky)]).toEqual([[], [], ['title-on-splash']])
})

it('knows how a picture of another shape covers the window [LOK-01]', () => {
  // Of an upright one the middle is seen: its bright sky is above the window.
  const sky = (row: number) => (row < 6 ? 255 : 60)
  expect(failing(picture(sky, 0.5))).toEqual([])
  // Of a very wide one the middle third.
  expect(failing(picture((_, column) => (column < 6 || column > 17 ? 255 : 60), 4))).toEqual([])
})

it('goes by the colours that a stylesheet gives the splash, and by nothing where there is no picture [LOK-01]', () => {
  expect(
    failing(
      picture(() => 255),
      ':root { --night: #000000; }',
    ),
  ).toEqual([])
  expect(
    failing(
      picture(() => 90),
      ':root { --night: #9a8f80; }',
    ),
  ).toEqual(['title-on-splash'])
  expect(judgeLook(chosenLook('')).map(({ about }) => about)).not.toContain('title-on-splash')
})
