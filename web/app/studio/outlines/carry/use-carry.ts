import type { Outline, Point } from '@belvedere/domain/geometry/outline'
import { carrying } from '@belvedere/domain/outlines/carrying'
import type { Drawing } from '@belvedere/domain/outlines/drawing'
import { isOnFacade } from '@belvedere/domain/outlines/on-facade'
import { useCallback, useMemo, useRef, useState } from 'react'

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
  /** Puts a pair in the middle of both pictures, to be moved from there; pressed on the other one it stays there. */
  readonly putByKey: (side: Side) => void
  /** What is in the middle of a picture. */
  readonly aimFrom: (side: Side, middle: () => Point) => void
  /** Points put by the key that nobody has moved yet, by their pair: the next click there moves them. */
  readonly waiting: ReadonlyMap<number, ReadonlySet<Side>>
  readonly move: (side: Side, index: number, to: Point) => void
  readonly remove: (index: number) => void
  readonly errors: readonly (number | undefined)[]
  /** Why nothing is carried, though there are pairs enough. */
  readonly hindrance: 'no-plane' | 'none-between' | 'all-there' | undefined
  /** How many pairs count. */
  readonly whole: number
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
  const [byKey, setByKey] = useState<{ index: number; begun: Side; sides: ReadonlySet<Side> }>()
  const middles = useRef<{ [Its in Side]?: () => Point }>({})
  const aimFrom = useCallback((side: Side, middle: () => Point) => {
    middles.current[side] = middle
  }, [])
  const [what, setWhat] = useState<What>('facade')
  const [replacing, setReplacing] = useState(false)
  const whole = useMemo(
    () =>
      pairs.flatMap(({ from: a, to: b }, index) =>
        a && b && !(byKey?.index === index && byKey.sides.size > 0) ? [{ from: a, to: b, index }] : [],
      ),
    [pairs, byKey],
  )
  const plane = useMemo(() => carrying(whole), [whole])
  const drawn = useMemo(() => [...from].filter(([, parts]) => parts.some(({ length }) => length > 0)), [from])
  const onFacade = useMemo(() => {
    const points = whole.map((pair) => pair.from)
    return new Set(drawn.flatMap(([of, parts]) => (isOnFacade(points, parts) ? [of] : [])))
  }, [whole, drawn])
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
  /** A point that was put by the key has its place. */
  const settle = (side: Side) =>
    setByKey((now) => now && { ...now, sides: new Set([...now.sides].filter((one) => one !== side)) })
  const lacking = Math.max(0, PAIRS_MIN - whole.length)
  return {
    ...{ aimFrom, lacking, whole: whole.length },
    waiting: new Map(byKey ? [[byKey.index, byKey.sides]] : []),
    hindrance:
      lacking > 0 || carried.size > 0
        ? undefined
        : !plane
          ? 'no-plane'
          : candidates.length === 0
            ? 'none-between'
            : 'all-there',
    putByKey(side) {
      const other: Side = side === 'from' ? 'to' : 'from'
      if (byKey && byKey.sides.size > 0) {
        if (side !== byKey.begun) setByKey(undefined)
        return
      }
      const half = pairs.findIndex((pair) => !pair[side] || !pair[other])
      const index = half < 0 ? pairs.length : half
      const own = pairs[index]
      const [here, beyond] = [
        own?.[side] ?? middles.current[side]?.(),
        own?.[other] ?? middles.current[other]?.(),
      ]
      if (!here || !beyond) return
      const sides = new Set([side, other].filter((one) => !own?.[one]))
      setPairs(
        pairs.toSpliced(index, 1, side === 'from' ? { from: here, to: beyond } : { from: beyond, to: here }),
      )
      setByKey({ index, begun: side, sides })
      setActive(index)
    },
    ...{ pairs, active, setActive, what, setWhat, replacing, setReplacing, drawnThere, carried },
    put(side, at) {
      if (byKey?.sides.has(side)) {
        setPairs(pairs.map((pair, i) => (i === byKey.index ? { ...pair, [side]: at } : pair)))
        settle(side)
        return setActive(byKey.index)
      }
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
    move(side, index, to) {
      setPairs((now) => now.map((pair, i) => (i === index && pair[side] ? { ...pair, [side]: to } : pair)))
      if (byKey?.index === index) settle(side)
    },
    remove(index) {
      setByKey(undefined)
      setPairs((now) => now.toSpliced(index, 1))
      setActive(Math.max(0, index - 1))
    },
    errors: pairs.map((_, index) => plane?.errors[whole.findIndex((one) => one.index === index)]),
    counts: { facade: onFacade.size, all: drawn.length, chosen: selected === null ? 0 : 1 },
  }
}
