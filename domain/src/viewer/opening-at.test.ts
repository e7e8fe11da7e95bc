import { expect, it } from 'vitest'
import { openingAt } from './opening-at.ts'

const picture = { width: 1920, height: 1080 }
const from = (left: number, right: number) => ({ left, right, top: 100, bottom: 200 })

it('a phone begins in the middle where something free is wholly in sight there [BUY-01]', () => {
  expect(openingAt(picture, [from(0, 200), from(800, 1000)])).toBeUndefined()
})

it('a phone begins around the nearest free one where the middle shows none whole [BUY-01]', () => {
  expect(openingAt(picture, [from(300, 660), from(0, 200), from(1900, 1910)])).toBe(0.25)
})

it('a phone begins in the middle where nothing is free [BUY-01]', () => {
  expect(openingAt(picture, [])).toBeUndefined()
})
