import type { Point } from '@belvedere/domain/geometry/outline'
import type { Camera } from '@belvedere/domain/viewer/camera'

/** Of what is in sight of the picture: there the keys begin. */
export function middleInSight(camera: Camera | undefined | null, stage: HTMLElement | null): Point {
  const box = stage?.getBoundingClientRect()
  if (!camera || !box) return [0, 0]
  return [
    Math.round((box.width / 2 - camera.x) / camera.scale),
    Math.round((box.height / 2 - camera.y) / camera.scale),
  ]
}
