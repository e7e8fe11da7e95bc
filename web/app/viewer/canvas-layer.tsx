import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Camera } from './camera.ts'
import type { CameraStore } from './camera-store.ts'
import { BEYOND, canvasSheet } from './canvas-sheet.ts'
import { isNear } from './carry.ts'
import { shapeGeometry } from './shape-geometry.ts'
import type { ShapeIndex } from './shape-index.ts'
import { useCarried } from './use-carried.ts'
import styles from './viewer.module.css'
import type { Size, ViewerShape } from './viewer-types.ts'

interface CanvasLayerProps {
  readonly picture: Size
  readonly shapes: readonly ViewerShape[]
  readonly index: ShapeIndex
  /** Drawn above, by the shape layer. */
  readonly raisedIds: ReadonlySet<string>
  readonly camera: CameraStore
  readonly reducedMotion: boolean
}

/** A crowd of shapes at rest. Seen, not read: the list says the same to screen readers. */
export function CanvasLayer({ picture, shapes, index, raisedIds, camera, reducedMotion }: CanvasLayerProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [view, setView] = useState<Size>()
  const sheet = useRef<ReturnType<typeof canvasSheet>>(undefined)
  const drawn = useCarried({
    camera,
    layer: canvas,
    reducedMotion,
    serves: (before, now) => isNear(before, now) && (!view || covers(before, now, view, picture)),
  })
  const drawnFor = useRef(raisedIds)
  const draw = useEffectEvent(() => {
    const now = drawn.get()
    if (!now) return
    sheet.current?.(index, now, raisedIds)
    drawnFor.current = raisedIds
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: other shapes are another drawing
  useEffect(() => draw(), [index])
  useEffect(() => {
    const now = drawn.get()
    const changed = shapes.filter(({ id }) => raisedIds.has(id) !== drawnFor.current.has(id))
    drawnFor.current = raisedIds
    if (now)
      for (const { points } of changed) sheet.current?.(index, now, raisedIds, shapeGeometry(points).box)
  }, [drawn, index, shapes, raisedIds])

  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without tabindex is not focusable
  return <canvas ref={canvas} className={styles.canvas} aria-hidden={true} />
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
