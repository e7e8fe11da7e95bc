import type { Point } from '@belvedere/domain/geometry/outline'
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
  // The picture also moves under a pointer that nobody touches, and browsers tell of it: that opens nothing (BUY-01).
  const pointer = useRef<{ at?: Point; rests: boolean }>({ rests: false })
  const told = useRef<string | null>(null)
  const tell = useEffectEvent((id: string | null) => onHover?.(id))
  useEffect(() => {
    if (told.current === here) return
    told.current = here
    tell(here)
  }, [here])

  function onPointer(event: PointerEvent): void {
    // A finger does not hover. Where there is no pointer, Chromium tells of one in the corner.
    const at: Point = [event.clientX, event.clientY]
    if (event.pointerType === 'touch' || (at[0] === 0 && at[1] === 0)) return
    const { at: before, rests } = pointer.current
    const moved =
      event.type === 'pointermove' && (!before || Math.hypot(at[0] - before[0], at[1] - before[1]) > 0.5)
    if (moved) pointer.current = { at, rests: rests && before === undefined }
    // A captured pointer belongs to the drag.
    if (pointer.current.rests || event.currentTarget.hasPointerCapture(event.pointerId)) return
    const id = idAt(event.target, event.clientX, event.clientY)
    setPointedId((now) => (moved || now === id ? id : null))
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
