import type { Camera, Size } from '@belvedere/domain/viewer/camera'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { CameraStore } from './camera-store.ts'
import type { DeepZoom } from './deep-zoom.ts'
import type { ViewerPicture } from './viewer-types.ts'

interface UseDeepZoom {
  readonly picture: ViewerPicture
  readonly stage: RefObject<HTMLElement | null>
  readonly host: RefObject<HTMLElement | null>
  readonly camera: CameraStore
  readonly reducedMotion: boolean
  readonly whole: (view: Size) => Camera
}

/** OpenSeadragon touches `document` when it is imported, so it comes only once there is a page to work on. */
export function useDeepZoom({ stage, host, camera, reducedMotion, ...options }: UseDeepZoom) {
  // Other tiles are another viewer (see its key); a new object with the same tiles is no reason to load them again.
  const [picture] = useState(options.picture)
  const [deepZoom, setDeepZoom] = useState<DeepZoom | null>(null)
  const [ready, setReady] = useState(false)

  const whole = useEffectEvent(options.whole)

  useEffect(() => {
    let opened: DeepZoom | undefined
    let left = false
    import('./open-seadragon.client.ts').then(async ({ openDeepZoom }) => {
      // Reading its code and beginning to draw are long enough each: between them the page may answer.
      await new Promise((resolve) => setTimeout(resolve))
      if (left || !stage.current || !host.current) return
      const opening = openDeepZoom({
        picture,
        stage: stage.current,
        host: host.current,
        reducedMotion,
        whole: (view) => whole(view),
        onOpen: () => setDeepZoom(opening),
        onCamera: camera.set,
        onReady: () => setReady(true),
      })
      opened = opening
    })
    return () => {
      left = true
      opened?.destroy()
      setDeepZoom(null)
      setReady(false)
    }
  }, [picture, stage, host, camera, reducedMotion])

  return { deepZoom, ready }
}
