import type { Colour } from './pixels.ts'

/** As an author reads it: `#8C58DA`. */
export function hexOf(colour: Colour): string {
  return `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

export function colourOfHex(hex: string): Colour {
  const at = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16)
  return [at(1), at(3), at(5)]
}

/** How different two colours look (CIE76): below 10 one has to look twice. */
export function colourDistance(a: Colour, b: Colour): number {
  const [first, second] = [labOf(a), labOf(b)]
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2])
}

/** CIE L*a*b*, for daylight. */
function labOf(colour: Colour): readonly [number, number, number] {
  const [red, green, blue] = [linear(colour[0]), linear(colour[1]), linear(colour[2])]
  const x = curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
  const y = curve(0.2126 * red + 0.7152 * green + 0.0722 * blue)
  const z = curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function linear(value: number): number {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function curve(share: number): number {
  return share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116
}
