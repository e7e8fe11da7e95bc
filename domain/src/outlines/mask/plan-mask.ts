import { boxOf } from '../../geometry/box.ts'
import type { Outline } from '../../geometry/outline.ts'
import { floorsByPosition } from '../floors-by-position.ts'
import { type Direction, tieByPosition } from '../tie-by-position.ts'
import { colourDistance, hexOf } from './colour-distance.ts'
import type { KnownColour } from './known-colours.ts'
import type { MaskColour } from './trace-mask.ts'

export interface MaskHome {
  readonly poiId: number
  readonly name: string
  readonly floor: number
}

/** What a person said about the colours of a mask, each known by its place in the order they were found. */
export interface MaskChoices {
  readonly direction: Direction
  /** The floor that the mask begins with; without it the one that fits best. */
  readonly lowest?: number
  /** Null is a colour of no apartment. */
  readonly ties: ReadonlyMap<number, number | null>
  /** Too small, or left out before, and wanted all the same. */
  readonly takenIn: ReadonlySet<number>
  /** What is left out, as it is called. */
  readonly names: ReadonlyMap<number, string>
  /** Of a colour on two floors only its largest piece is wanted. */
  readonly trimmed: ReadonlySet<number>
  /** Questions that have their answer, by `questionKey`. */
  readonly answered: ReadonlySet<string>
}

export const NO_CHOICES: MaskChoices = {
  direction: 'left-to-right',
  ties: new Map(),
  takenIn: new Set(),
  names: new Map(),
  trimmed: new Set(),
  answered: new Set(),
}

export interface PlannedColour {
  readonly index: number
  readonly hex: string
  readonly parts: readonly Outline[]
  readonly home: MaskHome | undefined
  readonly by: 'position' | 'memory' | 'hand'
  /** It looks like another of its floor, and nobody has said which is which. */
  readonly toCheck: boolean
}

export interface PlannedFloor {
  /** Undefined where the list has fewer floors than the façade. */
  readonly floor: number | undefined
  /** From the left. */
  readonly colours: readonly PlannedColour[]
  /** How many apartments the list has on it. */
  readonly homes: number
}

export interface LeftOut {
  readonly index: number
  readonly hex: string
  readonly pixels: number
  readonly parts: readonly Outline[]
  readonly why: 'small' | 'memory'
  /** Empty where nobody has said it. */
  readonly name: string
}

export type MaskQuestion =
  | {
      readonly kind: 'alike'
      readonly floor: number | undefined
      readonly left: PlannedColour
      readonly right: PlannedColour
    }
  /** Remembered as an apartment of another floor than the one it lies on. */
  | {
      readonly kind: 'clash'
      readonly colour: PlannedColour
      readonly remembered: MaskHome
      readonly position: MaskHome
    }
  | { readonly kind: 'apart'; readonly colour: PlannedColour }

export interface MaskPlan {
  /** From the top. */
  readonly floors: readonly PlannedFloor[]
  readonly leftOut: readonly LeftOut[]
  readonly questions: readonly MaskQuestion[]
  /** Apartments of this side without a colour. */
  readonly without: readonly MaskHome[]
  /** The floor that the mask begins with, as it was said or found. */
  readonly lowest: number | undefined
  /** Floors of this side that the mask says nothing of, from the bottom. */
  readonly unmasked: readonly number[]
}

interface Planned {
  readonly colours: readonly MaskColour[]
  readonly homes: readonly MaskHome[]
  readonly seenElsewhere: (home: MaskHome) => boolean
  /** What masks of this building said before; empty when it shall not count. */
  readonly remembered: (colour: MaskColour['colour']) => KnownColour | undefined
  /** Where an outline that is there already tells the floor. */
  readonly drawnFloor?: (colour: MaskColour) => number | undefined
  readonly choices: MaskChoices
}

/** Nearer than this, on one floor, colours look alike (CIE76). */
const ALIKE = 10
/** Of the middle size: what is smaller is no apartment, but a lift shaft or a loggia. */
const SMALL = 1 / 3

/** Which apartment each colour of a mask is (OUT-03). */
export function planMask({
  colours,
  homes,
  seenElsewhere,
  remembered,
  drawnFloor = () => undefined,
  choices,
}: Planned): MaskPlan {
  const small = middle(colours.map(({ pixels }) => pixels)) * SMALL
  const found = colours.map((one, index) => ({
    ...one,
    index,
    parts: choices.trimmed.has(index) ? one.parts.slice(0, 1) : one.parts,
    known: remembered(one.colour),
  }))
  type Found = (typeof found)[number]
  const whyOut = ({ index, pixels, known }: Found): LeftOut['why'] | undefined => {
    if (choices.takenIn.has(index)) return undefined
    if (known) return known.poiId === null ? 'memory' : undefined
    return pixels < small ? 'small' : undefined
  }
  const leftOut = found.flatMap((one) => {
    const why = whyOut(one)
    const { index, pixels, parts, known } = one
    const name = choices.names.get(index) ?? known?.name ?? ''
    return why ? [{ index, pixels, parts, why, name, hex: hexOf(one.colour) }] : []
  })
  const taken = found.filter((one) => !whyOut(one))
  const byId = new Map(homes.map((home) => [home.poiId, home]))
  const questions: MaskQuestion[] = []
  const tiedFloors = tieByPosition(taken, homes, choices.direction, seenElsewhere, {
    floor: choices.lowest,
    known: (one) => byId.get(one.known?.poiId ?? 0)?.floor ?? drawnFloor(one),
  })

  const floors = tiedFloors.map(({ floor, tied }): PlannedFloor => {
    const ofFloor = homes.filter((home) => home.floor === floor)
    const fixed = new Map<number, { home: MaskHome | undefined; by: 'memory' | 'hand' }>()
    for (const { region } of tied) {
      const { index, known } = region
      const byHand = choices.ties.get(index)
      if (byHand !== undefined) fixed.set(index, { home: byId.get(byHand ?? 0), by: 'hand' })
      else {
        const home = known && byId.get(known.poiId ?? 0)
        if (home && home.floor === floor) fixed.set(index, { home, by: 'memory' })
      }
    }
    const given = new Set([...fixed.values()].map(({ home }) => home?.poiId))
    const byPosition = tied.flatMap(({ apartment }) => (apartment ? [apartment] : []))
    const free = [
      ...byPosition.filter(({ poiId }) => !given.has(poiId)),
      ...ofFloor.filter((home) => !given.has(home.poiId) && !byPosition.includes(home)),
    ]
    const planned = tied.map(({ region: { index, colour, parts } }): PlannedColour => {
      const own = fixed.get(index) ?? { home: free.shift(), by: 'position' as const }
      return { index, hex: hexOf(colour), parts, toCheck: false, ...own }
    })
    const fromLeft = choices.direction === 'left-to-right' ? planned : planned.toReversed()
    return { floor, homes: ofFloor.length, colours: withLookAlikes(fromLeft, floor) }
  })

  for (const { colours: own } of floors)
    for (const colour of own) {
      const known = found[colour.index]?.known
      const home = known?.poiId ? byId.get(known.poiId) : undefined
      if (home && colour.home && colour.by === 'position' && home.floor !== colour.home.floor)
        ask({ kind: 'clash', colour, remembered: home, position: colour.home })
      if (isOnTwoFloors(colour, taken)) ask({ kind: 'apart', colour })
    }

  const tied = new Set(floors.flatMap((one) => one.colours.map(({ home }) => home?.poiId)))
  const seen = new Set(floors.map(({ floor }) => floor))
  const ofSide = homes.filter(
    (home) => !seenElsewhere(home) && !seen.has(home.floor) && !tied.has(home.poiId),
  )
  return {
    floors: floors.toReversed(),
    leftOut,
    questions: questions.filter((question) => !choices.answered.has(questionKey(question))),
    without: homes.filter((home) => seen.has(home.floor) && !tied.has(home.poiId) && !seenElsewhere(home)),
    lowest: floors[0]?.floor,
    unmasked: [...new Set(ofSide.map(({ floor }) => floor))].sort((a, b) => a - b),
  }

  function ask(question: MaskQuestion): void {
    questions.push(question)
  }

  function withLookAlikes(own: readonly PlannedColour[], floor: number | undefined): PlannedColour[] {
    const toCheck = new Set<number>()
    for (const [i, left] of own.entries())
      for (const right of own.slice(i + 1)) {
        const [a, b] = [found[left.index]?.colour, found[right.index]?.colour]
        if (!a || !b || colourDistance(a, b) >= ALIKE) continue
        const question = { kind: 'alike', floor, left, right } as const
        ask(question)
        if (!choices.answered.has(questionKey(question)))
          for (const one of [left, right]) toCheck.add(one.index)
      }
    return own.map((one) => (toCheck.has(one.index) ? { ...one, toCheck: true } : one))
  }
}

export function questionKey(question: MaskQuestion): string {
  if (question.kind === 'alike') return `alike ${question.left.index} ${question.right.index}`
  return `${question.kind} ${question.colour.index}`
}

/** Ties a colour to an apartment; the colour that had it gets the other's: two that were mixed up change places. */
export function tieOtherwise(
  plan: MaskPlan,
  choices: MaskChoices,
  index: number,
  poiId: number | null,
): MaskChoices {
  const all = plan.floors.flatMap(({ colours }) => colours)
  const before = all.find((one) => one.index === index)
  const other = all.find((one) => one.index !== index && one.home && one.home.poiId === poiId)
  const ties = new Map(choices.ties).set(index, poiId)
  if (other) ties.set(other.index, before?.home?.poiId ?? null)
  return { ...choices, ties }
}

/** What the outlines are: colours of one apartment are its parts. */
export function outlinesOf(plan: MaskPlan): Map<number, readonly Outline[]> {
  const outlines = new Map<number, readonly Outline[]>()
  for (const { home, parts } of plan.floors.flatMap(({ colours }) => colours))
    if (home) outlines.set(home.poiId, [...(outlines.get(home.poiId) ?? []), ...parts])
  return outlines
}

/** Pieces of one colour that stand on different floors, and not beside each other. */
function isOnTwoFloors(
  { parts, index }: PlannedColour,
  all: readonly (MaskColour & { index: number })[],
): boolean {
  const [first, second] = parts
  if (!first || !second) return false
  const [a, b] = [boxOf(first), boxOf(second)]
  if (Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top)) return false
  const pieces = [
    ...[first, second].map((part) => ({ parts: [part], own: true })),
    ...all.filter((one) => one.index !== index).map((one) => ({ parts: one.parts, own: false })),
  ]
  return floorsByPosition(pieces).filter((floor) => floor.some(({ own }) => own)).length > 1
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
