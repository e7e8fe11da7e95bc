import type { Camera } from './camera.ts'
import { canvasBrush } from './canvas-brush.ts'
import { hasRoomForLabel } from './label-layout.ts'
import { type Box, shapeGeometry } from './shape-geometry.ts'
import type { ShapeIndex } from './shape-index.ts'
import type { Outline, Size, ViewerShape } from './viewer-types.ts'

/** So much of the view is drawn beyond each of its sides, to be there when the picture moves. */
export const BEYOND = 0.25
const AT_REST = { hovered: false, focused: false, selected: false }
/** What an outline reaches beyond its box, in screen pixels. */
const OUTLINE_PX = 4
const MOST_DENSE = 2

const paths = new WeakMap<readonly Outline[], Path2D>()

/** A canvas somewhat larger than the view, on which crowds of shapes are painted at rest. */
export function canvasSheet(canvas: HTMLCanvasElement, view: Size) {
  const density = Math.min(MOST_DENSE, devicePixelRatio)
  const context = canvas.getContext('2d')
  const [overX, overY] = [view.width * BEYOND, view.height * BEYOND]
  canvas.width = Math.round((view.width + 2 * overX) * density)
  canvas.height = Math.round((view.height + 2 * overY) * density)

  /** All that is on the sheet, or only a part of the picture that has changed. */
  return function draw(index: ShapeIndex, camera: Camera, leftOut: ReadonlySet<string>, part?: Box): void {
    if (!context) return
    const { scale, x, y } = camera
    context.setTransform(scale * density, 0, 0, scale * density, (x + overX) * density, (y + overY) * density)
    const sheet = {
      left: (-x - overX) / scale,
      top: (-y - overY) / scale,
      right: (view.width + overX - x) / scale,
      bottom: (view.height + overY - y) / scale,
    }
    const box = part ? grown(part, OUTLINE_PX / scale) : sheet
    context.save()
    context.beginPath()
    context.rect(box.left, box.top, box.right - box.left, box.bottom - box.top)
    context.clip()
    context.clearRect(box.left, box.top, box.right - box.left, box.bottom - box.top)
    const shown = index.within(box).filter(({ id }) => !leftOut.has(id))
    const brush = canvasBrush(context, camera, density)
    for (const { style, path } of byLook(shown)) brush.paint(path, style)
    for (const { points, look, label } of shown) {
      const { labelBox, labelAt } = shapeGeometry(points)
      if (label && hasRoomForLabel(labelBox, scale) && look(AT_REST).labelled) brush.write(label, labelAt)
    }
    context.restore()
  }
}

/** Those that look alike are painted in one go. */
function byLook(shapes: readonly ViewerShape[]) {
  const looks = new Map<string, { style: ReturnType<ViewerShape['look']>; path: Path2D }>()
  for (const { points, look } of shapes) {
    if (shapeGeometry(points).isMarker) continue
    const style = look(AT_REST)
    const key = `${style.fill} ${style.fillOpacity} ${style.pattern} ${style.strokeOpacity} ${style.dash}`
    const alike = looks.get(key) ?? { style, path: new Path2D() }
    alike.path.addPath(pathOf(points))
    looks.set(key, alike)
  }
  return looks.values()
}

function pathOf(points: readonly Outline[]): Path2D {
  const before = paths.get(points)
  if (before) return before
  const path = new Path2D(shapeGeometry(points).path)
  paths.set(points, path)
  return path
}

function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}
