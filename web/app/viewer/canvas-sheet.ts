import { type Box, grown } from '@belvedere/domain/geometry/box'
import type { Outline } from '@belvedere/domain/geometry/outline'
import type { SpatialIndex } from '@belvedere/domain/geometry/spatial-index'
import type { Camera, Size } from '@belvedere/domain/viewer/camera'
import { canvasBrush } from './canvas-brush.ts'
import { hasRoomForLabel } from './label-layout.ts'
import { labelSprites } from './label-sprites.ts'
import { shapeGeometry } from './shape-geometry.ts'
import type { ViewerShape } from './viewer-types.ts'

/** So much of the view is drawn beyond each of its sides, to be there when the picture moves. */
export const BEYOND = 0.25
const AT_REST = { hovered: false, focused: false, selected: false }
/** What an outline reaches beyond its box, in screen pixels. */
const OUTLINE_PX = 4
const MOST_DENSE = 2

interface Drawing {
  readonly index: SpatialIndex<ViewerShape>
  readonly camera: Camera
  /** Drawn elsewhere. */
  readonly leftOut: ReadonlySet<string>
}

const paths = new WeakMap<readonly Outline[], Path2D>()

/** A canvas somewhat larger than the view, on which crowds of shapes are painted at rest. */
export function canvasSheet(canvas: HTMLCanvasElement, view: Size) {
  const density = Math.min(MOST_DENSE, devicePixelRatio)
  const context = canvas.getContext('2d')
  const sprites = labelSprites(density)
  const [overX, overY] = [view.width * BEYOND, view.height * BEYOND]
  canvas.width = Math.round((view.width + 2 * overX) * density)
  canvas.height = Math.round((view.height + 2 * overY) * density)

  /** Between whole pixels, so that a part lies beside the next without a seam. */
  function draw(of: Drawing, left: number, top: number, right: number, bottom: number): void {
    if (!context) return
    const { scale, x, y } = of.camera
    const toPicture = (px: number, over: number, at: number) => (px / density - over - at) / scale
    const box = {
      left: toPicture(left, overX, x),
      top: toPicture(top, overY, y),
      right: toPicture(right, overX, x),
      bottom: toPicture(bottom, overY, y),
    }
    context.save()
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.beginPath()
    context.rect(left, top, right - left, bottom - top)
    context.clip()
    context.clearRect(left, top, right - left, bottom - top)
    context.setTransform(scale * density, 0, 0, scale * density, (x + overX) * density, (y + overY) * density)
    const shown = of.index.within(grown(box, OUTLINE_PX / scale)).filter(({ id }) => !of.leftOut.has(id))
    const brush = canvasBrush({ context, camera: of.camera, density, sprites })
    for (const { style, path } of byLook(shown)) brush.paint(path, style)
    context.setTransform(1, 0, 0, 1, 0, 0)
    for (const { points, look, label } of shown) {
      const geometry = shapeGeometry(points)
      if (!label || !hasRoomForLabel(geometry.labelBox, scale) || !look(AT_REST).labelled) continue
      const [atX, atY] = geometry.labelAt
      brush.write(label, (atX * scale + x + overX) * density, (atY * scale + y + overY) * density)
    }
    context.restore()
  }

  return {
    all: (of: Drawing) => draw(of, 0, 0, canvas.width, canvas.height),
    /** Where one shape lies. */
    part(of: Drawing, shape: Box): void {
      const { scale, x, y } = of.camera
      const { left, top, right, bottom } = grown(shape, OUTLINE_PX / scale)
      const toSheet = (at: number, over: number, by: number) => (at * scale + by + over) * density
      draw(
        of,
        Math.floor(toSheet(left, overX, x)),
        Math.floor(toSheet(top, overY, y)),
        Math.ceil(toSheet(right, overX, x)),
        Math.ceil(toSheet(bottom, overY, y)),
      )
    },
    /** One of so many bands from its left to its right. */
    band(of: Drawing, n: number, count: number): void {
      const edge = (band: number) => Math.round((band / count) * canvas.height)
      draw(of, 0, edge(n), canvas.width, edge(n + 1))
    },
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
