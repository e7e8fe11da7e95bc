/** A picture as the browser's canvas and every decoder give it: four bytes a pixel, row by row. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]
