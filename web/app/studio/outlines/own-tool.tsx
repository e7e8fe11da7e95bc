import type { Outline } from '@belvedere/domain/geometry/outline'
import { addPart, type Corner, type Drawing } from '@belvedere/domain/outlines/drawing'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { DrawTool } from './draw-tool.tsx'
import { EditTool } from './edit-tool.tsx'
import type { OutlineEdits } from './edits-of.ts'
import type { DrawingMode } from './tool-strip.tsx'
import type { useDrawing } from './use-drawing.ts'

interface OwnToolProps {
  mode: DrawingMode
  history: ReturnType<typeof useDrawing>
  selected: number
  half: Outline
  corner: Corner | undefined
  snapping: boolean
  edits: OutlineEdits
  onHalf: (half: Outline) => void
  onCorner: (corner: Corner | undefined) => void
  /** Which outlines move under the pointer just now, the chosen one's neighbours too: they are drawn here. */
  onHeld: (held: readonly number[]) => void
  onNext: () => void
  onMode: (mode: DrawingMode) => void
  onClear: () => void
}

/** What draws or changes the outline of the chosen apartment, point by point. */
export function OwnTool({ mode, history, selected, half, corner, snapping, edits, ...on }: OwnToolProps) {
  // Kept here: what a pointer moves is drawn at every frame, and all else on the screen stays as it is.
  const [preview, setPreview] = useState<Drawing>()
  const held = [...(preview ?? [])]
    .filter(([of, parts]) => parts !== history.drawing.get(of))
    .map(([of]) => of)
  const tellHeld = useEffectEvent(() => on.onHeld(held))
  const heldKey = held.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever others are held
  useLayoutEffect(() => tellHeld(), [heldKey])
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
      drawing={history.drawing}
      shown={preview ?? history.drawing}
      held={held}
      selected={selected}
      corner={corner}
      moving={mode === 'move'}
      snapping={snapping}
      onCorner={on.onCorner}
      onPreview={setPreview}
      onAct={history.act}
      edits={edits}
      onLeave={on.onClear}
    />
  )
}
