import type { Point } from '@belvedere/domain/geometry/outline'
import { type Camera, toPicture } from '@belvedere/domain/viewer/camera'
import { useContext, useEffect, useEffectEvent, useMemo } from 'react'
import { ViewerContext, type ViewerParts } from '../viewer-context.ts'
import { toolGestures } from './tool-gestures.ts'
import type { ViewerTool } from './viewer-tool.ts'

/** Of the viewer that the component stands in. */
export function useViewerParts(): ViewerParts {
  const parts = useContext(ViewerContext)
  if (!parts) throw new Error('A tool is a child of the viewer')
  return parts
}

/** Puts a tool to work for as long as the component is there. The places are undefined until there is a camera. */
export function useViewerTool(tool: ViewerTool) {
  const { stage, camera, deepZoom } = useViewerParts()
  const { cursor = '' } = tool
  const latest = useEffectEvent(() => tool)
  const places = useMemo(() => {
    /** Where the picture's corner lies in the window, and how large a pixel of it is. */
    function placed(): Camera | undefined {
      const [seen, box] = [camera.get(), stage.current?.getBoundingClientRect()]
      if (!seen || !box) return undefined
      return { scale: seen.scale, x: seen.x + box.left, y: seen.y + box.top }
    }
    return {
      toPicture(clientX: number, clientY: number): Point | undefined {
        const at = placed()
        return at && toPicture(at, [clientX, clientY])
      },
      toScreen([x, y]: Point): Point | undefined {
        const at = placed()
        return at && [x * at.scale + at.x, y * at.scale + at.y]
      },
    }
  }, [stage, camera])

  useEffect(() => {
    if (!deepZoom || !stage.current) return
    return toolGestures({
      stage: stage.current,
      camera,
      deepZoom,
      toPicture: places.toPicture,
      tool: () => latest(),
    })
  }, [stage, camera, deepZoom, places])
  useEffect(() => {
    const { current: element } = stage
    if (!element) return
    element.style.cursor = cursor
    return () => {
      element.style.cursor = ''
    }
  }, [stage, cursor])
  return places
}
