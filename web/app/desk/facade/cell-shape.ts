import type { Box } from '@belvedere/domain/geometry/box'
import type { Outline } from '@belvedere/domain/geometry/outline'
import type { FacadeCell } from './load-facade.ts'

/*
 * What the desk shares with the buyers' viewer becomes a file of its own that every buyer loads apart: a kilobyte on the
 * first screen. These few lines cost them nothing.
 */

function boxAround(points: Outline): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** What all outlines together take up, and around it a part of its width. */
export function cellsBox(cells: readonly FacadeCell[], margin = 0): Box {
  const { left, top, right, bottom } = boxAround(cells.flatMap(({ outlines }) => outlines.flat()))
  const more = (right - left) * margin
  return { left: left - more, top: top - more, right: right + more, bottom: bottom + more }
}

export const viewBoxOf = ({ left, top, right, bottom }: Box): string =>
  `${left} ${top} ${right - left} ${bottom - top}`

export const pathOf = ({ outlines }: FacadeCell): string =>
  outlines.map((outline) => `M${outline.map((point) => point.join(' ')).join('L')}Z`).join('')

/** Where a number may stand: what the largest part of a cell takes up. */
export function labelBox({ outlines }: FacadeCell): Box {
  const size = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top)
  const boxes = outlines.map(boxAround)
  return boxes.toSorted((one, other) => size(other) - size(one))[0] ?? boxAround([])
}
