import { memo } from 'react'
import { StatusGlyph } from '../ui/status-glyph.tsx'
import { type CameraStore, useCamera } from './camera-store.ts'
import { FixedSize } from './fixed-size.tsx'
import { hasRoomForLabel, isAmongWords, labelLayout } from './label-layout.ts'
import { shapeGeometry } from './shape-geometry.ts'
import styles from './viewer.module.css'
import type { ViewerShape } from './viewer-types.ts'

const PILL = { width: 62, height: 26, padding: 10 }

interface ShapeLabelProps {
  readonly shape: ViewerShape
  readonly selected: boolean
  readonly raised: boolean
  readonly camera: CameraStore
  /** How far down the words of the app bar reach. */
  readonly words: number
}

export const ShapeLabel = memo(function ShapeLabel({ shape, selected, raised, ...props }: ShapeLabelProps) {
  const { labelBox, labelAt } = shapeGeometry(shape.points)
  const hasRoom = useCamera(
    props.camera,
    (now) => hasRoomForLabel(labelBox, now?.scale ?? 1) && !(now && isAmongWords(now, labelAt, props.words)),
  )
  if (!shape.label || !(hasRoom || selected)) return null
  const { glyph, width, glyphX, textX } = labelLayout(shape.label, selected)
  const pillWidth = Math.max(PILL.width, width + 2 * PILL.padding)
  return (
    <FixedSize at={labelAt}>
      <g
        className={selected ? styles.pill : styles.label}
        data-label-of={shape.id}
        data-glyph={glyph}
        data-raised={raised || undefined}
      >
        {selected && (
          <rect
            x={-pillWidth / 2}
            y={-PILL.height / 2}
            width={pillWidth}
            height={PILL.height}
            rx={PILL.height / 2}
          />
        )}
        {glyph && (
          <g transform={`translate(${glyphX} 0)`} className={styles.glyph}>
            <StatusGlyph name={glyph} />
          </g>
        )}
        <text x={textX} y={0} textAnchor="middle" dominantBaseline="central">
          {shape.label.text}
        </text>
      </g>
    </FixedSize>
  )
})
