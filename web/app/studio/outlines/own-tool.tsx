import type { Outline } from '@belvedere/domain/geometry/outline'
import { addPart, type Corner, type Drawing, removeOutline } from '@belvedere/domain/outlines/drawing'
import { DrawTool } from './draw-tool.tsx'
import { EditTool } from './edit-tool.tsx'
import type { DrawingMode } from './tool-strip.tsx'
import type { useDrawing } from './use-drawing.ts'

interface OwnToolProps {
  mode: DrawingMode
  history: ReturnType<typeof useDrawing>
  /** With what is being moved just now. */
  shown: Drawing
  selected: number
  half: Outline
  corner: Corner | undefined
  snapping: boolean
  onHalf: (half: Outline) => void
  onCorner: (corner: Corner | undefined) => void
  onPreview: (drawing: Drawing | undefined) => void
  onNext: () => void
  onMode: (mode: DrawingMode) => void
  onClear: () => void
}

/** What draws or changes the outline of the chosen apartment, point by point. */
export function OwnTool({ mode, history, shown, selected, half, corner, snapping, ...on }: OwnToolProps) {
  if (mode === 'draw')
    return (
      <DrawTool
        drawing={history.drawing}
        half={half}
        snapping={snapping}
        onHalf={on.onHalf}
        onDrawn={(outline) => history.act((now) => addPart(now, selected, outline))}
        onNext={on.onNext}
        onLeave={() => on.onMode('select')}
      />
    )
  if (mode !== 'select' && mode !== 'move') return null
  return (
    <EditTool
      drawing={shown}
      selected={selected}
      corner={corner}
      moving={mode === 'move'}
      snapping={snapping}
      onCorner={on.onCorner}
      onPreview={on.onPreview}
      onAct={history.act}
      onRemove={() => history.act((now) => removeOutline(now, selected))}
      onLeave={on.onClear}
    />
  )
}
