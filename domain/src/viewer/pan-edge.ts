import type { Box } from '../geometry/box.ts'
import { type Camera, homeCamera, type Size, toScreen } from './camera.ts'

/** Air between what the screen is about and the edge of the view. */
const MARGIN_PX = 16

/**
 * Where the stepped pan goes: towards the right edge of the picture, or the top when more is hidden above and below, as
 * far as what the screen is about stays in sight. What is larger than the view goes on filling it.
 */
export function panEdge(picture: Size, view: Size, subjects: readonly Box[]): Camera {
  const home = homeCamera(picture, view)
  const subject = inTheMiddle(
    subjects.map((box) => toScreen(home, box)),
    view,
  )
  const across = picture.width * home.scale - view.width
  const down = picture.height * home.scale - view.height
  if (across >= down) {
    const room = subject
      ? Math.max(subject.left - MARGIN_PX, subject.right + MARGIN_PX - view.width, 0)
      : across
    return { ...home, x: Math.max(-across, home.x - room) }
  }
  const room = subject ? Math.max(view.height - MARGIN_PX - subject.bottom, MARGIN_PX - subject.top, 0) : down
  return { ...home, y: Math.min(0, home.y + room) }
}

/** Of several buildings a screen is about the one that it opens with. */
function inTheMiddle(boxes: readonly Box[], { width, height }: Size): Box | undefined {
  const fromMiddle = ({ left, top, right, bottom }: Box) =>
    Math.hypot((left + right - width) / 2, (top + bottom - height) / 2)
  return boxes.toSorted((a, b) => fromMiddle(a) - fromMiddle(b))[0]
}
