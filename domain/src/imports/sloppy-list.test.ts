import { describe, expect, it } from 'vitest'
import type { Cell } from './cell.ts'
import { findTable, type Table } from './find-table.ts'
import { guessMapping, likelyPrice } from './guess-mapping.ts'
import type { PresentApartment } from './import-changes.ts'
import { IMPORT_FIELDS } from './import-field.ts'
import { type AskedReading, howToRead, type ListedProject, lookThrough } from './look-through.ts'
import { newInList } from './new-in-list.ts'
import { offerWords, withOffers } from './offer-words.ts'
import { readColumns } from './read-columns.ts'

const TYPES = [
  { id: 1, names: ['Studio', 'Garsonjera'], key: 'studio' as const },
  { id: 2, names: ['One bedroom'], key: 'one_bedroom' as const },
  { id: 3, names: ['Two bedrooms'], key: 'two_bedroomroom' as const },
  { id: 6, names: ['Duplex'], key: 'duplex' as const },
]
const BUILDINGS = [
  { id: 7, names: ['Lamela A'] },
  { id: 8, names: ['Lamela B'] },
]
const EMPTY: ListedProject = {
  apartments: [],
  buildings: BUILDINGS,
  types: TYPES,
  limitPercent: 10,
  serbian: true,
}

/** As an office keeps it: a title, its day, the head once more on the second page, a sum, and what it adds beneath. */
const SHEET: Cell[][] = [
  ['CENOVNIK – Lamela A', null, null, null, null, null],
  ['Datum:', '12.12.2026.', null, null, null, null],
  ['Stan', 'Struktura', 'Sprat', 'Površina', 'Cena sa PDV-om', 'Status'],
  ['A101', 'Dvosoban', '1', '52,40 m²', '162.000,00 €', 'Slobodan'],
  ['A102', 'Garsonjera', '1', '28,10 m²', '92.500,00 €', 'U pregovoru'],
  ['Stan', 'Struktura', 'Sprat', 'Površina', 'Cena sa PDV-om', 'Status'],
  ['A201', '2.5-soban', '2', '66,00 m²', '198.000,00 €', 'Slobodan'],
  ['A202', 'Dupleks', '2', '90,00 m²', '270.000,00 €', 'Prodat'],
  ['UKUPNO:', null, '4 stana', '236,50 m²', '722.500,00 €', null],
  ['* Cene su sa PDV-om.', null, null, null, null, null],
  ['Kontakt:', 'Marko', '064/123-456', null, null, null],
]

const table = (sheet = SHEET): Table => {
  const found = findTable(sheet)
  if (!found) throw new Error('It is a table')
  return found
}

/** With what is offered for its words, as it is shown. */
function shown(asked: AskedReading = {}, project = EMPTY, sheet = SHEET) {
  const how = howToRead(table(sheet), { asked, layout: undefined }, project, IMPORT_FIELDS)
  const offers = offerWords(table(sheet), how.mapping, how.rules, [])
  const rules = { ...how.rules, meanings: withOffers(how.rules.meanings, offers) }
  return { how, offers, ...lookThrough(table(sheet), { ...how, rules }, project) }
}

describe('a list as offices have it', () => {
  it('leaves out its titles, its head once more, its sum and its notes, and says so [IMP-08]', () => {
    const { leftOut, rows, read } = shown()
    expect(leftOut.map(({ row, kind, says }) => [row, kind, says])).toEqual([
      [1, 'title', 'CENOVNIK – Lamela A'],
      [2, 'title', 'Datum:'],
      [6, 'names', 'Stan'],
      [9, 'total', 'UKUPNO:'],
      [10, 'note', '* Cene su sa PDV-om.'],
      [11, 'note', 'Kontakt:'],
    ])
    expect([rows, read.map(({ values }) => values.name)]).toEqual([4, ['A101', 'A102', 'A201', 'A202']])
  })

  it.each(['Ukupno', 'SVEGA', 'Total', 'Σ', 'Sum', 'Prosek', 'Укупно'])(
    'knows a sum by %s, whatever column it stands in [IMP-08]',
    (word) => {
      const { leftOut } = shown({}, EMPTY, [
        ...SHEET.slice(2, 5),
        [null, word, null, '80,50 m²', '1.000 €', null],
      ])
      expect(leftOut).toEqual([{ row: 4, kind: 'total', says: word }])
    },
  )

  it('keeps an apartment that is called like a sum, and one of which it only says the name [IMP-08]', () => {
    const named = (name: string, id: number): PresentApartment => ({
      id,
      name,
      building: 7,
      type: 2,
      floor: 1,
      rooms: 2,
      area: 50,
      balconyArea: 0,
      orientation: '',
      levels: 1,
      price: null,
      status: 'available',
      claimed: false,
    })
    const project = { ...EMPTY, apartments: [named('Total 1', 1), named('A102', 2)] }
    const { leftOut, read } = shown({}, project, [
      ...SHEET.slice(2, 4),
      ['Total 1', null, null, null, '90.000,00 €', null],
      ['A102', null, null, null, null, null],
    ])
    expect([leftOut, read.map(({ values }) => values.name)]).toEqual([[], ['A101', 'Total 1', 'A102']])
  })

  it('finds the price by the currency in its cells, whatever it is called [IMP-08]', () => {
    const { headers, ...rest } = table()
    const called = (name: string) => ({ headers: headers.with(4, name), ...rest })
    for (const name of ['Cena sa PDV-om', 'Prodajna cena stana', 'Iznos sa popustom'])
      expect(guessMapping(called(name), IMPORT_FIELDS)[4], name).toBe('price')
    for (const name of ['Cena po m²', '€/m²']) {
      const mapping = guessMapping(called(name), IMPORT_FIELDS)
      expect([mapping[4], likelyPrice(called(name), mapping)], name).toEqual([null, null])
    }
  })

  it('takes the price with VAT of two, and says which column seems to be the price where none is [IMP-08]', () => {
    const two = table([
      ['Stan', 'Cena bez PDV', 'Cena sa uračunatim PDV', 'Kapara'],
      ['A101', '135.000 €', '162.000 €', '5.000 €'],
    ])
    expect(guessMapping(two, IMPORT_FIELDS)).toEqual(['name', null, 'price', null])
    expect(likelyPrice(two, ['name', null, null, null])).toBe(2)
    expect(likelyPrice(two, ['name', 'price', null, null])).toBeNull()
  })

  it('takes Sobnost for the type where it is in words or halves, and for rooms where it counts them [IMP-08]', () => {
    const sobnost = (...cells: string[]) =>
      guessMapping(
        table([['Stan', 'Sobnost'], ...cells.map((cell, nth) => [`A${nth}`, cell])]),
        IMPORT_FIELDS,
      )[1]
    expect([sobnost('Dvosoban', 'Trosoban'), sobnost('2,5', '1,5'), sobnost('2', '3')]).toEqual([
      'type',
      'type',
      'rooms',
    ])
  })

  it('offers types and statuses for words of the market, which count once they are told [IMP-08]', () => {
    const { offers, how } = shown()
    expect(offers).toEqual({
      type: { dvosoban: '2', '2 5 soban': '3', dupleks: '6' },
      status: { 'u pregovoru': 'pending-reservation' },
    })
    const untold = lookThrough(table(), how, EMPTY)
    expect(untold.unread.map(({ says }) => says)).toEqual(['Dvosoban', 'U pregovoru', '2.5-soban', 'Dupleks'])
    const apartments = table([...SHEET.slice(2, 5), ...SHEET.slice(6, 8)])
    const [, type] = readColumns(apartments, how.mapping, { ...how.rules, meanings: offers }, offers)
    expect(type?.words.map(({ value, means, from }) => [value, means, from])).toEqual([
      ['Dvosoban', '2', 'offered'],
      ['2.5-soban', '3', 'offered'],
      ['Dupleks', '6', 'offered'],
      ['Garsonjera', '1', 'known'],
    ])
  })

  it('offers what a word meant in an earlier list before what the market means by it [IMP-08]', () => {
    const { how } = shown()
    const earlier = [{ type: { dvosoban: '3', dupleks: '99' } }, { status: { 'u pregovoru': null } }]
    expect(offerWords(table(), how.mapping, how.rules, earlier)).toEqual({
      type: { dvosoban: '3', '2 5 soban': '3', dupleks: '6' },
      status: { 'u pregovoru': null },
    })
  })

  it('lets rooms follow from the type, and says what is missing, until that is told [IMP-08]', () => {
    const { diff, read } = shown()
    const asked = newInList(diff.fresh, read)
    expect(asked).toEqual({
      count: 4,
      missing: [
        { field: 'building', count: 4 },
        { field: 'rooms', count: 1 },
      ],
      buildings: [{ building: null, count: 4 }],
      rooms: [
        { type: 2, rooms: 2, count: 1 },
        { type: 1, rooms: 1, count: 1 },
        { type: 3, rooms: 3, count: 1 },
        { type: 6, rooms: null, count: 1 },
      ],
    })
    const told = shown({ forNew: { building: 7, rooms: { 2: 4, 6: 5 } } })
    expect(told.diff.fresh.map(({ values, missing }) => [values.building, values.rooms, missing])).toEqual([
      [7, 4, []],
      [7, 1, []],
      [7, 3, []],
      [7, 5, []],
    ])
  })

  it('takes nothing of another project for new apartments [IMP-08]', () => {
    const { diff } = shown({ forNew: { building: 99, type: 98 } })
    expect(diff.fresh.every(({ missing }) => missing.includes('building'))).toBe(true)
  })

  it('lets a column of rooms win over the type [IMP-08]', () => {
    const { diff } = shown({}, EMPTY, [
      ['Stan', 'Struktura', 'Broj soba'],
      ['A101', 'Dvosoban', '3'],
    ])
    expect(diff.fresh[0]?.values.rooms).toBe(3)
  })
})
