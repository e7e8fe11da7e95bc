import type { Outline, Point } from '@belvedere/domain/geometry/outline'
import { carrying } from '@belvedere/domain/outlines/carrying'
import type { Drawing } from '@belvedere/domain/outlines/drawing'
import { isOnFacade } from '@belvedere/domain/outlines/on-facade'
import { useMemo, useState } from 'react'

export type Side = 'from' | 'to'
export type What = 'facade' | 'all' | 'chosen'
export type Pair = { readonly [Its in Side]?: Point }

/** A pair that is farther off, in pixels of the picture carried to, does not agree with the others. */
export const AGREES_PX = 6
const PAIRS_MIN = 4

interface CarryOf {
  readonly from: Drawing
  readonly there: Drawing
  readonly selected: number | null
}

export interface Carry {
  readonly pairs: readonly Pair[]
  readonly active: number
  readonly setActive: (index: number) => void
  /** Puts a point of the active pair, or of the next that has none there. */
  readonly put: (side: Side, at: Point) => void
  readonly move: (side: Side, index: number, to: Point) => void
  readonly remove: (index: number) => void
  readonly errors: readonly (number | undefined)[]
  /** How many more pairs it takes. */
  readonly lacking: number
  readonly what: What
  readonly setWhat: (what: What) => void
  readonly counts: Readonly<Record<What, number>>
  readonly replacing: boolean
  readonly setReplacing: (replacing: boolean) => void
  readonly drawnThere: number
  /** By what they lead to, with whether they stand in the plane of the points. */
  readonly carried: ReadonlyMap<number, { readonly parts: readonly Outline[]; readonly onFacade: boolean }>
}

/** Outlines on their way to another camera view (OUT-05). */
export function useCarry({ from, there, selected }: CarryOf): Carry {
  const [pairs, setPairs] = useState<readonly Pair[]>([])
  const [active, setActive] = useState(0)
  const [what, setWhat] = useState<What>('facade')
  const [replacing, setReplacing] = useState(false)
  const whole = pairs.flatMap(({ from: a, to: b }, index) => (a && b ? [{ from: a, to: b, index }] : []))
  const plane = useMemo(
    () => carrying(pairs.flatMap(({ from: a, to: b }) => (a && b ? [{ from: a, to: b }] : []))),
    [pairs],
  )
  const drawn = useMemo(() => [...from].filter(([, parts]) => parts.some(({ length }) => length > 0)), [from])
  const onFacade = useMemo(() => {
    const points = pairs.flatMap(({ from: a, to: b }) => (a && b ? [a] : []))
    return new Set(drawn.flatMap(([of, parts]) => (isOnFacade(points, parts) ? [of] : [])))
  }, [pairs, drawn])
  const wanted = (of: number) => what === 'all' || (what === 'chosen' ? of === selected : onFacade.has(of))
  const candidates = drawn.filter(([of]) => wanted(of))
  const drawnThere = candidates.filter(([of]) => there.get(of)?.length).length
  const carried = new Map(
    plane
      ? candidates
          .filter(([of]) => replacing || !there.get(of)?.length)
          .map(([of, parts]) => [of, { parts: plane.carry(parts), onFacade: onFacade.has(of) }] as const)
      : [],
  )
  return {
    ...{ pairs, active, setActive, what, setWhat, replacing, setReplacing, drawnThere, carried },
    put(side, at) {
      const own = pairs[active]
      const free = own && !own[side] ? active : pairs.findIndex((pair) => !pair[side])
      const index = free < 0 ? pairs.length : free
      setPairs(
        free < 0
          ? [...pairs, { [side]: at }]
          : pairs.map((pair, i) => (i === index ? { ...pair, [side]: at } : pair)),
      )
      setActive(index)
    },
    move: (side, index, to) =>
      setPairs((now) => now.map((pair, i) => (i === index && pair[side] ? { ...pair, [side]: to } : pair))),
    remove(index) {
      setPairs((now) => now.toSpliced(index, 1))
      setActive(Math.max(0, index - 1))
    },
    errors: pairs.map((_, index) => plane?.errors[whole.findIndex((one) => one.index === index)]),
    lacking: Math.max(0, PAIRS_MIN - whole.length),
    counts: { facade: onFacade.size, all: drawn.length, chosen: selected === null ? 0 : 1 },
  }
}
