import { describe, expect, it } from 'vitest'
import type { ApartmentStatus } from '../apartments/apartment-status.ts'
import { chosenChanges, countChosen } from './chosen-changes.ts'
import { diffImport } from './diff-import.ts'
import type { PresentApartment } from './import-changes.ts'
import { hindranceOf } from './import-status.ts'
import type { ImportValues } from './read-cell.ts'

const NOBODY_DECIDED = {
  confirmed: [],
  leftOut: [],
  guards: [],
  confirmedColumns: [],
  missing: 'leave',
} as const

/** Forty apartments of 40 to 79 m², 4,000 € a square metre. */
const apartments: PresentApartment[] = Array.from({ length: 40 }, (_, nth) => ({
  id: nth + 1,
  name: `R1-${101 + nth}`,
  building: 1,
  type: 2,
  floor: 1,
  rooms: 2,
  area: 40 + nth,
  balconyArea: 5,
  orientation: 'S',
  levels: 1,
  price: (40 + nth) * 4_000,
  status: nth < 20 ? 'available' : 'sold',
  claimed: false,
}))

/** A second one, so that names decide where something stands. */
const buildings = [{ id: 1 }, { id: 2 }]

const project = { apartments, buildings, limitPercent: 10 }

/** The whole list as it is, with what is changed in each row. */
const list = (change: (apartment: PresentApartment, nth: number) => Partial<ImportValues> = () => ({})) =>
  apartments.map((apartment, nth) => {
    const { name, area, price, status } = apartment
    const values = { name, area, ...(price && { price }), status, ...change(apartment, nth) }
    return { number: nth + 2, values, says: {} }
  })

const one = (name: string, values: Partial<ImportValues>, number = 2) => ({
  number,
  values: { name, ...values },
  says: {},
})

const held = (values: Partial<ImportValues>, limitPercent = 10) =>
  diffImport([...list().slice(1), one('R1-101', values, 50)], {
    apartments,
    buildings,
    limitPercent,
  }).changed.map(({ field, held: reasons, refused }) => [field, ...reasons, refused])

describe('what a file would change', () => {
  it('is told as new, changed, unchanged and missing, old → new with the difference [IMP-03]', () => {
    const rows = [
      one('R1-101', { price: 164_000, floor: 1 }),
      one('R1-102', { price: 164_000 }, 3),
      one('R1-141', { type: 2, floor: 5, area: 50, price: 200_000 }, 4),
    ]
    const diff = diffImport(rows, project)
    expect(diff.changed).toEqual([
      expect.objectContaining({
        id: '2.price',
        name: 'R1-101',
        before: 160_000,
        after: 164_000,
        percent: 2.5,
      }),
    ])
    expect(diff.fresh).toEqual([
      expect.objectContaining({
        id: '4.new',
        name: 'R1-141',
        // The building from those whose names begin alike, the rooms from those of its type.
        values: { name: 'R1-141', type: 2, floor: 5, area: 50, price: 200_000, building: 1, rooms: 2 },
        missing: [],
        refused: null,
      }),
    ])
    expect([diff.unchanged, diff.missing.length]).toEqual([1, 38])
  })

  it('is all new where there is nothing yet: in the only building, sold and reserved ones too [IMP-03] [STU-05]', () => {
    const facts = { type: 2, floor: 1, rooms: 2, area: 50 }
    const rows = [one('101', { ...facts, status: 'sold' }), one('102', { ...facts, status: 'reserved' }, 3)]
    const begun = { apartments: [], limitPercent: 10 }
    const diff = diffImport(rows, { ...begun, buildings: [{ id: 7 }] })
    expect(diff.fresh.map(({ values, refused }) => [values.building, values.status, refused])).toEqual([
      [7, 'sold', null],
      [7, 'reserved', null],
    ])
    expect(diff.guards).toEqual([])
    const unclear = diffImport(rows, { ...begun, buildings })
    expect(unclear.fresh.map(({ missing, refused }) => [missing, refused])).toEqual([
      [['building'], 'incomplete'],
      [['building'], 'incomplete'],
    ])
  })

  it('is nothing where the file says what is there already [IMP-05]', () => {
    const diff = diffImport(list(), project)
    expect(diff).toEqual({
      changed: [],
      fresh: [],
      missing: [],
      unchanged: 40,
      guards: [],
      heldColumns: [],
      look: expect.any(String),
    })
  })

  it('leaves apartments that the file does not name as they are, unless that is ticked [IMP-03]', () => {
    const diff = diffImport(list().slice(2), project)
    expect(diff.missing).toEqual([
      { apartmentId: 1, name: 'R1-101', canBeUnavailable: true },
      { apartmentId: 2, name: 'R1-102', canBeUnavailable: true },
    ])
    expect(countChosen(chosenChanges(diff, NOBODY_DECIDED))).toBe(0)
    expect(chosenChanges(diff, { ...NOBODY_DECIDED, missing: 'unavailable' }).unavailable).toEqual([1, 2])
    const withoutSold = diffImport(list().slice(0, 39), project)
    expect(chosenChanges(withoutSold, { ...NOBODY_DECIDED, missing: 'unavailable' }).unavailable).toEqual([])
  })

  it('finds 007 where a sheet took it for 7, and nothing where two buildings have the name [IMP-01]', () => {
    const [first] = apartments
    if (!first) throw new Error('There are forty')
    const zeros = { ...first, id: 90, name: '007' }
    expect(diffImport([one('7', { floor: 9 })], { ...project, apartments: [zeros] }).changed).toEqual([
      expect.objectContaining({ apartmentId: 90, after: 9, refused: null }),
    ])
    const twins = [zeros, { ...zeros, id: 91, building: 2 }]
    const blind = diffImport([one('007', { floor: 9 })], { ...project, apartments: twins })
    expect(blind.changed).toEqual([expect.objectContaining({ refused: 'name-in-several-buildings' })])
    const told = diffImport([one('007', { building: 2, floor: 9 })], { ...project, apartments: twins })
    expect(told.changed).toEqual([expect.objectContaining({ apartmentId: 91, refused: null })])
  })
})

describe('held back until confirmed:', () => {
  it('a price that moves by more than the limit of the project [IMP-03]', () => {
    expect(held({ price: 176_000 })).toEqual([['price', null]])
    expect(held({ price: 176_001 })).toEqual([['price', 'price-limit', null]])
    expect(held({ price: 143_999 })).toEqual([['price', 'price-limit', null]])
    expect(held({ price: 176_001 }, 12)).toEqual([['price', null]])
  })

  it('a price that has a digit too many, or one too few [IMP-03]', () => {
    expect(held({ price: 1_600_000 })).toEqual([['price', 'ten-times', 'price-per-area', null]])
    expect(held({ price: 16_000 })).toEqual([['price', 'ten-times', 'price-per-area', null]])
  })

  it("a price per m² outside 0.5 to 2 times the project's own range [IMP-03]", () => {
    expect(held({ price: 320_001 }, 1_000)).toEqual([['price', 'price-per-area', null]])
    expect(held({ price: 320_000 }, 1_000)).toEqual([['price', null]])
    expect(held({ price: 79_999 }, 1_000)).toEqual([['price', 'price-per-area', null]])
  })

  it('an area that changes by more than 1 m² [IMP-03]', () => {
    expect(held({ area: 41 })).toEqual([['area', null]])
    expect(held({ area: 41.01 })).toEqual([['area', 'area', null]])
  })

  it('a name that stands there twice [IMP-03]', () => {
    const diff = diffImport([...list(), one('R1-101', { price: 161_000 }, 50)], project)
    expect(diff.changed).toEqual([expect.objectContaining({ id: '50.price', held: ['twice'] })])
  })

  it('all prices when their median moves by more than 3 % [IMP-03]', () => {
    const dearer = (by: number) =>
      diffImport(
        list(({ price }) => ({ price: Math.round((price ?? 0) * by) })),
        project,
      )
    expect(dearer(1.03).guards).toEqual([])
    const diff = dearer(1.04)
    expect(diff.guards).toEqual([{ guard: 'median', percent: expect.closeTo(4, 5) }])
    expect(countChosen(chosenChanges(diff, NOBODY_DECIDED))).toBe(0)
    expect(countChosen(chosenChanges(diff, { ...NOBODY_DECIDED, guards: ['median'] }))).toBe(40)
  })

  it('a single price by itself, and not all of them with it [IMP-03]', () => {
    const two = list().slice(0, 2)
    const slip = two.map((row, nth) => ({
      ...row,
      values: { ...row.values, price: nth === 0 ? 1_600_000 : 165_000 },
    }))
    const diff = diffImport(slip, project)
    expect(diff.guards).toEqual([])
    expect(chosenChanges(diff, NOBODY_DECIDED).changed.map(({ id }) => id)).toEqual(['3.price'])
  })

  it('everything when more than a fifth of the names is unknown [IMP-03]', () => {
    const strangers = (count: number) =>
      Array.from({ length: count }, (_, nth) =>
        one(`X${nth}`, { building: 1, type: 2, floor: 1, rooms: 1, area: 50 }, 60 + nth),
      )
    expect(diffImport([...list(), ...strangers(10)], project).guards).toEqual([])
    const diff = diffImport([...list(), ...strangers(11)], project)
    expect(diff.guards).toEqual([{ guard: 'unknown-names', percent: expect.closeTo(21.57, 2) }])
    expect(countChosen(chosenChanges(diff, NOBODY_DECIDED))).toBe(0)
    expect(countChosen(chosenChanges(diff, { ...NOBODY_DECIDED, guards: ['unknown-names'] }))).toBe(11)
  })

  it('each by itself: one that is confirmed is made, one that is left out is not [IMP-03]', () => {
    const diff = diffImport(
      list((_, nth) => (nth === 0 ? { price: 200_000 } : nth === 1 ? { floor: 2 } : {})),
      project,
    )
    const ids = (decisions: object) =>
      chosenChanges(diff, { ...NOBODY_DECIDED, ...decisions }).changed.map(({ id }) => id)
    expect(ids({})).toEqual(['3.floor'])
    expect(ids({ confirmed: ['2.price'] })).toEqual(['2.price', '3.floor'])
    expect(ids({ confirmed: ['2.price'], leftOut: ['3.floor'] })).toEqual(['2.price'])
  })
})

describe('a status', () => {
  it.each<[ApartmentStatus, ApartmentStatus, boolean, string | undefined]>([
    ['available', 'unavailable', false, undefined],
    ['unavailable', 'available', false, 'back-on-market'],
    ['reserved', 'sold', false, undefined],
    ['reserved', 'available', false, 'status-back'],
    ['pending-reservation', 'available', false, 'status-back'],
    ['sold', 'available', false, 'sold-stays'],
    ['available', 'sold', false, 'status-skips'],
    ['available', 'pending-reservation', false, 'needs-buyer'],
    ['reserved', 'sold', true, 'claimed'],
    ['reserved', 'available', true, 'claimed'],
  ])('from %s to %s (claimed: %s) meets %s [IMP-03, ENT-03]', (from, to, claimed, hindrance) => {
    expect(hindranceOf(from, to, claimed)).toBe(hindrance)
  })

  it('that contradicts a claim is refused, whoever confirms it [IMP-03]', () => {
    const claimed = apartments.map((apartment) =>
      apartment.id === 1 ? { ...apartment, status: 'reserved' as const, claimed: true } : apartment,
    )
    const diff = diffImport(
      list((_, nth) => (nth === 0 ? { status: 'available' } : {})),
      { ...project, apartments: claimed },
    )
    expect(diff.changed).toEqual([expect.objectContaining({ id: '2.status', refused: 'claimed' })])
    expect(countChosen(chosenChanges(diff, { ...NOBODY_DECIDED, confirmed: ['2.status'] }))).toBe(0)
  })
})

describe('five accidents are all stopped:', () => {
  const otherBuilding = Array.from({ length: 40 }, (_, nth) =>
    one(`L1-${101 + nth}`, { building: 1, type: 2, floor: 1, rooms: 2, area: 50, price: 200_000 }, nth + 2),
  )
  it.each([
    ['prices times ten', list(({ price }) => ({ price: (price ?? 0) * 10 }))],
    ['a shifted column', list(({ area }) => ({ price: area, area: 5 }))],
    ['price and area swapped', list(({ area, price }) => ({ price: area, area: price ?? 0 }))],
    ["another building's list", otherBuilding],
    [
      "last year's file",
      list(({ price }) => ({ price: Math.round((price ?? 0) * 0.92), status: 'available' })),
    ],
  ])('%s [IMP-03]', (_, rows) => {
    expect(countChosen(chosenChanges(diffImport(rows, project), NOBODY_DECIDED))).toBe(0)
  })
})
