/** In pixels of the picture it lies on. */
export type Point = readonly [x: number, y: number]

/** The corners of a polygon, in the order they were drawn; the last leads back to the first. */
export type Outline = readonly Point[]
