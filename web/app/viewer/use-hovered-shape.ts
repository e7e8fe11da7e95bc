import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

interface HoveredShape {
  readonly hoveredId?: string | null
  readonly onHover?: (id: string | null) => void
  /** What a pointer over this element, at this place, points at. */
  readonly idAt: (target: EventTarget | null, clientX: number, clientY: number) => string | null
}

/** One shape at a time: under pointer or focus, whichever moved last, else as the page says. */
export function useHoveredShape({ hoveredId: elsewhere, onHover, idAt }: HoveredShape) {
  const [pointedId, setPointedId] = useState<string | null>(null)
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const [pictureFocused, setPictureFocused] = useState(false)
  const [lastFocusedId, setLastFocusedId] = useState<string | null>(null)
  const here = pointedId ?? focusedId
  // While the keyboard leads about, the picture moves under a pointer that nobody touches, and browsers tell of it.
  const pointer = useRef<{ at?: string; rests: boolean }>({ rests: false })
  const told = useRef<string | null>(null)
  const tell = useEffectEvent((id: string | null) => onHover?.(id))
  useEffect(() => {
    if (told.current === here) return
    told.current = here
    tell(here)
  }, [here])

  function onPointer(event: PointerEvent): void {
    // A finger does not hover, and a captured pointer belongs to the drag.
    if (event.pointerType === 'touch' || event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { at: before, rests } = pointer.current
    const at = `${event.clientX} ${event.clientY}`
    // Where there is no pointer, Chromium tells of one in the corner.
    if (at === '0 0') return
    pointer.current = { at, rests: rests && (before === undefined || before === at) }
    if (!pointer.current.rests) setPointedId(idAt(event.target, event.clientX, event.clientY))
  }

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
      if (!byKeyboard) return
      pointer.current.rests = true
      setPointedId(null)
    },
    blur(): void {
      setFocusedId(null)
      setPictureFocused(false)
    },
    point: setPointedId,
    /** Tab leads to this shape from now on. */
    remember: setLastFocusedId,
    hover: { onPointerOver: onPointer, onPointerMove: onPointer, onPointerLeave: () => setPointedId(null) },
  }
}
