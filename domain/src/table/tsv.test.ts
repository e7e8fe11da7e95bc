import { expect, it } from 'vitest'
import { readTsv, writeTsv } from './tsv.ts'

it.each([
  ['one cell', 'a', [['a']]],
  ['Excel ends each row', 'R1\t375500\r\nR2\t247000\r\n', [['R1', '375500'], ['R2', '247000']]], // biome-ignore format: as rows
  ['LibreOffice ends all but the last', 'a\tb\nc\td', [['a', 'b'], ['c', 'd']]], // biome-ignore format: as rows
  ['empty cells stay', '\t\r\n\tx', [['', ''], ['', 'x']]], // biome-ignore format: as rows
  ['a line end within quotes is part of the cell', '"a\nb"\tc', [['a\nb', 'c']]],
  ['two quotes within quotes are one', '"say ""hi"""', [['say "hi"']]],
  ['a quote elsewhere is a letter', '5"\t"x', [['5"', '"x']]],
  ['nothing is one empty cell', '', [['']]],
])('%s [APT-01]', (_, text, rows) => {
  expect(readTsv(text)).toEqual(rows)
})

it('reads what it has written, whatever is in it [APT-01]', () => {
  const rows = [
    ['R1-501', '375500', 'S / W'],
    ['tab\there', 'line\r\nend', 'a "quote"'],
    ['', ' ', '"'],
  ]
  expect(readTsv(writeTsv(rows))).toEqual(rows)
})
