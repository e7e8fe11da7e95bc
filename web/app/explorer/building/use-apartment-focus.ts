import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

interface ApartmentFocus {
  /** The first thing to do in the card. */
  readonly explore: RefObject<HTMLAnchorElement | null>
  /** Tells how the next apartment is opened. */
  openedBy(via: 'pointer' | 'keyboard'): void
}

/** Opening the card by keyboard moves the focus into it; closing it gives the focus back to the apartment's shape. */
export function useApartmentFocus(selectedId: number | undefined, onClear: () => void): ApartmentFocus {
  const explore = useRef<HTMLAnchorElement>(null)
  const keyboard = useRef(false)
  const shown = useRef(selectedId)
  useEffect(() => {
    const closed = selectedId === undefined ? shown.current : undefined
    shown.current = selectedId
    if (!keyboard.current) return
    if (selectedId !== undefined) explore.current?.focus()
    else if (closed !== undefined) shapeOf(closed)?.focus()
  }, [selectedId])
  const clear = useEffectEvent(onClear)
  useEffect(() => {
    // The viewer answers to Escape itself; this is for those who are in the card, or nowhere.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) clear()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
  return {
    explore,
    openedBy(via) {
      keyboard.current = via === 'keyboard'
    },
  }
}

const shapeOf = (apartmentId: number) =>
  document.querySelector<SVGElement>(`[data-shape-id="${apartmentId}"]`)
