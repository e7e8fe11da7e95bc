import type { PointerEvent, SyntheticEvent } from 'react'

/** A hand that trembles has moved nothing. */
const MOVED = 3

/** A named pin is a mark of the map, which moves it: so it is dragged where it stands. */
const pinAt = ({ target }: SyntheticEvent) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-lng]') : null

/** For the element around a map: its pin can be dragged, and reports the pixel that it was put on. */
export function useDraggedPin(onDropped: (x: number, y: number) => void) {
  /** Beneath the pin the map would be dragged as well. */
  const hold = (event: SyntheticEvent) => {
    if (pinAt(event)) event.stopPropagation()
  }

  function begin(event: PointerEvent<HTMLElement>) {
    const pin = pinAt(event)
    if (!pin || event.button !== 0) return
    const { m41: left, m42: top } = new DOMMatrix(getComputedStyle(pin).transform)
    let [x, y] = [left, top]
    const { clientX, clientY } = event
    const follow = (moved: globalThis.PointerEvent) => {
      x = left + moved.clientX - clientX
      y = top + moved.clientY - clientY
      pin.style.transform = `translate(${x}px, ${y}px)`
    }
    const end = new AbortController()
    const { signal } = end
    window.addEventListener('pointermove', follow, { signal })
    window.addEventListener('pointercancel', () => end.abort(), { signal })
    window.addEventListener(
      'pointerup',
      () => {
        end.abort()
        if (Math.hypot(x - left, y - top) > MOVED) onDropped(x, y)
      },
      { signal },
    )
  }

  return { onMouseDownCapture: hold, onTouchStartCapture: hold, onPointerDown: begin }
}
