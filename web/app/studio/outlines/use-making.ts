import type { OutlineSource } from '@belvedere/domain/content/outline-sources'
import type { Drawing } from '@belvedere/domain/outlines/drawing'
import type { RefObject } from 'react'
import { useGrid } from './grid/use-grid.ts'
import type { DrawnPicture, DrawnPlace } from './load-drawing.ts'
import { useMask } from './mask/use-mask.ts'
import { useMaskView } from './mask/use-mask-view.ts'
import type { DrawingMode } from './tool-strip.tsx'
import { useDrawnElsewhere } from './use-drawn-elsewhere.ts'
import { useOtherViews } from './use-other-views.ts'

interface MakingOf {
  readonly projectId: number
  readonly place: DrawnPlace
  readonly drawn: DrawnPicture
  readonly picture: { readonly width: number; readonly height: number }
  readonly drawing: Drawing
  readonly mode: DrawingMode
  readonly canvas: RefObject<HTMLElement | null>
  readonly onMake: (outlines: Drawing, source: OutlineSource) => void
  readonly onLeave: () => void
}

/** Tools that have to know what other pictures of the building show. */
const MAKING: readonly DrawingMode[] = ['mask', 'grid', 'carry']

/** The tools that make many outlines at once. Their state stays with the picture, whatever tool is chosen. */
export function useMaking({
  projectId,
  place,
  drawn,
  picture,
  drawing,
  mode,
  canvas,
  onMake,
  onLeave,
}: MakingOf) {
  const { view, views } = drawn
  const { things: apartments } = place
  const others = useOtherViews({ projectId, views, view, wanted: MAKING.includes(mode) })
  const elsewhere = useDrawnElsewhere(others)
  const open = mode === 'mask'
  const mask = useMask({
    ...{ projectId, view, views, picture, apartments, elsewhere, drawing, open },
    buildingId: place.id,
  })
  const looking = useMaskView({
    ...{ mask, canvas, open, onLeave },
    onMake: () => onMake(mask.outlines, 'mask'),
  })
  const grid = useGrid({ apartments, elsewhere, drawing })
  const makeFromGrid = () => !grid.crossed && onMake(grid.outlines, 'grid')
  return { others, mask, looking, grid, makeFromGrid }
}
