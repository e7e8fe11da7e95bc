import { expect, it } from 'vitest'
import { guessShown } from './guess-shown.ts'

it('guesses by its name what a picture shows; the first is of the whole site [STU-05]', () => {
  expect(guessShown('render-01.jpg', true)).toBe('site')
  expect(guessShown('riva-one-river-side.jpg', true)).toBe('building')
  expect(guessShown('site-river.jpg', false)).toBe('site')
  expect(guessShown('phase-riva.jpg', true)).toBe('part')
  expect(guessShown('riva-one-front.jpg', false)).toBe('building')
  expect(guessShown('Faza 2.png', false)).toBe('part')
})
