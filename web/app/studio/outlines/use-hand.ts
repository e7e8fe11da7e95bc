import type { Outline } from '@belvedere/domain/geometry/outline'
import type { Corner, Drawing } from '@belvedere/domain/outlines/drawing'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import type { DrawnThing } from './load-drawing.ts'
import { nextWithout } from './next-without.ts'
import type { DrawingMode } from './tool-strip.tsx'

const NONE_HELD: [] = []

/** The tool that is chosen, and what it is at: which outline, which point of it, and what is half drawn. */
export function useHand(things: readonly DrawnThing[], drawing: Drawing) {
  const [mode, setMode] = useState<DrawingMode>('select')
  const [snapping, setSnapping] = useState(true)
  const [selected, setSelected] = useState<number | null>(null)
  const [corner, setCorner] = useState<Corner>()
  const [half, setHalf] = useState<Outline>([])
  /** Outlines that move under the pointer: the tool draws them meanwhile. */
  const [held, setHeld] = useState<readonly number[]>(NONE_HELD)

  const chosen = things.find(({ poiId }) => poiId === selected) ?? strayOf(drawing, selected)

  function select(poiId: number | null) {
    setSelected(poiId)
    setCorner(undefined)
    setHalf([])
    setHeld(NONE_HELD)
  }

  return {
    ...{ mode, snapping, selected, chosen, corner, half, held, select, setCorner, setHalf, setHeld },
    /** To draw is to draw something: what is chosen, else the first without an outline. */
    change(next: DrawingMode) {
      setMode(next)
      setHalf([])
      if (next === 'draw' && selected === null) select(nextWithout(things, drawing, null))
    },
    next: () => select(nextWithout(things, drawing, selected)),
    switchSnapping: () => setSnapping((on) => !on),
  }
}

/** An outline that leads to nothing can be looked at and deleted all the same (OUT-08). */
function strayOf(drawing: Drawing, poiId: number | null): DrawnThing | undefined {
  if (poiId === null || !drawing.get(poiId)?.length) return undefined
  return { poiId, name: m.studio_unknown_outline({ id: poiId }), floor: 0 }
}
