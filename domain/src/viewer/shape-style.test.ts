import { describe, expect, it } from 'vitest'
import { APARTMENT_STATUSES } from '../apartments/apartment-status.ts'
import { apartmentShapeStyle, buildingShapeStyle } from './shape-style.ts'

/** Fill alpha at rest, pattern, outline dash, and how clear the outline is: the visual target's, but for decision 243. */
const AT_REST = [
  ['available', 0.38, 'none', 'none', 0.82],
  ['pending-reservation', 0.42, 'dots', '1.5 4', 0.82],
  ['reserved', 0.42, 'hatch', '7 4', 0.82],
  ['sold', 0.3, 'cross-hatch', 'none', 0.45],
  ['unavailable', 0.46, 'none', '2.5 3.5', 0.82],
] as const

describe('an apartment', () => {
  it.each(AT_REST)(
    '%s has its fill colour at %d, its pattern and dash [VIE-03]',
    (status, alpha, pattern, dash, strokeOpacity) => {
      expect(apartmentShapeStyle(status)).toEqual({
        fill: `var(--st-${status})`,
        fillOpacity: alpha,
        pattern,
        dash,
        stroke: '#ffffff',
        strokeOpacity,
        strokeWidth: 1.25,
        pulses: false,
        labelled: true,
        focusable: true,
      })
    },
  )

  it.each(AT_REST)('%s has a hover variant of the same colour [VIE-03]', (status, alpha, pattern, dash) => {
    const hovered = apartmentShapeStyle(status, { hovered: true })
    expect(hovered).toMatchObject({ fill: `var(--st-${status})`, fillOpacity: 0.5, pattern, dash })
    expect(hovered).toMatchObject({ strokeOpacity: 1, strokeWidth: 2.4, pulses: false })
    expect(hovered.fillOpacity).toBeGreaterThan(alpha)
  })

  it('has default alphas of 0.3 to 0.5 in every status, hovered or not [VIE-03]', () => {
    for (const status of APARTMENT_STATUSES) {
      for (const hovered of [false, true]) {
        const { fillOpacity } = apartmentShapeStyle(status, { hovered })
        expect(fillOpacity).toBeGreaterThanOrEqual(0.3)
        expect(fillOpacity).toBeLessThanOrEqual(0.5)
      }
    }
  })

  it.each(AT_REST)('%s is filled fully opaque when selected [VIE-03]', (status, _alpha, pattern) => {
    for (const hovered of [false, true]) {
      expect(apartmentShapeStyle(status, { selected: true, hovered })).toEqual({
        fill: `var(--st-${status})`,
        fillOpacity: 1,
        pattern,
        dash: 'none',
        stroke: '#ffffff',
        strokeOpacity: 1,
        strokeWidth: 3.2,
        underStroke: { stroke: '#14110d', strokeOpacity: 0.5, strokeWidth: 6 },
        pulses: true,
        labelled: true,
        focusable: true,
      })
    }
  })

  it('pulses only while it is selected [VIE-04]', () => {
    for (const status of APARTMENT_STATUSES) {
      expect(apartmentShapeStyle(status, { selected: true }).pulses).toBe(true)
      expect(apartmentShapeStyle(status, { selected: false, hovered: true }).pulses).toBe(false)
    }
  })

  it('accepts the key pendingReservation for pending-reservation [VIE-03]', () => {
    for (const state of [{}, { hovered: true }, { selected: true }]) {
      expect(apartmentShapeStyle('pendingReservation', state)).toEqual(
        apartmentShapeStyle('pending-reservation', state),
      )
    }
  })

  it('has a look of its own in each status, colour apart', () => {
    const looks = APARTMENT_STATUSES.map((status) => {
      const { pattern, dash } = apartmentShapeStyle(status)
      return `${pattern} ${dash}`
    })
    expect(new Set(looks).size).toBe(APARTMENT_STATUSES.length)
  })

  it('looks unavailable in a status nobody knows', () => {
    expect(apartmentShapeStyle('auctioned')).toEqual(apartmentShapeStyle('unavailable'))
  })

  it.each([false, true])(
    'that is filtered out is dim, unlabelled and out of reach; hovered: %s',
    (hovered) => {
      for (const status of APARTMENT_STATUSES) {
        expect(apartmentShapeStyle(status, { matches: false, hovered })).toEqual({
          fill: '#14110d',
          fillOpacity: 0.34,
          pattern: 'none',
          dash: 'none',
          stroke: '#ffffff',
          strokeOpacity: 0.22,
          strokeWidth: 1,
          pulses: false,
          labelled: false,
          focusable: false,
        })
      }
    },
  )

  it('that is selected stays in sight when the filters leave it out', () => {
    expect(apartmentShapeStyle('sold', { selected: true, matches: false })).toEqual(
      apartmentShapeStyle('sold', { selected: true }),
    )
  })

  it('in keyboard focus looks hovered, with a focus ring 2 px outside the white', () => {
    const hovered = apartmentShapeStyle('reserved', { hovered: true })
    const ring = { stroke: 'var(--focus)', strokeOpacity: 1, strokeWidth: 2.4 + 4 }
    expect(apartmentShapeStyle('reserved', { focused: true })).toEqual({ ...hovered, underStroke: ring })
  })

  it('selected and in keyboard focus keeps its look under the ring', () => {
    const selected = apartmentShapeStyle('reserved', { selected: true })
    const ring = { stroke: 'var(--focus)', strokeOpacity: 1, strokeWidth: 3.2 + 4 }
    expect(apartmentShapeStyle('reserved', { selected: true, focused: true })).toEqual({
      ...selected,
      underStroke: ring,
    })
  })
})

describe('a building', () => {
  const common = { pattern: 'none', dash: 'none', pulses: false, labelled: true, focusable: true }
  const lit = {
    ...common,
    fill: 'var(--accent)',
    fillOpacity: 0.34,
    stroke: '#ffffff',
    strokeOpacity: 1,
    strokeWidth: 2.6,
  }

  it('at rest is hardly there', () => {
    expect(buildingShapeStyle()).toEqual({
      ...common,
      fill: '#ffffff',
      fillOpacity: 0.05,
      stroke: '#ffffff',
      strokeOpacity: 0.72,
      strokeWidth: 1.25,
    })
  })

  it('hovered takes the accent', () => {
    const underStroke = { stroke: '#14110d', strokeOpacity: 0.35, strokeWidth: 6 }
    expect(buildingShapeStyle({ hovered: true })).toEqual({ ...lit, underStroke })
  })

  it('in keyboard focus takes the accent and the ring', () => {
    const ring = { stroke: 'var(--focus)', strokeOpacity: 1, strokeWidth: 2.6 + 4 }
    expect(buildingShapeStyle({ focused: true })).toEqual({ ...lit, underStroke: ring })
  })
})
