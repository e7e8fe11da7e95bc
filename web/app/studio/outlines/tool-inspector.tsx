import type { Drawing } from '@belvedere/domain/outlines/drawing'
import { GridInspector } from './grid/grid-inspector.tsx'
import type { useGrid } from './grid/use-grid.ts'
import type { DrawnPlace } from './load-drawing.ts'
import { MaskInspector } from './mask/mask-inspector.tsx'
import type { useMask } from './mask/use-mask.ts'
import type { useMaskView } from './mask/use-mask-view.ts'
import type { DrawingMode } from './tool-strip.tsx'
import type { Sources } from './use-drawing.ts'

interface ToolInspectorProps {
  mode: DrawingMode
  mask: ReturnType<typeof useMask>
  looking: ReturnType<typeof useMaskView>
  grid: ReturnType<typeof useGrid>
  place: DrawnPlace
  viewName: string
  picture: { width: number; height: number }
  drawing: Drawing
  sources: Sources
  /** Outlines that the grid leaves as they are. */
  staying: number
  makeFromGrid: () => void
  onLeave: () => void
}

/** Beside the picture, while outlines are made of a mask or a grid. */
export function ToolInspector({ mode, mask, looking, grid, place, ...props }: ToolInspectorProps) {
  const { viewName, picture, drawing, sources, staying, makeFromGrid, onLeave } = props
  const { things: apartments } = place
  if (mode === 'mask')
    return (
      <MaskInspector
        {...{ mask, viewName, picture, apartments, drawing, sources, onLeave }}
        onPoints={looking.setPoints}
        onMake={looking.make}
      />
    )
  if (mode === 'grid')
    return (
      <GridInspector
        {...{ grid, viewName, apartments, drawing, sources, staying, onLeave }}
        onMake={makeFromGrid}
      />
    )
  return null
}
