import type { Drawing, Parts } from './drawing.ts'

export interface Merged {
  /** Everything that only one of the two has changed, as they have it; of the others as it is here. */
  readonly drawing: Drawing
  /** Changed by both, and differently: only these are asked about (OUT-07). */
  readonly both: readonly number[]
}

/** Two people's outlines of one picture, by what both began with. */
export function mergeDrawings(base: Drawing, mine: Drawing, theirs: Drawing): Merged {
  const merged = new Map<number, Parts>()
  const both: number[] = []
  for (const of of new Set([...base.keys(), ...mine.keys(), ...theirs.keys()])) {
    const [was, here, there] = [base, mine, theirs].map((drawing) => drawing.get(of) ?? [])
    const changed = { here: !isSameOutline(was, here), there: !isSameOutline(was, there) }
    if (changed.here && changed.there && !isSameOutline(here, there)) both.push(of)
    merged.set(of, (changed.here ? here : there) ?? [])
  }
  return { drawing: merged, both }
}

/** Outlines that were changed, from one drawing to another. */
export function changedIn(before: Drawing, after: Drawing): number[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (of) => !isSameOutline(before.get(of), after.get(of)),
  )
}

export function isSameOutline(a: Parts | undefined, b: Parts | undefined): boolean {
  return a === b || JSON.stringify(a ?? []) === JSON.stringify(b ?? [])
}
