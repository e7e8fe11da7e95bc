import { describe, expect, it } from 'vitest'
import { chosenChanges, countChosen } from './chosen-changes.ts'
import { findTable } from './find-table.ts'
import type { PresentApartment } from './import-changes.ts'
import { IMPORT_FIELDS } from './import-field.ts'
import { type AskedReading, howToRead, lookThrough } from './look-through.ts'

const NOBODY_DECIDED = {
  confirmed: [],
  leftOut: [],
  guards: [],
  confirmedColumns: [],
  missing: 'leave',
} as const

/** Forty apartments on ten floors, of one to four rooms, 4,000 € a square metre. */
const apartments: PresentApartment[] = Array.from({ length: 40 }, (_, nth) => ({
  id: nth + 1,
  name: `R1-${101 + nth}`,
  building: 1,
  type: 1,
  floor: 5 + Math.floor(nth / 4),
  rooms: 1 + (nth % 4),
  area: 40.5 + nth,
  balconyArea: 5.5,
  orientation: 'S',
  levels: 1,
  price: (40.5 + nth) * 4_000,
  status: 'available',
  claimed: false,
}))

const buildings = [{ id: 1, names: ['Riva One'] }]
const types = [{ id: 1, names: ['One bedroom'] }]

function looked(lines: string, present: readonly PresentApartment[] = apartments, asked: AskedReading = {}) {
  const table = findTable(lines.split('\n').map((line) => line.split(';')))
  if (!table) throw new Error('It is a table')
  const project = { apartments: present, buildings, types, limitPercent: 10, serbian: false }
  const { diff } = lookThrough(
    table,
    howToRead(table, { asked, layout: undefined }, project, IMPORT_FIELDS),
    project,
  )
  return { diff, made: countChosen(chosenChanges(diff, NOBODY_DECIDED)) }
}

const list = (head: string, row: (apartment: PresentApartment, nth: number) => (string | number)[]) =>
  [head, ...apartments.map((apartment, nth) => row(apartment, nth).join(';'))].join('\n')

const held = ({ diff }: ReturnType<typeof looked>) =>
  diff.heldColumns.map(({ field, reasons, like }) => [field, ...reasons, like])

describe('held back by column:', () => {
  it('floor and rooms swapped, each known by the other [IMP-07]', () => {
    const seen = looked(list('Name;Floor;Rooms', ({ name, floor, rooms }) => [name, rooms, floor]))
    expect(held(seen)).toEqual([
      ['floor', 'fits-other', 'many', 'odd-rows', 'rooms'],
      ['rooms', 'fits-other', 'many', 'odd-rows', 'floor'],
    ])
    expect(seen.made).toBe(0)
    const [floor] = seen.diff.heldColumns
    expect(floor).toMatchObject({ changes: 40, rows: 40 })
    expect(floor?.samples[0]).toEqual({ row: 2, name: 'R1-101', before: 5, after: 1, says: '1' })
    const confirmed = chosenChanges(seen.diff, { ...NOBODY_DECIDED, confirmedColumns: ['floor'] })
    expect(new Set(confirmed.changed.map(({ field }) => field))).toEqual(new Set(['floor']))
    expect(confirmed.changed).toHaveLength(40)
  })

  it('a field that changes in a fifth of the rows, and in fewer than that not [IMP-07]', () => {
    const floors = (count: number) =>
      looked(list('Name;Floor', ({ name, floor }, nth) => [name, nth < count ? floor + 50 : floor]))
    expect([held(floors(7)), floors(7).made]).toEqual([[], 7])
    expect([held(floors(8)), floors(8).made]).toEqual([[['floor', 'many', 'odd-rows', null]], 0])
  })

  it('fewer than five rows never, however few there are [IMP-07]', () => {
    expect(looked('Name;Floor\nR1-101;30\nR1-102;31\nR1-103;32\nR1-104;33').made).toBe(4)
  })

  it('all of it, when rows have slipped: also what is plausible by itself [IMP-07]', () => {
    const seen = looked(
      list('Name;Floor;Rooms;Price', ({ name, floor, rooms, price }, nth) =>
        nth < 8 ? [name, rooms, floor, Number(price) + 100] : [name, floor, rooms, Number(price)],
      ),
    )
    expect(held(seen).map(([field]) => field)).toEqual(['floor', 'rooms', 'price'])
    expect(seen.made).toBe(0)
  })

  it('a price list that moves every price a little not [IMP-03]', () => {
    const dearer = looked(list('Name;Price', ({ name, price }) => [name, Math.round(Number(price) * 1.02)]))
    expect([held(dearer), dearer.made]).toEqual([[], 40])
  })
})

describe('of a first list', () => {
  const first = (area: string, price: string) =>
    `Name;Type;Floor;Rooms;Area;Price\nA1;One bedroom;1;2;${area};${price}\nA2;One bedroom;1;2;${area};${price}`

  it('prices that no square metre costs are held back [IMP-07]', () => {
    expect(held(looked(first('50', '180000'), []))).toEqual([])
    expect(held(looked(first('50', '1800'), []))).toEqual([['price', 'implausible', null]])
    expect(looked(first('50', '1800'), []).made).toBe(0)
    const typo = `${first('50', '180000')}\nA3;One bedroom;1;2;50;1800000`
    expect(looked(typo, []).diff.heldColumns[0]).toMatchObject({
      field: 'price',
      samples: [{ name: 'A3', after: 1_800_000 }, { name: 'A1' }, { name: 'A2' }],
    })
  })

  it('numbers that can be read two ways are held back, until somebody says how they are written [IMP-07]', () => {
    expect(held(looked(first('50', '188.500'), []))).toEqual([['price', 'implausible', 'two-ways', null]])
    expect(held(looked(first('50', '188.500'), [], { numbers: 'comma' }))).toEqual([])
    // The areas tell that a comma stands before decimals.
    expect(held(looked(first('50,25', '188.500'), []))).toEqual([])
    expect(held(looked(first('50.25', '188.500'), []))).toEqual([['price', 'implausible', 'two-ways', null]])
    expect(held(looked(first('50.250', '188500'), []))).toEqual([['area', 'two-ways', null]])
  })
})
