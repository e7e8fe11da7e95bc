import type { Camera } from '@belvedere/domain/viewer/camera'
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import { type CameraStore, createCameraStore } from './camera-store.ts'
import { carry, isNear } from './carry.ts'

/** So long after the last movement the picture is at rest. */
const REST_MS = 150
/** While the picture moves, drawing takes at most this share of the time. */
const DRAWING_SHARE = 0.2

interface Carried {
  readonly camera: CameraStore
  readonly layer: RefObject<HTMLElement | SVGElement | null>
  /** Camera moves are jumps: whatever is seen next is seen for longer than a frame. */
  readonly reducedMotion: boolean
  /** Whether what was drawn for one camera still serves another. */
  readonly serves?: (drawn: Camera, now: Camera) => boolean
}

/**
 * The camera that a layer is drawn for. Drawing hundreds of shapes at every frame is slow; while the picture moves the
 * layer is carried along as a whole, and once it is at rest the layer is drawn anew.
 */
export function useCarried({ camera, layer, reducedMotion, serves = isNear }: Carried): CameraStore {
  const [drawn] = useState(createCameraStore)
  const follow = useEffectEvent((now: Camera): 'carried' | 'drawn' => {
    const before = drawn.get()
    const jumped = reducedMotion && before?.scale !== now.scale
    if (!before || jumped || !serves(before, now)) return 'drawn'
    if (layer.current) {
      layer.current.style.transform = carry(before, now)
      layer.current.dataset.carried = ''
    }
    return 'carried'
  })
  useLayoutEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined
    let restsUntil = 0
    const draw = () => {
      const now = camera.get()
      if (!now) return
      const begun = performance.now()
      drawn.set(now)
      if (layer.current) {
        layer.current.style.transform = 'none'
        delete layer.current.dataset.carried
      }
      const ended = performance.now()
      restsUntil = ended + (ended - begun) * (1 / DRAWING_SHARE - 1)
    }
    const onCamera = () => {
      const now = camera.get()
      if (!now) return
      if (follow(now) === 'drawn' && performance.now() >= restsUntil) return draw()
      clearTimeout(rest)
      rest = setTimeout(draw, REST_MS)
    }
    onCamera()
    const leave = camera.subscribe(onCamera)
    return () => {
      leave()
      clearTimeout(rest)
    }
  }, [camera, drawn, layer])
  return drawn
}
