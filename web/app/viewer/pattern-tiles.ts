import type { ShapePattern } from '@belvedere/domain/viewer/shape-style'

/** A square in screen pixels that repeats over a fill, turned by its angle. */
export interface PatternTile {
  readonly size: number
  readonly angle: number
  readonly d: string
  readonly colour: string
  readonly opacity: number
  /** Of its lines; what has none is filled. */
  readonly lineWidth?: number
}

export const PATTERN_TILES: Readonly<Record<Exclude<ShapePattern, 'none'>, PatternTile>> = {
  dots: {
    size: 7,
    angle: 0,
    d: 'M2.35 3.5A1.15 1.15 0 1 1 4.65 3.5A1.15 1.15 0 1 1 2.35 3.5Z',
    colour: '#3a2c00',
    opacity: 0.62,
  },
  hatch: { size: 7, angle: 45, d: 'M0 3.5H7', colour: '#fff', opacity: 0.46, lineWidth: 1.8 },
  'cross-hatch': { size: 10, angle: 45, d: 'M0 5H10M5 0V10', colour: '#fff', opacity: 0.16, lineWidth: 1.1 },
}
