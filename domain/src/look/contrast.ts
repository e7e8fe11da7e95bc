/** `#16474F`, as a colour is written in a look. */
export type Hex = `#${string}`

const HEX = /^#[\da-f]{6}$/i

export const isHex = (text: string): text is Hex => HEX.test(text)

export function channelsOf(hex: Hex): readonly [red: number, green: number, blue: number] {
  const at = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16)
  return [at(1), at(3), at(5)]
}

export type Channels = ReturnType<typeof channelsOf>

export const hexOf = (channels: Channels): Hex =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

/** So much of the second in the first, from 0 to 1. */
export function mixed(one: Hex, other: Hex, share: number): Hex {
  const [from, to] = [channelsOf(one), channelsOf(other)]
  const mix = (at: 0 | 1 | 2) => from[at] * (1 - share) + to[at] * share
  return hexOf([mix(0), mix(1), mix(2)])
}

/** As WCAG 2 reckons it: from 1 to 21, and 4.5 is needed to read by. */
export function contrast(one: Hex, other: Hex): number {
  const [first, second] = [lightOf(one), lightOf(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

function lightOf(hex: Hex): number {
  const [red, green, blue] = channelsOf(hex)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(value: number): number {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
