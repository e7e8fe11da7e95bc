import { around, type Box } from '@belvedere/domain/geometry/box'
import { shapeGeometry } from '../../viewer/shape-geometry.ts'
import type { FacadeCell } from './load-facade.ts'

/** What all outlines together take up, and around it a part of its width. */
export function cellsBox(cells: readonly FacadeCell[], margin = 0): Box {
  const box = around(cells.map(({ outlines }) => shapeGeometry(outlines).box))
  const more = (box.right - box.left) * margin
  return { left: box.left - more, top: box.top - more, right: box.right + more, bottom: box.bottom + more }
}

export const viewBoxOf = ({ left, top, right, bottom }: Box): string =>
  `${left} ${top} ${right - left} ${bottom - top}`
