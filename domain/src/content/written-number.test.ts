import fc from 'fast-check'
import { expect, it } from 'vitest'
import { writtenNumber } from './written-number.ts'

it('writes thousands and decimals as Intl does in both languages [STU-09]', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -9_999_999, max: 9_999_999 }),
      fc.integer({ min: 0, max: 2 }),
      (whole, decimals) => {
        const value = whole / 10 ** decimals
        const written = (locale: string) =>
          new Intl.NumberFormat(locale, {
            minimumFractionDigits: decimals,
            maximumFractionDigits: decimals,
          }).format(value)
        expect(writtenNumber(written('en'), 'en')).toBe(written('en'))
        expect(writtenNumber(written('en'), 'sr-Latn')).toBe(written('sr-Latn'))
      },
    ),
  )
})
