import { expect, it } from 'vitest'
import { pickTranslation } from './pick-translation.ts'

const ENGLISH = 1
const GERMAN = 3
const SERBIAN = 6

it('gives the text in the asked language', () => {
  expect(pickTranslation({ 1: 'River', 3: 'Fluss', 6: 'Reka' }, SERBIAN, GERMAN)).toBe('Reka')
})

it("falls back to the project's default language, then to English", () => {
  expect(pickTranslation({ 1: 'River', 3: 'Fluss' }, SERBIAN, GERMAN)).toBe('Fluss')
  expect(pickTranslation({ 1: 'River' }, SERBIAN, GERMAN)).toBe('River')
})

it('takes an empty translation for a missing one', () => {
  expect(pickTranslation({ 1: 'River', 3: '', 6: '' }, SERBIAN, GERMAN)).toBe('River')
})

it('is empty when no language of the three has a text', () => {
  expect(pickTranslation({ 2: 'Río' }, SERBIAN, GERMAN)).toBe('')
  expect(pickTranslation({}, ENGLISH, ENGLISH)).toBe('')
})
