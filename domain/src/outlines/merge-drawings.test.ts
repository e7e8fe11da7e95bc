import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Drawing } from './drawing.ts'
import { changedIn, mergeDrawings } from './merge-drawings.ts'

const at = (x: number): Drawing extends ReadonlyMap<number, infer Parts> ? Parts : never => [
  [
    [x, 0],
    [x + 10, 0],
    [x, 10],
  ],
]
const base: Drawing = new Map([
  [1, at(0)],
  [2, at(20)],
  [3, at(40)],
])

describe('two people on one picture', () => {
  it('have both their changes where only one changed an outline [OUT-07]', () => {
    const mine = new Map([...base, [1, at(1)]])
    const theirs = new Map([...base, [2, at(21)], [4, at(60)]])
    const { drawing, both } = mergeDrawings(base, mine, theirs)
    expect(both).toEqual([])
    expect([...drawing]).toEqual([
      [1, at(1)],
      [2, at(21)],
      [3, at(40)],
      [4, at(60)],
    ])
  })

  it('are asked only about what both changed, and differently [OUT-07]', () => {
    const mine = new Map([...base, [1, at(1)], [2, at(22)], [3, []]])
    const theirs = new Map([...base, [1, at(2)], [2, at(22)]])
    const { drawing, both } = mergeDrawings(base, mine, theirs)
    expect(both).toEqual([1])
    expect(drawing.get(1)).toEqual(at(1))
    expect(drawing.get(3)).toEqual([])
  })

  it('lose nothing that only one of them drew [OUT-07]', () => {
    const places = fc.dictionary(fc.constantFrom('1', '2', '3', '4', '5'), fc.integer({ min: 100, max: 200 }))
    const drawn = (changes: Record<string, number>): Drawing =>
      new Map([...base, ...Object.entries(changes).map(([of, x]) => [Number(of), at(x)] as const)])
    fc.assert(
      fc.property(places, places, (a, b) => {
        const { drawing, both } = mergeDrawings(base, drawn(a), drawn(b))
        for (const of of Object.keys(a))
          if (!(of in b)) expect(drawing.get(Number(of))).toEqual(at(a[of] ?? 0))
        for (const of of Object.keys(b))
          if (!(of in a)) expect(drawing.get(Number(of))).toEqual(at(b[of] ?? 0))
        expect(both.every((of) => String(of) in a && String(of) in b)).toBe(true)
      }),
    )
  })

  it('know what was changed between two drawings', () => {
    expect(changedIn(base, new Map([...base, [2, at(9)], [5, at(1)]]))).toEqual([2, 5])
  })
})
