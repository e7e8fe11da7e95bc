import { memo } from 'react'
import { GLYPH_SIZE, StatusGlyph } from '../ui/status-glyph.tsx'
import { type CameraStore, useCamera } from './camera-store.ts'
import { FixedSize } from './fixed-size.tsx'
import { shapeGeometry } from './shape-geometry.ts'
import styles from './viewer.module.css'
import type { ViewerShape } from './viewer-types.ts'

/** On screen; a smaller polygon has no room for a label. */
const LEAST_WIDTH = 44
const LEAST_HEIGHT = 18
const PILL = { width: 62, height: 26, padding: 10 }
const GAP = 5
/** Tabular figures at 13 px. A label is a unit number, so counting characters is near enough. */
const CHARACTER_WIDTH = 7.8

interface ShapeLabelProps {
  readonly shape: ViewerShape
  readonly selected: boolean
  readonly camera: CameraStore
}

export const ShapeLabel = memo(function ShapeLabel({ shape, selected, camera }: ShapeLabelProps) {
  const { labelBox, labelAt } = shapeGeometry(shape.points)
  const hasRoom = useCamera(camera, (now) => {
    const scale = now?.scale ?? 1
    const [width, height] = [labelBox.right - labelBox.left, labelBox.bottom - labelBox.top]
    return width * scale >= LEAST_WIDTH && height * scale >= LEAST_HEIGHT
  })
  if (!shape.label || !(hasRoom || selected)) return null
  const { text, glyph } = shape.label
  const shownGlyph = selected || glyph !== 'available' ? glyph : undefined
  const textWidth = text.length * CHARACTER_WIDTH
  const width = textWidth + (shownGlyph ? GLYPH_SIZE + GAP : 0)
  const pillWidth = Math.max(PILL.width, width + 2 * PILL.padding)
  return (
    <FixedSize at={labelAt}>
      <g className={selected ? styles.pill : styles.label} data-label-of={shape.id} data-glyph={shownGlyph}>
        {selected && (
          <rect
            x={-pillWidth / 2}
            y={-PILL.height / 2}
            width={pillWidth}
            height={PILL.height}
            rx={PILL.height / 2}
          />
        )}
        {shownGlyph && (
          <g transform={`translate(${(GLYPH_SIZE - width) / 2} 0)`} className={styles.glyph}>
            <StatusGlyph name={shownGlyph} />
          </g>
        )}
        <text x={(width - textWidth) / 2} y={0} textAnchor="middle" dominantBaseline="central">
          {text}
        </text>
      </g>
    </FixedSize>
  )
})
