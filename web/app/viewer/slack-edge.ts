import type { Camera } from './camera.ts'
import type { Size } from './viewer-types.ts'

/** The end of what lies outside the view: the right edge, or the top when more is hidden above and below. */
export function slackEdge({ scale, x, y }: Camera, picture: Size, view: Size): Camera {
  const across = picture.width * scale - view.width
  const down = picture.height * scale - view.height
  return across >= down ? { scale, x: -Math.max(0, across), y } : { scale, x, y: 0 }
}
