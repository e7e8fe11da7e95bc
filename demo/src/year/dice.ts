/** A throw: from 0 up to 1, the same each time for the same name. */
export type Dice = {
  (): number
  /** A whole number from the lowest to the highest. */
  between(lowest: number, highest: number): number
  pick<One>(of: readonly One[]): One
  chance(share: number): boolean
  uuid(): string
}

/** Whatever is thrown for one apartment or person is thrown for it alone: a change of another moves nothing here. */
export function diceOf(...names: readonly (string | number)[]): Dice {
  let state = 2_166_136_261
  for (const letter of names.join(' ')) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  // mulberry32
  const dice = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (lowest: number, highest: number) => lowest + Math.floor(dice() * (highest - lowest + 1))
  return Object.assign(dice, {
    between,
    pick: <One>(of: readonly One[]): One => of[between(0, of.length - 1)] as One,
    chance: (share: number) => dice() < share,
    uuid: () => {
      const hex = Array.from({ length: 32 }, () => between(0, 15).toString(16)).join('')
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
    },
  })
}
