import { type RefObject, useEffect, useState } from 'react'

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** Which of the slides is in sight, however it came there, and how to go to another: also by the arrow keys. */
export function useSlides(strip: RefObject<HTMLElement | null>, count: number) {
  const [shown, setShown] = useState(0)

  useEffect(() => {
    const element = strip.current
    if (!element) return
    const note = () => setShown(Math.round(element.scrollLeft / element.clientWidth))
    element.addEventListener('scroll', note, { passive: true })
    return () => element.removeEventListener('scroll', note)
  }, [strip])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      if (!step || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
      event.preventDefault()
      goTo(strip.current, step(shown, count - 1))
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [strip, count, shown])

  return { shown, show: (index: number) => goTo(strip.current, index) }
}

/** Smoothly where the stylesheet says so: not for those who prefer reduced motion. */
function goTo(strip: HTMLElement | null, index: number) {
  strip?.scrollTo({ left: index * strip.clientWidth })
}
