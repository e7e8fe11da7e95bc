import type { CompassDirection, CompassPoint } from '@belvedere/domain/apartments/orientation'
import { m } from '../paraglide/messages.js'

export function compassWord(point: CompassPoint): string {
  const words = {
    N: m.compass_n,
    NE: m.compass_ne,
    E: m.compass_e,
    SE: m.compass_se,
    S: m.compass_s,
    SW: m.compass_sw,
    W: m.compass_w,
    NW: m.compass_nw,
  }
  return words[point]()
}

/** When the sun shines in, as the faces say. */
export function sunWords(faces: readonly CompassDirection[]): string {
  const [east, south, west] = (['E', 'S', 'W'] as const).map((face) => faces.includes(face))
  if (east && south) return m.sun_morning_midday()
  if (south && west) return m.sun_midday_evening()
  if (east) return m.sun_morning()
  if (south) return m.sun_midday()
  if (west) return m.sun_evening()
  return m.sun_even()
}
