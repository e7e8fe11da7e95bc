import { afterEach, expect, it } from 'vitest'
import { overwriteGetLocale } from '../paraglide/runtime.js'
import { countWords, measureWords, percentWords } from './number-words.ts'

const inSerbian = () => overwriteGetLocale(() => 'sr-Latn')

afterEach(() => overwriteGetLocale(() => 'en'))

it('writes numbers, areas and per cents by the language on screen [STU-09]', () => {
  const written = () => [countWords(12_480), measureWords(82.4), measureWords(3, 1), percentWords(-2.55)]
  expect(written()).toEqual(['12,480', '82.4', '3.0', '−2.5\u00a0%'])
  inSerbian()
  expect(written()).toEqual(['12.480', '82,4', '3,0', '−2,5\u00a0%'])
})
