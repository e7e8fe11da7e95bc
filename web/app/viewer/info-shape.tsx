import type { Point } from '@belvedere/domain/geometry/outline'
import { infoShapeStyle } from '@belvedere/domain/viewer/shape-style'
import styles from './viewer.module.css'
import type { ViewerShape } from './viewer-types.ts'

interface Info {
  readonly poiId: number
  readonly title: string
  readonly at: Point
  readonly href: string
}

/** Above everything else on the picture, and read after it. */
const LAST = 1_000_000

/** A small round "i" on the picture that leads to a page about the place. */
export function infoShape(
  { poiId, title, at, href }: Info,
  n: number,
): ViewerShape & { readonly href: string } {
  return {
    id: `info-${poiId}`,
    points: [[at]],
    name: title,
    href,
    look: infoShapeStyle,
    hint: <span className={styles.infoHint}>{title}</span>,
    order: LAST + n,
  }
}
