import { expect, it } from 'vitest'
import { findTable } from './find-table.ts'

it('finds the row with the names under titles and empty rows, and counts rows as the sheet does [IMP-01]', () => {
  const table = findTable([
    ['Cenovnik, decembar 2026', null, null],
    [null, null, null],
    ['Oznaka', 'Sprat', 'Cena'],
    ['R1-101', 1, 250_000],
    [null, null, null],
    ['R1-102', 1, 260_000],
  ])
  expect(table).toEqual({
    headers: ['Oznaka', 'Sprat', 'Cena'],
    rows: [
      { number: 4, cells: ['R1-101', 1, 250_000] },
      { number: 6, cells: ['R1-102', 1, 260_000] },
    ],
    titles: [{ number: 1, cells: ['Cenovnik, decembar 2026', null, null] }],
  })
})

it('finds the names under titles that have numbers of their own, and above prices with a currency sign [IMP-08]', () => {
  const table = findTable([
    ['Lipov lad', null, 'Lamela', '1'],
    ['Datum', '12.12.2026.', null, null],
    ['Stan', 'Struktura', 'Površina', 'Cena sa PDV-om'],
    ['A101', 'Dvosoban', '82,4 m²', '362.000,00 €'],
  ])
  expect(table?.headers).toEqual(['Stan', 'Struktura', 'Površina', 'Cena sa PDV-om'])
  expect(table?.rows.map(({ number }) => number)).toEqual([4])
  expect(table?.titles.map(({ number }) => number)).toEqual([1, 2])
})

it('joins names beneath a merged one [IMP-01]', () => {
  const table = findTable([
    ['Oznaka', 'Sprat', 'Cena', null],
    [null, null, 'bez PDV', 'sa PDV'],
    ['R1-101', 1, 200_000, 240_000],
  ])
  expect(table?.headers).toEqual(['Oznaka', 'Sprat', 'Cena / bez PDV', 'sa PDV'])
  expect(table?.rows).toEqual([{ number: 3, cells: ['R1-101', 1, 200_000, 240_000] }])
})

it('leaves a merged caption above the names [IMP-01]', () => {
  const table = findTable([
    ['Stan', null, null, 'Cena', null],
    ['Oznaka', 'Sprat', 'Površina', 'Bez PDV', 'Sa PDV'],
    ['007', 1, 40, 1, 2],
  ])
  expect(table?.headers[0]).toBe('Oznaka')
  expect(table?.rows[0]?.cells[0]).toBe('007')
})

it.each([
  ['nothing', []],
  ['one column', [['Oznaka'], ['R1-101'], ['R1-102']]],
  [
    'numbers alone',
    [
      [1, 2, 3],
      [4, 5, 6],
    ],
  ],
])('%s is no table [IMP-01]', (_, sheet) => {
  expect(findTable(sheet)).toBeUndefined()
})
