import { type Box, boxOf } from '@belvedere/domain/geometry/box'
import type { Point } from '@belvedere/domain/geometry/outline'
import { useState } from 'react'
import { FixedSize } from '../fixed-size.tsx'
import { ToolLayer } from '../tool/tool-layer.tsx'
import { useViewerTool } from '../tool/use-viewer-tool.ts'

interface RectangleToolProps {
  readonly onDrawn: (rectangle: Box) => void
  readonly onLeave: () => void
}

/** The smallest tool that needs all of the seam: it shows that one can be put on the viewer (see e2e/viewer/tool.spec.ts). */
export function RectangleTool({ onDrawn, onLeave }: RectangleToolProps) {
  const [drawing, setDrawing] = useState<{ readonly from: Point; readonly to: Point }>()
  const { toScreen } = useViewerTool({
    cursor: 'crosshair',
    onPointerDown({ at, button, claim }) {
      if (button !== 0) return
      claim()
      // A second finger came to zoom: what it had begun goes on.
      setDrawing((half) => ({ from: half?.from ?? at, to: at }))
    },
    onPointerMove({ at, pressed }) {
      if (pressed) setDrawing((half) => half && { ...half, to: at })
    },
    onPointerUp({ at, clicks }) {
      if (!drawing || clicks > 0) return
      onDrawn(boxOf([drawing.from, at]))
      setDrawing(undefined)
    },
    onKeyDown({ key, claim }) {
      if (key !== 'Escape') return
      claim()
      if (drawing) setDrawing(undefined)
      else onLeave()
    },
  })
  if (!drawing) return null
  const { left, top, right, bottom } = boxOf([drawing.from, drawing.to])
  return (
    <ToolLayer>
      <rect
        data-half-drawn
        x={left}
        y={top}
        width={right - left}
        height={bottom - top}
        fill="#f6d75a40"
        stroke="#f6d75a"
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
      />
      <FixedSize at={drawing.from}>
        <circle data-corner={toScreen(drawing.from)?.map(Math.round).join(' ')} r={6} fill="#f6d75a" />
      </FixedSize>
    </ToolLayer>
  )
}
