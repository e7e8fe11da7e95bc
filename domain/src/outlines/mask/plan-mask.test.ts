import { describe, expect, it } from 'vitest'
import type { Outline } from '../../geometry/outline.ts'
import { colourOfHex } from './colour-distance.ts'
import { type KnownColour, knownColour, memoryFits } from './known-colours.ts'
import { NO_CHOICES, outlinesOf, planMask, questionKey, tieOtherwise } from './plan-mask.ts'
import { rememberColours } from './remembered-colours.ts'
import type { MaskColour } from './trace-mask.ts'

/** A façade of two floors with three apartments each. */
const homes = [1, 2].flatMap((floor) =>
  [1, 2, 3].map((n) => ({ poiId: floor * 10 + n, name: `R1-${floor}0${n}`, floor })),
)
const HEXES = ['#C81414', '#14C814', '#1414C8', '#C8C814', '#14C8C8', '#C814C8']

function room(hex: string, floor: number, column: number, pixels = 4000): MaskColour {
  const [left, top] = [column * 100, 200 - floor * 100]
  return { colour: colourOfHex(hex), pixels, parts: [box(left, top, left + 100, top + 100)] }
}

function box(left: number, top: number, right: number, bottom: number): Outline {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
}

const rooms = HEXES.map((hex, i) => room(hex, Math.floor(i / 3) + 1, i % 3))

function planned(colours: readonly MaskColour[], known: readonly KnownColour[] = [], choices = NO_CHOICES) {
  return planMask({
    ...{ colours, homes, choices },
    seenElsewhere: () => false,
    remembered: (colour) => knownColour(known, colour),
  })
}

const names = (plan: ReturnType<typeof planned>) =>
  plan.floors.map(({ colours }) => colours.map(({ home }) => home?.name ?? '-').join(' '))

describe('the apartments of a mask', () => {
  it('are tied by position, floors from the top as on the façade [OUT-03]', () => {
    expect(names(planned(rooms))).toEqual(['R1-201 R1-202 R1-203', 'R1-101 R1-102 R1-103'])
    expect(names(planned(rooms, [], { ...NO_CHOICES, direction: 'right-to-left' }))).toEqual([
      'R1-203 R1-202 R1-201',
      'R1-103 R1-102 R1-101',
    ])
  })

  it('change places when one is tied otherwise, and none is lost [OUT-03]', () => {
    const plan = planned(rooms)
    const otherwise = planned(rooms, [], tieOtherwise(plan, NO_CHOICES, 0, 12))
    expect(names(otherwise)[1]).toBe('R1-102 R1-101 R1-103')
    expect(otherwise.floors[1]?.colours.map(({ by }) => by)).toEqual(['hand', 'hand', 'position'])
    expect(outlinesOf(otherwise).size).toBe(6)
  })

  it('are asked about when two colours of a floor look alike, and marked until that is answered [OUT-03]', () => {
    const alike = [room('#8C58DA', 1, 0), room('#9660DC', 1, 1), ...rooms.slice(2)]
    const plan = planned(alike)
    expect(plan.questions).toMatchObject([
      { kind: 'alike', floor: 1, left: { hex: '#8C58DA' }, right: { hex: '#9660DC' } },
    ])
    expect(plan.floors[1]?.colours.map(({ toCheck }) => toCheck)).toEqual([true, true, false])
    expect(names(plan)[1]).toBe('R1-101 R1-102 R1-103')
    const [question] = plan.questions
    const answered = new Set(question ? [questionKey(question)] : [])
    const after = planned(alike, [], { ...NO_CHOICES, answered })
    expect(after.questions).toEqual([])
    expect(after.floors[1]?.colours.some(({ toCheck }) => toCheck)).toBe(false)
    // Alike on two floors is nothing to ask about.
    expect(planned([room('#8C58DA', 1, 0), ...rooms.slice(1, 5), room('#9660DC', 2, 2)]).questions).toEqual(
      [],
    )
  })

  it('of two colours may be one: both are its parts [OUT-03]', () => {
    const ties = new Map([
      [0, 11],
      [1, 11],
    ])
    expect(outlinesOf(planned(rooms, [], { ...NO_CHOICES, ties })).get(11)).toHaveLength(2)
  })

  it('leave out what is smaller than a third of the middle, until it is taken in [OUT-03]', () => {
    const shaft = room('#808080', 2, 3, 1300)
    const plan = planned([...rooms, shaft])
    expect(plan.leftOut).toMatchObject([{ index: 6, hex: '#808080', why: 'small' }])
    const taken = planned([...rooms, shaft], [], { ...NO_CHOICES, takenIn: new Set([6]) })
    expect(taken.leftOut).toEqual([])
    expect(taken.floors[0]).toMatchObject({ floor: 2, homes: 3 })
    // Four colours, three apartments: the last has none, and only what is tied counts.
    expect(names(taken)[0]).toBe('R1-201 R1-202 R1-203 -')
    expect(outlinesOf(taken).size).toBe(6)
  })

  it('say which of this side has no colour [OUT-03]', () => {
    expect(planned(rooms.slice(0, 5)).without.map(({ name }) => name)).toEqual(['R1-203'])
  })

  it('of fewer floors than the building has stand where they fit, or where one says [OUT-03]', () => {
    const tall = [1, 2, 3, 4].flatMap((floor) =>
      (floor === 1 ? [1, 2, 3, 4] : [1, 2, 3]).map((n) => ({
        poiId: floor * 10 + n,
        name: `R1-${floor}0${n}`,
        floor,
      })),
    )
    const plan = (choices = NO_CHOICES, drawnFloor?: (colour: MaskColour) => number | undefined) =>
      planMask({
        ...{ colours: rooms, homes: tall, choices },
        ...(drawnFloor && { drawnFloor }),
        seenElsewhere: () => false,
        remembered: () => undefined,
      })
    // Three colours a floor: not the first, which has four apartments.
    expect(plan()).toMatchObject({ lowest: 2, unmasked: [1, 4], floors: [{ floor: 3 }, { floor: 2 }] })
    const said = plan({ ...NO_CHOICES, lowest: 3 })
    expect(names(said)).toEqual(['R1-401 R1-402 R1-403', 'R1-301 R1-302 R1-303'])
    expect(said.unmasked).toEqual([1, 2])
    // One outline that is drawn already says more than how many apartments a floor has.
    const drawn = plan(NO_CHOICES, ({ colour }) => (colour === rooms[4]?.colour ? 4 : undefined))
    expect(drawn.lowest).toBe(3)
    // Above the list there is nothing to tie to.
    expect(plan({ ...NO_CHOICES, lowest: 4 }).floors[0]).toMatchObject({ floor: undefined, homes: 0 })
  })

  it('ask once about a colour in two pieces that stand on two floors [OUT-03]', () => {
    const [first, ...others] = rooms
    const duplex = { ...room('#C81414', 1, 0), parts: [box(0, 100, 100, 200), box(200, 20, 300, 90)] }
    const plan = planned([duplex, ...others.slice(0, 4)])
    expect(first && plan.questions).toMatchObject([{ kind: 'apart', colour: { index: 0 } }])
    const trimmed = planned([duplex, ...others.slice(0, 4)], [], { ...NO_CHOICES, trimmed: new Set([0]) })
    expect(trimmed.questions).toEqual([])
    // Split by a tree is not on two floors.
    const behind = { ...duplex, parts: [box(0, 100, 40, 200), box(60, 100, 100, 200)] }
    expect(planned([behind, ...others]).questions).toEqual([])
  })
})

describe('colours of a building', () => {
  const known = rememberColours([], planned(rooms))

  it('mean the same on its next mask, wherever they stand on their floor [OUT-03]', () => {
    const other = [room(HEXES[2] ?? '', 1, 0), room(HEXES[1] ?? '', 1, 1), ...rooms.slice(3)]
    const plan = planned(other, known)
    expect(names(plan)[1]).toBe('R1-103 R1-102')
    expect(plan.floors[1]?.colours.map(({ by }) => by)).toEqual(['memory', 'memory'])
  })

  it('are asked about when they stand on another floor than they should [OUT-03]', () => {
    const moved = [room(HEXES[3] ?? '', 1, 0), ...rooms.slice(1, 3), ...rooms.slice(4)]
    expect(planned(moved, known).questions).toMatchObject([
      { kind: 'clash', remembered: { name: 'R1-201' }, position: { name: 'R1-101' } },
    ])
  })

  it('were left out before, and are again [OUT-03]', () => {
    const shaft = room('#808080', 2, 3, 1300)
    const again = rememberColours(known, planned([...rooms, shaft]))
    expect(planned([...rooms, { ...shaft, pixels: 4000 }], again).leftOut).toMatchObject([{ why: 'memory' }])
  })

  it('keep the name of what was left out [OUT-03]', () => {
    const shaft = room('#808080', 2, 3, 1300)
    const all = [...rooms, shaft]
    const named = planned(all, known, { ...NO_CHOICES, names: new Map([[all.length - 1, 'Lift shaft']]) })
    const again = rememberColours(known, named)
    expect(planned(all, again).leftOut).toMatchObject([{ name: 'Lift shaft' }])
  })

  it('fit only a mask that is painted in them [OUT-03]', () => {
    expect(
      memoryFits(
        known,
        rooms.map(({ colour }) => colour),
      ),
    ).toBe(true)
    expect(memoryFits(known, [colourOfHex('#101060'), colourOfHex('#C81414'), colourOfHex('#6040A0')])).toBe(
      false,
    )
    // The noise of a JPEG is the same colour still.
    expect(knownColour(known, [201, 21, 20])?.poiId).toBe(11)
  })
})
