import { expect, it } from 'vitest'
import { bytesWords, secondsWords } from './size-words.ts'

it.each([
  [0, '0 s', '0 s'],
  [0.26, '0.3 s', '0,3 s'],
  [41.2, '41 s', '41 s'],
  [312, '5 min', '5 min'],
])('says %d seconds as people do', (seconds, en, sr) => {
  expect([secondsWords(seconds, 'en'), secondsWords(seconds, 'sr-Latn')]).toEqual([
    en.replace(' ', '\u00a0'),
    sr.replace(' ', '\u00a0'),
  ])
})

it('says bytes in the unit that fits', () => {
  expect(bytesWords(1_200, 'en')).toBe('1\u00a0kB')
  expect(bytesWords(73_400_320, 'en')).toBe('73\u00a0MB')
})
