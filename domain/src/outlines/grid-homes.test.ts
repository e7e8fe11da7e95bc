import { describe, expect, it } from 'vitest'
import { type Corners, facadeGrid, leaveOut, setCells } from './facade-grid.ts'
import { gridHomes } from './grid-homes.ts'

const CORNERS: Corners = [
  [100, 100],
  [500, 100],
  [500, 400],
  [100, 400],
]
const grid = facadeGrid(CORNERS, [2, 1], 3)
const homes = [1, 2].flatMap((floor) =>
  [1, 2, 3, 4, 5].map((n) => ({ poiId: floor * 10 + n, name: `R1-${floor}0${n}`, floor })),
)
/** The last two of each floor look at the courtyard. */
const onRiver = { homes, seenElsewhere: ({ poiId }: { poiId: number }) => poiId % 10 > 3 }
const numbers = (floors: ReturnType<typeof gridHomes>) =>
  floors.map(({ cells }) => cells.map(({ home }) => home?.name ?? '-').join(' '))

describe('the numbers of a façade grid', () => {
  it('come from the list, floor by floor, from the left or the right [OUT-11]', () => {
    expect(numbers(gridHomes(grid, { ...onRiver, direction: 'left-to-right' }))).toEqual([
      'R1-201 R1-202 R1-203',
      'R1-101 R1-102 R1-103',
    ])
    expect(numbers(gridHomes(grid, { ...onRiver, direction: 'right-to-left' }))[0]).toBe(
      'R1-203 R1-202 R1-201',
    )
  })

  it('say how many there are on this side: what does not fit is marked [OUT-11]', () => {
    const [floor] = gridHomes(setCells(grid, 2, 2), { ...onRiver, direction: 'left-to-right' })
    expect(floor).toMatchObject({ homes: 3, cells: [{}, {}] })
  })

  it('pass over a cell that is left out [OUT-11]', () => {
    const [floor] = gridHomes(leaveOut(grid, 2, 1), { ...onRiver, direction: 'left-to-right' })
    expect(floor?.cells.map(({ cell, home }) => [cell.column, home?.name])).toEqual([
      [0, 'R1-201'],
      [2, 'R1-202'],
    ])
  })

  it('leave cells without an apartment when the list has fewer [OUT-11]', () => {
    const few = { homes: homes.slice(0, 2), seenElsewhere: () => false }
    expect(numbers(gridHomes(grid, { ...few, direction: 'left-to-right' }))).toEqual([
      '- - -',
      'R1-101 R1-102 -',
    ])
    expect(numbers(gridHomes(grid, { ...few, direction: 'right-to-left' }))[1]).toBe('- R1-102 R1-101')
  })
})
