/** As far apart as a studio's random colours of a building are, so that each region can be told by its own. */
const APART = 34

/** So many colours, the same in every run. */
export function maskPalette(count: number): (readonly [number, number, number])[] {
  const colours: (readonly [number, number, number])[] = []
  let seed = 7
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return 32 + Math.floor((seed / 2_147_483_648) * 224)
  }
  while (colours.length < count) {
    const one = [next(), next(), next()] as const
    const bright = Math.max(...one) >= 96
    const apart = colours.every(
      (other) => Math.hypot(...one.map((value, i) => value - (other[i] ?? 0))) >= APART,
    )
    if (bright && apart) colours.push(one)
  }
  return colours
}
