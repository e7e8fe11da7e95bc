import { expect, it } from 'vitest'
import { readDay, writeDay } from './typed-day.ts'

it.each(['17.11.2026.', '17/11/2026', ' 17 11 2026 ', '17-11-2026', '2026-11-17'])(
  'reads a day as people type it: %s [STU-08]',
  (typed) => {
    expect(readDay(typed)).toBe('2026-11-17')
  },
)

it.each(['', '17.11', '31.02.2026.', '11/17/2026', 'tomorrow'])(
  'takes nothing else for one: %s [STU-08]',
  (typed) => {
    expect(readDay(typed)).toBe('')
  },
)

it('writes a day as the language does [STU-08]', () => {
  expect([writeDay('2026-11-07', 'en'), writeDay('2026-11-07', 'sr-Latn'), writeDay('', 'en')]).toEqual([
    '07/11/2026',
    '07.11.2026.',
    '',
  ])
})
