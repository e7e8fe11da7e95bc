import type { Box } from '@belvedere/domain/geometry/box'
import type { Point } from '@belvedere/domain/geometry/outline'
import type { Camera } from '@belvedere/domain/viewer/camera'
import { GLYPH_SIZE } from '../ui/status-glyph.tsx'
import type { ShapeLabelText } from './viewer-types.ts'

/** On screen; a smaller polygon has no room for a label. */
const LEAST_WIDTH = 44
const LEAST_HEIGHT = 18
const GAP = 5
/** Tabular figures at 13 px. A label is a unit number, so counting characters is near enough. */
const CHARACTER_WIDTH = 7.8

export function hasRoomForLabel({ left, top, right, bottom }: Box, scale: number): boolean {
  return (right - left) * scale >= LEAST_WIDTH && (bottom - top) * scale >= LEAST_HEIGHT
}

/** Whether it would lie on the words of a bar that reaches so far down. */
export function isAmongWords({ scale, y }: Camera, [, at]: Point, words: number): boolean {
  const middle = at * scale + y
  return middle > -LEAST_HEIGHT / 2 && middle < words
}

/** Glyph and number side by side around (0, 0); an available one's disc shows only while it is selected. */
export function labelLayout({ text, glyph }: ShapeLabelText, selected: boolean) {
  const shown = selected || glyph !== 'available' ? glyph : undefined
  const textWidth = text.length * CHARACTER_WIDTH
  const width = textWidth + (shown ? GLYPH_SIZE + GAP : 0)
  return { glyph: shown, width, glyphX: (GLYPH_SIZE - width) / 2, textX: (width - textWidth) / 2 }
}
