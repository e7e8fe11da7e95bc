import type { ReactNode } from 'react'
import type { PicturePoint } from './viewer-types.ts'

/** Stands on a point of the picture, in screen pixels at every zoom. */
export function FixedSize({ at: [x, y], children }: { at: PicturePoint; children: ReactNode }) {
  return <g style={{ transform: `translate(${x}px, ${y}px) scale(calc(1 / var(--scale)))` }}>{children}</g>
}
