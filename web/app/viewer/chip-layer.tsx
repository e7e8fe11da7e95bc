import type { Size } from '@belvedere/domain/viewer/camera'
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { type CameraStore, useOnCamera } from './camera-store.ts'
import styles from './chip-layer.module.css'
import { chipLifts, isCut } from './chip-lifts.ts'
import { HoverCard } from './hover-card.tsx'
import { shapeGeometry } from './shape-geometry.ts'
import type { KeptFree, ViewerShape } from './viewer-types.ts'

/** After that the camera stands. */
const STILL_MS = 100
/** How much of a shape's width is its corner, where it may be too low for a stem to stand on. */
const CORNER = 0.2

interface ChipLayerProps {
  readonly picture: Size
  readonly shapes: readonly ViewerShape[]
  /** Its chip gives way to its card. */
  readonly activeId: string | null
  /** Shown in place of the shape's own card. */
  readonly hint: ReactNode
  readonly camera: CameraStore
  readonly keepFree: KeptFree
}

/** Chips belong to the pointer and the eye; keyboard and screen reader have the shapes themselves. */
export function ChipLayer({ picture, shapes, activeId, hint, camera, keepFree }: ChipLayerProps) {
  const layer = useRef<HTMLDivElement>(null)
  const named = shapes.filter(({ chip }) => chip)
  const active = shapes.find(({ id }) => id === activeId)
  const card = active && (hint || active.hint)
  const { words = 0, ...insets } = keepFree
  // Chips come closer when the picture shrinks. While it only moves they keep their distances, but for those at its
  // edges: laying out the page at every frame of a pan would be half of the work there.
  const lifted = useRef({ scale: 0, timer: 0 })
  const liftLater = (scale: number) => {
    window.clearTimeout(lifted.current.timer)
    if (scale !== lifted.current.scale) liftChips(layer.current, words)
    lifted.current = { scale, timer: window.setTimeout(() => liftChips(layer.current, words), STILL_MS) }
  }
  useOnCamera(camera, ({ scale, x, y }) => {
    layer.current?.style.setProperty('--scale', String(scale))
    layer.current?.style.setProperty('--x', `${x}px`)
    layer.current?.style.setProperty('--y', `${y}px`)
    liftLater(scale)
  })
  useEffect(() => () => window.clearTimeout(lifted.current.timer), [])
  useEffect(() => {
    // A chip has its width when its typeface has come.
    const resized = new ResizeObserver(() => liftChips(layer.current, words))
    for (const body of bodiesIn(layer.current)) resized.observe(body)
    return () => resized.disconnect()
  }, [words])
  const free = Object.fromEntries(Object.entries(insets).map(([side, px]) => [`--free-${side}`, `${px}px`]))
  return (
    <div ref={layer} className={styles.chips} style={free as CSSProperties} aria-hidden={true}>
      {named.map((shape) => (
        <Chip key={shape.id} shape={shape} active={shape === active} />
      ))}
      {active && card && (
        <HoverCard
          key={active.id}
          shape={active}
          card={card}
          picture={picture}
          camera={camera}
          keepFree={keepFree}
        />
      )}
    </div>
  )
}

function Chip({ shape, active }: { shape: ViewerShape; active: boolean }) {
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
      <div className={styles.chipBody}>{shape.chip}</div>
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

function bodiesIn(layer: HTMLElement | null): HTMLElement[] {
  return [...(layer?.querySelectorAll<HTMLElement>(`.${styles.chipBody}`) ?? [])]
}

/**
 * Where the stylesheet puts chips on each other, those behind rise; none stands among the words of the app bar, and none is
 * cut by the edge of the view.
 */
function liftChips(layer: HTMLElement | null, words: number): void {
  const bodies = bodiesIn(layer)
  const view = layer?.getBoundingClientRect()
  const boxes = bodies.map((body) => {
    const { left, top, right, bottom } = body.getBoundingClientRect()
    const lifted = Number.parseFloat(body.parentElement?.style.getPropertyValue('--lift') || '0')
    return { left, top: top + lifted, right, bottom: bottom + lifted }
  })
  chipLifts(boxes).forEach((lift, n) => {
    const chip = bodies[n]?.parentElement
    chip?.style.setProperty('--lift', `${lift}px`)
    const box = boxes[n]
    const { top = 0, bottom = 0 } = box ?? {}
    chip?.toggleAttribute('data-cut', view !== undefined && box !== undefined && isCut(box, view))
    chip?.toggleAttribute('data-among-words', top - lift < words && bottom - lift > 0 && words > 0)
  })
}
