import { colourOfHex } from './colour-distance.ts'
import { type KnownColour, knownColour } from './known-colours.ts'
import type { MaskPlan } from './plan-mask.ts'

/** For the next mask of the building: what this one says, and of other colours what was known before. */
export function rememberColours(known: readonly KnownColour[], plan: MaskPlan): KnownColour[] {
  const said = [
    ...plan.floors.flatMap(({ colours }) =>
      colours.flatMap(({ hex, home }) => (home ? [{ hex, poiId: home.poiId }] : [])),
    ),
    ...plan.leftOut.map(({ hex, name }) => ({ hex, poiId: null, ...(name && { name }) })),
  ]
  return [...said, ...known.filter(({ hex }) => !knownColour(said, colourOfHex(hex)))]
}
