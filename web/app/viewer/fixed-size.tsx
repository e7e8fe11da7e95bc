import type { Point } from '@belvedere/domain/geometry/outline'
import type { ReactNode } from 'react'

/** Stands on a point of the picture, in screen pixels at every zoom. */
export function FixedSize({ at: [x, y], children }: { at: Point; children: ReactNode }) {
  return <g style={{ transform: `translate(${x}px, ${y}px) scale(calc(1 / var(--scale)))` }}>{children}</g>
}
