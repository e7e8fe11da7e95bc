import { describe, expect, it } from 'vitest'
import { guessNumberFormat, readNumber } from './read-number.ts'

describe('numbers of a sheet', () => {
  it.each([
    ['1.250,50', 'comma', 1250.5],
    ['1,250.50', 'point', 1250.5],
    ['1250.5', 'point', 1250.5],
    ['1250.5', 'comma', 1250.5],
    ['1250,5', 'point', 1250.5],
    ['€ 1 250', 'comma', 1250],
    ['€ 1 250', 'point', 1250],
    ['371.250,50 €', 'comma', 371250.5],
    ['1\u202f250\u00a0EUR', 'point', 1250],
    ['82,40 m²', 'comma', 82.4],
    ['−3', 'comma', -3],
    ['2.985.000,00', 'comma', 2985000],
  ] as const)('%s with a decimal %s is %d [IMP-01]', (text, format, number) => {
    expect(readNumber(text, format)).toBe(number)
  })

  it('1.234 in a Serbian sheet is a thousand and in an English one little more than one [IMP-01]', () => {
    expect(readNumber('1.234', 'comma')).toBe(1234)
    expect(readNumber('1.234', 'point')).toBe(1.234)
  })

  it.each(['12.3.2026', '1.25.50', 'čeka kredit', '1,2,3', '--', '1e5', ''])(
    '%s is no number [IMP-01]',
    (text) => {
      expect([readNumber(text, 'comma'), readNumber(text, 'point')]).toEqual([undefined, undefined])
    },
  )

  it('says how they are written by those that can be read in one way only [IMP-01]', () => {
    expect(guessNumberFormat(['1.234', '82,40', '237.500,00'], false)).toBe('comma')
    expect(guessNumberFormat(['1,234', '82.40'], true)).toBe('point')
  })

  it('goes by the language where every number can be read both ways [IMP-01]', () => {
    expect(guessNumberFormat(['1.234', '5.678'], true)).toBe('comma')
    expect(guessNumberFormat(['1.234', '5.678'], false)).toBe('point')
  })
})
