import type { Box } from '../geometry/box.ts'
import type { Size } from './camera.ts'

/** Width by height of an upright telephone; which one it is, the server does not know. */
const PHONE_ASPECT = 390 / 844

/**
 * Where across the picture a phone begins, as a share of its width: around the middle, unless none of what can be bought
 * is wholly in sight there; then around the one that is nearest to it. Undefined for the middle.
 */
export function openingAt(picture: Size, free: readonly Box[]): number | undefined {
  const middle = picture.width / 2
  const half = (picture.height * PHONE_ASPECT) / 2
  if (free.some(({ left, right }) => left >= middle - half && right <= middle + half)) return undefined
  const centres = free.map(({ left, right }) => (left + right) / 2)
  const [nearest] = centres.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
  return nearest === undefined ? undefined : nearest / picture.width
}
