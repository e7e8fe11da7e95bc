import { expect, it } from 'vitest'
import { guessSeparator } from './guess-separator.ts'
import { columnTitle, guessField, IMPORT_FIELDS, isSerbian } from './import-field.ts'
import { isSerbianCompass, readOrientation } from './read-orientation.ts'
import { readStatus } from './read-status.ts'

it.each([
  ['Oznaka stana', 'name'],
  ['Neto površina (m²)', 'area'],
  ['NETO POVRSINA m2', 'area'],
  ['Цена са ПДВ (EUR)', 'price'],
  ['Struktura', 'type'],
  ['Stanje', 'status'],
  ['Facing', 'orientation'],
  ['Napomena prodaje', undefined],
  ['Cena po m2', undefined],
])('a column called %s is the field %s [IMP-02]', (header, field) => {
  expect(guessField(header)).toBe(field)
})

it('knows each field again by the name that an export gives it [APT-03]', () => {
  for (const language of ['en', 'sr'] as const)
    expect(IMPORT_FIELDS.map((field) => guessField(columnTitle(field, language)))).toEqual([...IMPORT_FIELDS])
})

it('knows a Serbian sheet by the names of its columns [IMP-01]', () => {
  expect([isSerbian(['Oznaka', 'Cena']), isSerbian(['Name', 'Price', 'Status'])]).toEqual([true, false])
})

it.each([
  ['Oznaka;Površina;Cena\nR1-101;82,40;371.250,50', 'semicolon'],
  ['Name,Area,Price\nR1-101,82.4,371250', 'comma'],
  ['Name\tArea\tPrice\nR1-101\t82,4\t371.250', 'tab'],
  ['"Name, or so";Area\nR1-101;82,4', 'semicolon'],
  ['Cenovnik, decembar\nOznaka;Cena', 'semicolon'],
])('%j has a %s between its columns [IMP-01]', (text, separator) => {
  expect(guessSeparator(text)).toBe(separator)
})

it('reads S as north where the column is Serbian, and as south where it is English [IMP-01]', () => {
  expect(isSerbianCompass(['J/Z', 'J', 'S'])).toBe(true)
  expect(isSerbianCompass(['S/W', 'N', 'S'])).toBe(false)
  expect(['J/Z', 'S', 'Istok', 'JZ'].map((side) => readOrientation(side, true))).toEqual([
    'S/W',
    'N',
    'E',
    'S/W',
  ])
  expect(['S/W', 'SE', 'x', 'N/N'].map((side) => readOrientation(side, false))).toEqual([
    'S/W',
    'S/E',
    undefined,
    undefined,
  ])
})

it('knows statuses in both languages, and not what is none [IMP-01]', () => {
  expect(
    ['Slobodan', 'PRODAT', 'Rezervisan', 'sold', 'pending-reservation', 'Opcija'].map(readStatus),
  ).toEqual(['available', 'sold', 'reserved', 'sold', 'pending-reservation', undefined])
})
