import { type CSSProperties, type ReactNode, useRef } from 'react'
import { type CameraStore, useOnCamera } from './camera-store.ts'
import { shapeGeometry } from './shape-geometry.ts'
import styles from './viewer.module.css'
import type { Insets, ViewerShape } from './viewer-types.ts'

/** How much of a shape's width is its corner, where it may be too low for a stem to stand on. */
const CORNER = 0.2

interface ChipLayerProps {
  readonly shapes: readonly ViewerShape[]
  /** Its chip stands taller, above the others, and stays within the free part of the view. */
  readonly activeId: string | null
  /** Shown in place of the shape's own chip. */
  readonly hint: ReactNode
  readonly camera: CameraStore
  readonly keepFree: Insets
}

/** Chips belong to the pointer and the eye; keyboard and screen reader have the shapes themselves. */
export function ChipLayer({ shapes, activeId, hint, camera, keepFree }: ChipLayerProps) {
  const layer = useRef<HTMLDivElement>(null)
  useOnCamera(camera, ({ scale, x, y }) => {
    layer.current?.style.setProperty('--scale', String(scale))
    layer.current?.style.setProperty('--x', `${x}px`)
    layer.current?.style.setProperty('--y', `${y}px`)
  })
  const free = Object.fromEntries(Object.entries(keepFree).map(([side, px]) => [`--free-${side}`, `${px}px`]))
  return (
    <div ref={layer} className={styles.chips} style={free as CSSProperties} aria-hidden={true}>
      {shapes.map((shape) => {
        const active = shape.id === activeId
        const chip = (active && (hint || shape.hint)) || shape.chip
        return chip && <Chip key={shape.id} shape={shape} chip={chip} active={active} />
      })}
    </div>
  )
}

function Chip({ shape, chip, active }: { shape: ViewerShape; chip: ReactNode; active: boolean }) {
  const { top, box } = shapeGeometry(shape.points)
  const corner = (box.right - box.left) * CORNER
  const common = {
    className: styles.chip,
    style: {
      '--top-x': top[0],
      '--top-y': top[1],
      '--from-x': box.left + corner,
      '--to-x': box.right - corner,
    } as CSSProperties,
    'data-chip-of': shape.id,
    'data-active': active || undefined,
  }
  const content = (
    <>
      <div className={styles.chipBody}>{chip}</div>
      <div className={styles.stem} />
    </>
  )
  return shape.href === undefined ? (
    <div {...common}>{content}</div>
  ) : (
    <a {...common} href={shape.href} tabIndex={-1} draggable={false}>
      {content}
    </a>
  )
}
