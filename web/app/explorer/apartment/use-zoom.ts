import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { MEDIA } from '../../ui/media.ts'
import { type Frame, movedBy, WHOLE, ZOOM_STEP, type Zoom, zoomedAt } from './zoom.ts'

const PAN_PX = 60
const WHEEL_PX_PER_STEP = 300
/** Under it the page scrolls under the wheel; the picture then grows only with Ctrl, as a trackpad's pinch comes. */

const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [PAN_PX, 0],
  ArrowRight: [-PAN_PX, 0],
  ArrowUp: [0, PAN_PX],
  ArrowDown: [0, -PAN_PX],
}

/** Zoom and movement of one picture, by wheel, fingers, mouse and keys. */
export function useZoom() {
  const frame = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(WHOLE)
  const fingers = useRef(new Map<number, { x: number; y: number }>())

  const size = (): Frame => frame.current?.getBoundingClientRect() ?? { width: 0, height: 0 }
  const zoomBy = (by: number, point?: { x: number; y: number }) =>
    setZoom((now: Zoom) => zoomedAt(now, by, size(), point))

  useEffect(() => {
    const element = frame.current
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !matchMedia(MEDIA['--from-desktop']).matches) return
      event.preventDefault()
      const by = ZOOM_STEP ** (-event.deltaY / WHEEL_PX_PER_STEP)
      const box = frame.current?.getBoundingClientRect()
      if (box) setZoom((now) => zoomedAt(now, by, box, fromMiddle(event, box)))
    }
    // React listens passively to the wheel and could not keep the page from scrolling.
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [])

  function move(event: PointerEvent<HTMLDivElement>) {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const others = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at)
    const now = { x: event.clientX, y: event.clientY }
    fingers.current.set(event.pointerId, now)
    const [other] = others
    if (!other) return setZoom((zoom) => movedBy(zoom, now.x - before.x, now.y - before.y, size()))
    const by = distance(now, other) / Math.max(1, distance(before, other))
    const box = event.currentTarget.getBoundingClientRect()
    const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 }
    zoomBy(by, fromMiddle(middle, box))
  }

  const release = (event: PointerEvent) => fingers.current.delete(event.pointerId)
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: move,
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: (event: KeyboardEvent) => {
      const pan = PANS[event.key]
      if (pan) setZoom((now) => movedBy(now, ...pan, size()))
      else if (event.key === '+' || event.key === '=') zoomBy(ZOOM_STEP)
      else if (event.key === '-') zoomBy(1 / ZOOM_STEP)
      else if (event.key === '0') setZoom(WHOLE)
      else return
      event.preventDefault()
    },
  }
  return {
    frame,
    zoom,
    handlers,
    zoomIn: () => zoomBy(ZOOM_STEP),
    zoomOut: () => zoomBy(1 / ZOOM_STEP),
    whole: () => setZoom(WHOLE),
  }
}

interface At {
  readonly clientX: number
  readonly clientY: number
}

const fromMiddle = ({ clientX, clientY }: At, box: DOMRect) => ({
  x: clientX - box.x - box.width / 2,
  y: clientY - box.y - box.height / 2,
})

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y)
