import { type ApartmentStatus, toApartmentStatus } from '../apartments/apartment-status.ts'

/** Drawn in screen pixels over the fill, so that a status is never colour alone. */
export type ShapePattern = 'none' | 'dots' | 'hatch' | 'cross-hatch'

export interface ShapeStroke {
  readonly stroke: string
  readonly strokeOpacity: number
  /** In screen pixels. */
  readonly strokeWidth: number
}

export interface ShapeStyle extends ShapeStroke {
  readonly fill: string
  readonly fillOpacity: number
  readonly pattern: ShapePattern
  /** An SVG dash array. */
  readonly dash: string
  /** Drawn beneath the stroke and wider than it. */
  readonly underStroke?: ShapeStroke
  /** The layer of the fill pulses; the stroke stays outside the pulse. */
  readonly pulses: boolean
  readonly labelled: boolean
  readonly focusable: boolean
}

export interface ShapeState {
  readonly hovered?: boolean
  /** Reached by keyboard: as hovered, plus the focus ring. */
  readonly focused?: boolean
}

export interface ApartmentShapeState extends ShapeState {
  readonly selected?: boolean
  /** Whether the filters let it through. */
  readonly matches?: boolean
}

const WHITE = '#ffffff'
/** Not `--ink`, which turns light on dark paper: the picture beneath stays the same. */
const INK = '#14110d'
/** `--glass` without its alpha. */
const GLASS = '#191612'
const SOLID = 'none'
const FOCUS_RING_PX = 2

interface StatusLook {
  readonly restOpacity: number
  readonly pattern: ShapePattern
  readonly dash: string
  readonly strokeOpacity?: number
}

/** What can be bought leads the eye; what is sold recedes, and is still told apart from all others (decision 243). */
const STATUS_LOOKS: Record<ApartmentStatus, StatusLook> = {
  available: { restOpacity: 0.38, pattern: 'none', dash: SOLID },
  'pending-reservation': { restOpacity: 0.42, pattern: 'dots', dash: '1.5 4' },
  reserved: { restOpacity: 0.42, pattern: 'hatch', dash: '7 4' },
  sold: { restOpacity: 0.3, pattern: 'cross-hatch', dash: SOLID, strokeOpacity: 0.45 },
  unavailable: { restOpacity: 0.46, pattern: 'none', dash: '2.5 3.5' },
}

const HOVER_FILL_OPACITY = 0.5
const SELECTED_FILL_OPACITY = 1

const PLAIN = { pattern: 'none', dash: SOLID, pulses: false, labelled: true, focusable: true } as const

const FILTERED_OUT: ShapeStyle = {
  ...PLAIN,
  fill: INK,
  fillOpacity: 0.34,
  ...white(0.22, 1),
  labelled: false,
  focusable: false,
}

/** A selected apartment stays in sight even when the filters leave it out: its card is open. */
export function apartmentShapeStyle(
  status: string,
  { hovered = false, focused = false, selected = false, matches = true }: ApartmentShapeState = {},
): ShapeStyle {
  if (!matches && !selected) return FILTERED_OUT

  const known = toApartmentStatus(status) ?? 'unavailable'
  const { restOpacity, pattern, dash, strokeOpacity = 0.82 } = STATUS_LOOKS[known]
  const base = { ...PLAIN, fill: `var(--st-${known})`, pattern, dash }

  if (selected) {
    const style = { ...base, fillOpacity: SELECTED_FILL_OPACITY, ...white(1, 3.2), dash: SOLID, pulses: true }
    return focused ? withFocusRing(style) : { ...style, underStroke: ink(0.5) }
  }
  if (focused) return withFocusRing({ ...base, fillOpacity: HOVER_FILL_OPACITY, ...white(1, 2.4) })
  if (hovered) return { ...base, fillOpacity: HOVER_FILL_OPACITY, ...white(1, 2.4) }
  return { ...base, fillOpacity: restOpacity, ...white(strokeOpacity, 1.25) }
}

/** Buildings, and the nested masterplans that stand among them. */
export function buildingShapeStyle({ hovered = false, focused = false }: ShapeState = {}): ShapeStyle {
  const lit = { ...PLAIN, fill: 'var(--accent)', fillOpacity: 0.34, ...white(1, 2.6) }
  if (focused) return withFocusRing(lit)
  if (hovered) return { ...lit, underStroke: ink(0.35) }
  return { ...PLAIN, fill: WHITE, fillOpacity: 0.05, ...white(0.72, 1.25) }
}

/** The ground of a nested masterplan: unseen until it is pointed at, so that the buildings on it stand out. */
export function communityShapeStyle({ hovered = false, focused = false }: ShapeState = {}): ShapeStyle {
  const lit = { ...PLAIN, fill: WHITE, fillOpacity: 0.16, ...white(0.9, 1.6) }
  if (focused) return withFocusRing(lit)
  if (hovered) return lit
  return { ...lit, fillOpacity: 0, strokeOpacity: 0 }
}

/** A round mark of dark glass; the one that is pointed at stands out. */
export function infoShapeStyle({ hovered = false, focused = false }: ShapeState = {}): ShapeStyle {
  const rest = { ...PLAIN, fill: GLASS, fillOpacity: 0.72, ...white(0.5, 1) }
  const lit = { ...rest, fillOpacity: 0.92, ...white(1, 2) }
  if (focused) return withFocusRing(lit)
  return hovered ? lit : rest
}

function white(strokeOpacity: number, strokeWidth: number): ShapeStroke {
  return { stroke: WHITE, strokeOpacity, strokeWidth }
}

function ink(strokeOpacity: number): ShapeStroke {
  return { stroke: INK, strokeOpacity, strokeWidth: 6 }
}

function withFocusRing(style: ShapeStyle): ShapeStyle {
  const strokeWidth = style.strokeWidth + 2 * FOCUS_RING_PX
  return { ...style, underStroke: { stroke: 'var(--focus)', strokeOpacity: 1, strokeWidth } }
}
