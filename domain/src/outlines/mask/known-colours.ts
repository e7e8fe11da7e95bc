import { colourDistance, colourOfHex } from './colour-distance.ts'
import type { Colour } from './pixels.ts'

/** What a colour meant on a mask of this building: an apartment, or null for what was left out. */
export interface KnownColour {
  readonly hex: string
  readonly poiId: number | null
  /** What it is that was left out: a lift shaft. */
  readonly name?: string | undefined
}

/** What a JPEG makes of a flat colour still is that colour. */
const SAME = 2.5
/** With fewer of its colours known, a mask was painted in others, and what is known of it is chance. */
const FITS = 0.5

export function knownColour(known: readonly KnownColour[], colour: Colour): KnownColour | undefined {
  let [nearest, distance]: [KnownColour | undefined, number] = [undefined, SAME]
  for (const one of known) {
    const far = colourDistance(colourOfHex(one.hex), colour)
    if (far < distance) [nearest, distance] = [one, far]
  }
  return nearest
}

/** Whether a mask is painted in the colours that are remembered. */
export function memoryFits(known: readonly KnownColour[], colours: readonly Colour[]): boolean {
  const familiar = colours.filter((colour) => knownColour(known, colour)).length
  return colours.length > 0 && familiar / colours.length >= FITS
}
