/** Chance that can be repeated: the same seed draws the same numbers (mulberry32). */
export function dice(seed: number) {
  let state = seed >>> 0
  const draw = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    chance: (share: number) => draw() < share,
    between: (least: number, most: number) => least + draw() * (most - least),
    oneOf: <Thing>(things: readonly Thing[]) => things[Math.floor(draw() * things.length)] as Thing,
  }
}

export type Dice = ReturnType<typeof dice>
