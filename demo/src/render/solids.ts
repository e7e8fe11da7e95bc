/** Metres, x to the right, y away from the one who looks, z up. */
export type Vector = readonly [x: number, y: number, z: number]

export type Material = {
  readonly colour: Vector
  /** What it shines by itself. */
  readonly glow?: Vector
  /** A still surface that shows what is above it. */
  readonly mirror?: boolean
  /** How much its colour varies from place to place. */
  readonly grain?: number
}

export type Solid =
  | { readonly kind: 'box'; readonly from: Vector; readonly to: Vector; readonly material: Material }
  | { readonly kind: 'ball'; readonly centre: Vector; readonly radius: number; readonly material: Material }

export const box = (from: Vector, to: Vector, material: Material): Solid => ({
  kind: 'box',
  from,
  to,
  material,
})

export const ball = (centre: Vector, radius: number, material: Material): Solid => ({
  kind: 'ball',
  centre,
  radius,
  material,
})
