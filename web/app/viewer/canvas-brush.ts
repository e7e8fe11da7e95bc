import type { ShapePattern, ShapeStyle } from '@belvedere/domain/shape-style'
import { GLYPH_STROKE, GLYPHS } from '../ui/status-glyph.tsx'
import type { Camera } from './camera.ts'
import { labelLayout } from './label-layout.ts'
import { PATTERN_TILES } from './pattern-tiles.ts'
import type { PicturePoint, ShapeLabelText } from './viewer-types.ts'

/** Not `--ink`, which turns light on dark paper: the picture beneath stays the same. */
const INK = '#14110d'
const TOKEN = /^var\((--[\w-]+)\)$/

/** Paints on a canvas as the SVG would, in picture pixels, with lines and letters in screen pixels. */
export function canvasBrush(context: CanvasRenderingContext2D, { scale }: Camera, density: number) {
  const tokens = getComputedStyle(context.canvas)
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
    write(label: ShapeLabelText, [x, y]: PicturePoint): void {
      const { glyph, glyphX, textX } = labelLayout(label, false)
      context.save()
      context.translate(x, y)
      context.scale(1 / scale, 1 / scale)
      context.setLineDash([])
      context.lineJoin = 'round'
      context.font = `680 13px ${tokens.getPropertyValue('--font-ui')}`
      context.textAlign = 'center'
      context.textBaseline = 'middle'
      context.globalAlpha = 0.5
      context.strokeStyle = INK
      context.lineWidth = 2.6
      context.strokeText(label.text, textX, 0)
      context.globalAlpha = 1
      context.fillStyle = '#fff'
      context.fillText(label.text, textX, 0)
      context.translate(glyphX, 0)
      for (const { d, fill, stroke, dash } of glyph ? GLYPHS[glyph] : []) {
        const path = new Path2D(d)
        context.setLineDash(dashOf(dash))
        context.lineWidth = GLYPH_STROKE
        context.strokeStyle = stroke === 'ground' ? INK : '#fff'
        if (fill) context.fill(path)
        if (stroke) context.stroke(path)
      }
      context.restore()
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

function dashOf(dash: string | undefined): number[] {
  return dash && dash !== 'none' ? dash.split(' ').map(Number) : []
}
