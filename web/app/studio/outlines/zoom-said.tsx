import { type RefObject, useEffect } from 'react'
import { m } from '../../paraglide/messages.js'
import { useOnCamera } from '../../viewer/camera-store.ts'
import { useViewerParts } from '../../viewer/tool/use-viewer-tool.ts'

/** Begins with the whole picture, and writes how large its pixels are beside the buttons, without a render per frame. */
export function ZoomSaid({ into }: { into: RefObject<HTMLElement | null> }) {
  const { camera, deepZoom } = useViewerParts()
  useEffect(() => deepZoom?.whole(), [deepZoom])
  useOnCamera(camera, ({ scale }) => {
    if (into.current) into.current.textContent = m.studio_zoom_percent({ percent: Math.round(scale * 100) })
  })
  return null
}
