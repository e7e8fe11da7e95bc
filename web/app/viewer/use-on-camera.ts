import { useEffectEvent, useLayoutEffect } from 'react'
import type { Camera } from './camera.ts'
import type { CameraStore } from './camera-store.ts'

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
