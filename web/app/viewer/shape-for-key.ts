import { type Direction, neighbour, type PlacedShape } from '@belvedere/domain/geometry/neighbour'

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/**
 * Where a key leads from a shape, or undefined when the key means something else. Page keys follow the reading order,
 * so that no shape depends on its place in the picture to be reached.
 */
export function shapeForKey(
  key: string,
  inReadingOrder: readonly PlacedShape[],
  fromId: string,
): string | undefined {
  const direction = ARROWS[key]
  if (direction) return neighbour(inReadingOrder, fromId, direction) ?? fromId
  const last = inReadingOrder.length - 1
  const at = inReadingOrder.findIndex(({ id }) => id === fromId)
  const index = { Home: 0, End: last, PageUp: Math.max(0, at - 1), PageDown: Math.min(last, at + 1) }[key]
  return index === undefined ? undefined : inReadingOrder[index]?.id
}
