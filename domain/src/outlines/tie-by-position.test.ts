import { describe, expect, it } from 'vitest'
import type { Outline } from '../geometry/outline.ts'
import { tieByPosition } from './tie-by-position.ts'

/** A façade in perspective: every floor rises to the right so far that its end is above the beginning of the next. */
const cell = (floor: number, column: number): { id: string; parts: Outline[] } => {
  const [left, right] = [column * 100, column * 100 + 100]
  const at = (x: number, level: number) => 1000 - level * 60 - x * 0.3
  return {
    id: `${floor}0${column + 1}`,
    parts: [
      [
        [left, at(left, floor)],
        [right, at(right, floor)],
        [right, at(right, floor - 1)],
        [left, at(left, floor - 1)],
      ],
    ],
  }
}
const all = [3, 1, 2].flatMap((floor) => [4, 0, 2, 1, 3].map((column) => cell(floor, column)))
const apartments = [1, 2, 3].flatMap((floor) =>
  [1, 2, 3, 4, 5].map((number) => ({ name: `R1-${floor}0${number}`, floor })),
)
const nowhere = () => false

const pairs = (floors: ReturnType<typeof tieByPosition<(typeof all)[number], (typeof apartments)[number]>>) =>
  floors.flatMap(({ tied }) => tied.map(({ region, apartment }) => `${region.id} ${apartment?.name}`))

describe('tying what was found to apartments by its position', () => {
  it('counts floors from the bottom and numbers from the left, in any perspective [OUT-03]', () => {
    const tied = pairs(tieByPosition(all, apartments, 'left-to-right', nowhere))
    expect(tied).toHaveLength(15)
    for (const pair of tied) expect(pair).toMatch(/^(\d+) R1-\1$/)
  })

  it('or numbers from the right [OUT-03]', () => {
    const [first] = tieByPosition(all, apartments, 'right-to-left', nowhere)
    expect(first?.tied.map(({ region, apartment }) => [region.id, apartment?.name])).toEqual([
      ['105', 'R1-101'],
      ['104', 'R1-102'],
      ['103', 'R1-103'],
      ['102', 'R1-104'],
      ['101', 'R1-105'],
    ])
  })

  it('leaves the floors above right when something hides the end of the lowest [OUT-03]', () => {
    const hidden = all.filter(({ id }) => id !== '105')
    const floors = tieByPosition(hidden, apartments, 'left-to-right', nowhere)
    for (const pair of pairs(floors)) expect(pair).toMatch(/^(\d+) R1-\1$/)
    expect(floors[0]?.left.map(({ name }) => name)).toEqual(['R1-105'])
  })

  it('says when a floor has more of them than apartments, or the list fewer floors [OUT-03]', () => {
    const floors = tieByPosition(all, apartments.slice(0, 9), 'left-to-right', nowhere)
    expect(floors[1]?.tied.at(-1)).toMatchObject({ region: { id: '205' }, apartment: undefined })
    expect(floors[2]).toMatchObject({ floor: undefined })
  })

  it('takes those that another picture shows last: a building has several sides [OUT-03]', () => {
    const both = [
      ...apartments,
      ...[6, 7, 8, 9, 10].map((n) => ({ name: `R1-1${String(n).padStart(2, '0')}`, floor: 1 })),
    ]
    const [first] = tieByPosition(all, both, 'left-to-right', ({ name }) =>
      apartments.some((one) => one.name === name),
    )
    expect(first?.tied.map(({ apartment }) => apartment?.name)).toEqual([
      ...['R1-106', 'R1-107', 'R1-108', 'R1-109', 'R1-110'],
    ])
  })
})
