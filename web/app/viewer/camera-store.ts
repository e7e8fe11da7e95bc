import type { Camera } from '@belvedere/domain/viewer/camera'
import { useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react'

/** The camera moves at every frame, so it lives outside React's state; who needs it subscribes. */
export interface CameraStore {
  get(): Camera | null
  set(camera: Camera): void
  subscribe(listener: () => void): () => void
}

export function createCameraStore(): CameraStore {
  let camera: Camera | null = null
  const listeners = new Set<() => void>()
  return {
    get: () => camera,
    set(next) {
      if (camera && camera.scale === next.scale && camera.x === next.x && camera.y === next.y) return
      camera = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Renders again only when what `select` makes of the camera changes; null until the deep zoom is there. */
export function useCamera<T>(store: CameraStore, select: (camera: Camera | null) => T): T {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(null),
  )
}

/** Writes the camera straight to the elements, without a render per frame. */
export function useOnCamera(store: CameraStore, apply: (camera: Camera) => void): void {
  const onCamera = useEffectEvent(() => {
    const camera = store.get()
    if (camera) apply(camera)
  })
  useLayoutEffect(() => {
    onCamera()
    return store.subscribe(() => onCamera())
  }, [store])
}
