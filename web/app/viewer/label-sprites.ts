import { GLYPH_STROKE, GLYPHS } from '../ui/status-glyph.tsx'
import { dashOf } from './canvas-dash.ts'
import { labelLayout } from './label-layout.ts'
import type { ShapeLabelText } from './viewer-types.ts'

/** Not `--ink`, which turns light on dark paper: the picture beneath stays the same. */
const INK = '#14110d'
/** Around its letters, in screen pixels: half of their rim, and what reaches below the line. */
const MARGIN = 4
const HEIGHT = 26
/** More than a screen has room for. */
const MOST_KEPT = 2000

/** A label has the same size at every zoom: it is written once, and laid down as a picture from then on. */
export function labelSprites(density: number) {
  let writtenIn = ''
  const kept = new Map<string, OffscreenCanvas>()
  return function writer(font: string) {
    // Until a font is there another one stands in for it.
    const face = `${font} ${document.fonts.check(font)}`
    if (face !== writtenIn || kept.size > MOST_KEPT) kept.clear()
    writtenIn = face
    return (label: ShapeLabelText): OffscreenCanvas => {
      const key = `${label.text} ${label.glyph}`
      const sprite = kept.get(key) ?? write(label, font, density)
      kept.set(key, sprite)
      return sprite
    }
  }
}

function write(label: ShapeLabelText, font: string, density: number): OffscreenCanvas {
  const { glyph, width, glyphX, textX } = labelLayout(label, false)
  const sprite = new OffscreenCanvas(Math.ceil((width + 2 * MARGIN) * density), HEIGHT * density)
  const context = sprite.getContext('2d')
  if (!context) return sprite
  context.scale(density, density)
  context.translate(sprite.width / density / 2, HEIGHT / 2)
  context.lineJoin = 'round'
  context.font = font
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
  context.lineWidth = GLYPH_STROKE
  for (const { d, fill, stroke, dash } of glyph ? GLYPHS[glyph] : []) {
    const path = new Path2D(d)
    context.setLineDash(dashOf(dash))
    context.strokeStyle = stroke === 'ground' ? INK : '#fff'
    if (fill) context.fill(path)
    if (stroke) context.stroke(path)
  }
  return sprite
}
