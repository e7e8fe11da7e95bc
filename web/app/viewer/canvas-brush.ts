import type { Camera } from '@belvedere/domain/viewer/camera'
import type { ShapePattern, ShapeStyle } from '@belvedere/domain/viewer/shape-style'
import { dashOf } from './canvas-dash.ts'
import type { labelSprites } from './label-sprites.ts'
import { PATTERN_TILES } from './pattern-tiles.ts'
import type { ShapeLabelText } from './viewer-types.ts'

const TOKEN = /^var\((--[\w-]+)\)$/

interface Brush {
  readonly context: CanvasRenderingContext2D
  readonly camera: Camera
  readonly density: number
  readonly sprites: ReturnType<typeof labelSprites>
}

/** Paints on a canvas as the SVG would, in picture pixels, with lines and letters in screen pixels. */
export function canvasBrush({ context, camera: { scale }, density, sprites }: Brush) {
  const tokens = getComputedStyle(context.canvas)
  const spriteOf = sprites(`680 13px ${tokens.getPropertyValue('--font-ui')}`)
  const colour = (value: string) => {
    const [, name] = TOKEN.exec(value) ?? []
    return name ? tokens.getPropertyValue(name) : value
  }
  const patterns = new Map<ShapePattern, CanvasPattern | null>()
  const pattern = (name: Exclude<ShapePattern, 'none'>) => {
    const before = patterns.get(name)
    if (before !== undefined) return before
    const made = tileOf(context, name, density)
    made?.setTransform(new DOMMatrix().scale(1 / (scale * density)).rotate(PATTERN_TILES[name].angle))
    patterns.set(name, made)
    return made
  }
  return {
    paint(path: Path2D, style: ShapeStyle): void {
      context.globalAlpha = style.fillOpacity
      context.fillStyle = colour(style.fill)
      context.fill(path)
      context.globalAlpha = 1
      const over = style.pattern !== 'none' && pattern(style.pattern)
      if (over) {
        context.fillStyle = over
        context.fill(path)
      }
      context.globalAlpha = style.strokeOpacity
      context.strokeStyle = colour(style.stroke)
      context.lineWidth = style.strokeWidth / scale
      context.lineJoin = 'round'
      context.setLineDash(dashOf(style.dash).map((length) => length / scale))
      context.stroke(path)
      context.globalAlpha = 1
    },
    /** Around a point of the canvas, on its whole pixels. */
    write(label: ShapeLabelText, x: number, y: number): void {
      const sprite = spriteOf(label)
      context.drawImage(sprite, Math.round(x - sprite.width / 2), Math.round(y - sprite.height / 2))
    },
  }
}

function tileOf(context: CanvasRenderingContext2D, name: Exclude<ShapePattern, 'none'>, density: number) {
  const { size, d, colour, opacity, lineWidth } = PATTERN_TILES[name]
  const tile = new OffscreenCanvas(size * density, size * density)
  const on = tile.getContext('2d')
  if (!on) return null
  on.scale(density, density)
  on.globalAlpha = opacity
  on.fillStyle = colour
  on.strokeStyle = colour
  on.lineWidth = lineWidth ?? 0
  if (lineWidth === undefined) on.fill(new Path2D(d))
  else on.stroke(new Path2D(d))
  return context.createPattern(tile, 'repeat')
}
