import type { Colour } from './pixels.ts'

/** Of which colour each pixel is. */
export interface Labelled {
  readonly width: number
  readonly height: number
  /** The number of a colour, row by row; 0 is the ground. */
  readonly labels: Int32Array
  readonly colours: readonly Colour[]
}

export const GROUND = 0
