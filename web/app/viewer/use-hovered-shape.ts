import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { shapeIdOf } from './shape-at.ts'

interface HoveredShape {
  readonly hoveredId?: string | null
  readonly onHover?: (id: string | null) => void
}

/** One shape at a time: under the pointer, else under the keyboard's focus, else as the page says. */
export function useHoveredShape({ hoveredId: elsewhere, onHover }: HoveredShape) {
  const [pointedId, setPointedId] = useState<string | null>(null)
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const [pictureFocused, setPictureFocused] = useState(false)
  const [lastFocusedId, setLastFocusedId] = useState<string | null>(null)
  const here = pointedId ?? focusedId
  const told = useRef<string | null>(null)
  const tell = useEffectEvent((id: string | null) => onHover?.(id))
  useEffect(() => {
    if (told.current === here) return
    told.current = here
    tell(here)
  }, [here])

  return {
    hoveredId: here ?? elsewhere ?? null,
    focusedId,
    lastFocusedId,
    pictureFocused,
    /** Null is the picture itself. */
    focus(id: string | null, byKeyboard: boolean): void {
      setFocusedId(byKeyboard ? id : null)
      setPictureFocused(byKeyboard && id === null)
      if (id !== null) setLastFocusedId(id)
    },
    blur(): void {
      setFocusedId(null)
      setPictureFocused(false)
    },
    hover: {
      onPointerOver(event: PointerEvent): void {
        // A finger does not hover, and a captured pointer belongs to the drag.
        if (event.pointerType === 'touch' || event.currentTarget.hasPointerCapture(event.pointerId)) return
        setPointedId(shapeIdOf(event.target))
      },
      onPointerLeave: () => setPointedId(null),
    },
  }
}
