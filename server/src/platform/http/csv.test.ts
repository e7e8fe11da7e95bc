import { withoutMarks } from '@belvedere/domain/imports/formula-marks'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLines } from './csv.ts'

const SEPARATORS = { en: ',', sr: ';' } as const
const LANGUAGES = ['en', 'sr'] as const
const FORMULA = /^\s*[=+\-@＝＋－＠]/

/** As a sheet reads it, which refuses nothing: a quote opens only at the start of a cell, and what follows its end stays. */
function read(csv: string, delimiter: string): string[][] {
  const rows: string[][] = [['']]
  const add = (char: string) => {
    const row = rows.at(-1) ?? []
    row.push((row.pop() ?? '') + char)
  }
  let quoted = false
  let fresh = true
  for (let at = 0; at < csv.length; at += 1) {
    const char = csv[at] ?? ''
    const wasFresh = fresh
    fresh = false
    if (quoted) {
      if (char !== '"') add(char)
      else if (csv[at + 1] === '"') add(csv[++at] ?? '')
      else quoted = false
    } else if (char === '"' && wasFresh) quoted = true
    else if (char === delimiter) {
      rows.at(-1)?.push('')
      fresh = true
    } else if (char === '\r' || char === '\n') {
      if (char === '\r' && csv[at + 1] === '\n') at += 1
      if (at + 1 < csv.length) rows.push([''])
      fresh = true
    } else add(char)
  }
  return rows
}

/** Texts that are made of what is dangerous, and any others. */
const text = fc.oneof(
  fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', ';', ',', '\t', '\r', '\n', '"', "'", 'a', ' ', '1', '＝'),
  }),
  fc.string({ unit: 'grapheme' }),
)

describe.each(LANGUAGES)('a cell of a CSV file in %s [IMP-01, INB-04]', (language) => {
  const own = SEPARATORS[language]

  it('is one cell with any text in it, and comes back as it was', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const rows = read(csvLines([['before', typed, 'after']], language), own)
        expect(rows.map((row) => row.length)).toEqual([3])
        expect([rows[0]?.[0], rows[0]?.[2]]).toEqual(['before', 'after'])
        expect(withoutMarks(rows[0]?.[1] ?? '')).toBe(typed)
      }),
      { numRuns: 500 },
    )
  })

  it.each([',', ';', '\t'])('is no formula for a sheet that separates by %j', (delimiter) => {
    fc.assert(
      fc.property(text, (typed) => {
        const alone = read(csvLines([[typed]], language), delimiter)
        expect(typed === '' || (alone.length === 1 && alone[0]?.length === 1)).toBe(true)
        const cells = [...alone, ...read(csvLines([['before', typed, 'after']], language), delimiter)].flat()
        expect(cells.filter((cell) => FORMULA.test(cell))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it.each(['\n=1+1', "Ana;=cmd|' /C calc'!A0;", 'x\t@SUM(A1)', 'a,-1'])(
    'shows what a visitor typed: %j',
    (typed) => {
      const csv = csvLines([['x', typed]], language)
      expect(
        read(csv, ',')
          .flat()
          .concat(read(csv, ';').flat())
          .some((cell) => FORMULA.test(cell)),
      ).toBe(false)
    },
  )
})
