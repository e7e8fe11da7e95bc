import { type SpatialIndex, spatialIndex } from '@belvedere/domain/geometry/spatial-index'
import type { Camera, Size } from '@belvedere/domain/viewer/camera'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { bandByBand } from './band-by-band.ts'
import type { CameraStore } from './camera-store.ts'
import { BEYOND, canvasSheet } from './canvas-sheet.ts'
import { isNear } from './carry.ts'
import { shapeGeometry } from './shape-geometry.ts'
import { useCarried } from './use-carried.ts'
import styles from './viewer.module.css'
import type { ViewerShape } from './viewer-types.ts'

interface CanvasLayerProps {
  readonly picture: Size
  readonly shapes: readonly ViewerShape[]
  readonly index: SpatialIndex<ViewerShape>
  /** Drawn above, by the shape layer. */
  readonly raisedIds: ReadonlySet<string>
  readonly camera: CameraStore
  readonly reducedMotion: boolean
  /** Stands in for elements, which are seen at rest. */
  readonly onlyMoving: boolean
}

/** So many shapes are painted anew one by one, and all else stays: whoever draws changes few. */
const MOST_PARTS = 20

/** What is not an element on the stage is found by its place. */
export function shapeIndex(shapes: readonly ViewerShape[]): SpatialIndex<ViewerShape> {
  return spatialIndex(shapes, ({ points }) => ({ points, box: shapeGeometry(points).box }))
}

/** A crowd of shapes at rest. Seen, not read: the list says the same to screen readers. */
export function CanvasLayer(props: CanvasLayerProps) {
  const { picture, shapes, index, raisedIds, camera, reducedMotion } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const [view, setView] = useState<Size>()
  const sheet = useRef<ReturnType<typeof canvasSheet>>(undefined)
  const drawn = useCarried({
    camera,
    layer: canvas,
    reducedMotion,
    serves: (before, now) => isNear(before, now) && (!view || covers(before, now, view, picture)),
  })
  const drawnFor = useRef({ shapes, raisedIds })
  const drawing = () => {
    const now = drawn.get()
    return now && { index, camera: now, leftOut: raisedIds }
  }
  const drawBand = useEffectEvent((n: number, count: number) => {
    const of = drawing()
    if (of) sheet.current?.band(of, n, count)
  })
  const [bands] = useState(() => bandByBand((n, count) => drawBand(n, count)))
  const draw = useEffectEvent(() => {
    const of = drawing()
    if (!of) return
    bands.stop()
    sheet.current?.all(of)
    drawnFor.current = { shapes, raisedIds }
  })

  useEffect(() => {
    const stage = canvas.current?.parentElement
    if (!stage) return
    const watch = new ResizeObserver(() => setView({ width: stage.clientWidth, height: stage.clientHeight }))
    watch.observe(stage)
    return () => watch.disconnect()
  }, [])
  useEffect(() => {
    if (!canvas.current || !view) return
    sheet.current = canvasSheet(canvas.current, view)
    draw()
    return drawn.subscribe(() => draw())
  }, [drawn, view])
  useEffect(() => bands.stop, [bands])
  const redraw = useEffectEvent(() => {
    const { current: before } = drawnFor
    drawnFor.current = { shapes, raisedIds }
    const changed = [
      ...(before.shapes === shapes ? [] : differing(before.shapes, shapes)),
      ...shapes.filter(({ id }) => raisedIds.has(id) !== before.raisedIds.has(id)),
    ]
    if (changed.length > MOST_PARTS) return bands.start(shapes.length)
    const of = drawing()
    if (of) for (const { points } of changed) sheet.current?.part(of, shapeGeometry(points).box)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: other shapes are another drawing
  useEffect(() => redraw(), [index, raisedIds])

  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without tabindex is not focusable
    <canvas
      ref={canvas}
      className={styles.canvas}
      aria-hidden={true}
      data-only-moving={props.onlyMoving || undefined}
    />
  )
}

/** What only one of the two has. */
function differing(before: readonly ViewerShape[], now: readonly ViewerShape[]): ViewerShape[] {
  const [were, are] = [new Set(before), new Set(now)]
  return [...before.filter((shape) => !are.has(shape)), ...now.filter((shape) => !were.has(shape))]
}

/** Whether all of the picture that is in view lies on the sheet that was drawn before. */
function covers(before: Camera, now: Camera, view: Size, picture: Size): boolean {
  const grown = now.scale / before.scale
  const within = (size: number, was: number, is: number, length: number) => {
    const from = is - grown * was - grown * BEYOND * size
    const to = from + grown * (1 + 2 * BEYOND) * size
    const [first, last] = [Math.max(0, is), Math.min(size, is + length * now.scale)]
    return from <= first + 1 && to >= last - 1
  }
  return (
    within(view.width, before.x, now.x, picture.width) && within(view.height, before.y, now.y, picture.height)
  )
}
