/** Points as they are written down in the drawings here: `20.45 44.82, 20.46 44.83`. */
export function drawn<Point extends readonly number[]>(text: string): Point[] {
  return text.split(',').map((point) => point.trim().split(/\s+/).map(Number) as readonly number[] as Point)
}

/** Streets between four corners, side by side, in both directions: how a quarter is laid out, not each of its houses. */
export function gridOf([a, b, c, d]: readonly (readonly number[])[], along: number, across: number) {
  if (!a || !b || !c || !d) return []
  const mix = (from: readonly number[], to: readonly number[], t: number) =>
    from.map((value, axis) => value + ((to[axis] ?? value) - value) * t)
  const lines = (count: number, from: (t: number) => number[], to: (t: number) => number[]) =>
    Array.from({ length: count + 1 }, (_, i) => [from(i / count), to(i / count)])
  return [
    ...lines(
      along,
      (t) => mix(a, b, t),
      (t) => mix(d, c, t),
    ),
    ...lines(
      across,
      (t) => mix(a, d, t),
      (t) => mix(b, c, t),
    ),
  ]
}
