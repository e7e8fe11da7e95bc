import { crossings } from '@belvedere/domain/geometry/crossings'
import { clamp, homeCamera, type Size, toScreen } from '@belvedere/domain/viewer/camera'
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { CameraStore } from './camera-store.ts'
import styles from './hover-card.module.css'
import { placeCard } from './place-card.ts'
import { shapeGeometry } from './shape-geometry.ts'
import type { Insets, ViewerShape } from './viewer-types.ts'

/** Air between the card and what surrounds the free part of the view. */
const MARGIN_PX = 12
/** How far the stem stands from the card's corner. */
const CORNER_PX = 24

interface HoverCardProps {
  readonly shape: ViewerShape
  readonly card: ReactNode
  readonly picture: Size
  readonly camera: CameraStore
  readonly keepFree: Insets
}

/** What is known about the shape that is pointed at, beside it. */
export function HoverCard({ shape, card, picture, camera, keepFree }: HoverCardProps) {
  const element = useRef<HTMLDivElement>(null)
  const place = useEffectEvent(() => {
    const here = element.current
    const stage = here?.parentElement
    if (!here || !stage) return
    const view = { width: stage.clientWidth, height: stage.clientHeight }
    const now = camera.get() ?? homeCamera(picture, view)
    const { box } = shapeGeometry(shape.points)
    const seen = toScreen(now, box)
    const free = {
      left: keepFree.left + MARGIN_PX,
      top: keepFree.top + MARGIN_PX,
      right: view.width - keepFree.right - MARGIN_PX,
      bottom: view.height - keepFree.bottom - MARGIN_PX,
    }
    // Over the middle of the shape, or where the view cuts it off, of what is still to be seen of it.
    const inSight = clamp((seen.left + seen.right) / 2, free.left + CORNER_PX, free.right - CORNER_PX)
    const x = clamp(inSight, seen.left, seen.right)
    const edges = crossings(shape.points, (x - now.x) / now.scale).map((y) => y * now.scale + now.y)
    const tip = { x, top: Math.min(...edges, seen.bottom), bottom: Math.max(...edges, seen.top) }
    const size = { width: here.offsetWidth, height: here.offsetHeight }
    const { side, left, top, stem } = placeCard({ shape: seen, tip, card: size, free })
    here.dataset.side = side
    here.style.translate = `${left}px ${top}px`
    here.style.setProperty('--stem', `${stem}px`)
    here.style.setProperty('--stem-x', `${x - left}px`)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes to cover the view is a reason to look again
  useLayoutEffect(() => {
    place()
    const resized = new ResizeObserver(() => place())
    if (element.current) resized.observe(element.current)
    const stopFollowing = camera.subscribe(() => place())
    return () => {
      resized.disconnect()
      stopFollowing()
    }
  }, [camera, keepFree])
  return (
    <div ref={element} className={styles.card} data-chip-of={shape.id}>
      {shape.href === undefined ? (
        card
      ) : (
        // One may go over to a card that leads somewhere.
        <a className={styles.link} href={shape.href} tabIndex={-1} draggable={false}>
          {card}
        </a>
      )}
      <div className={styles.stem} />
    </div>
  )
}
