import { around, type Box } from '../geometry/box.ts'
import { type Camera, clamp, homeCamera, type Size, withinPicture } from './camera.ts'

/** With so much of the picture in sight at home nothing is missed. */
const NEARLY_WHOLE = 0.8
/** Air between what the screen is about and the edge of the view. */
const MARGIN_PX = 12

/**
 * How far one may step back: in a window of about the picture's own form no farther than home, in another until all that
 * the screen is about is in sight.
 */
export function wholeView(picture: Size, view: Size, subjects: readonly Box[]): Camera {
  const home = homeCamera(picture, view)
  const shown = (view.width * view.height) / (picture.width * picture.height * home.scale ** 2)
  if (shown >= NEARLY_WHOLE || subjects.length === 0) return home
  const { left, top, right, bottom } = around(subjects)
  const fit = Math.min(
    (view.width - 2 * MARGIN_PX) / (right - left),
    (view.height - 2 * MARGIN_PX) / (bottom - top),
  )
  const least = Math.min(view.width / picture.width, view.height / picture.height)
  const scale = clamp(fit, least, home.scale)
  const middle = {
    scale,
    x: (view.width - (left + right) * scale) / 2,
    y: (view.height - (top + bottom) * scale) / 2,
  }
  return withinPicture(middle, picture, view)
}
