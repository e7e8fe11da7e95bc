import type { FilterTitle } from '@belvedere/domain/filters/filter-transitions'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * A card that does not hold the focus, but is given it when it opens and gives it back to its button. Escape closes it
 * from wherever one is, before the picture lets go of its selection; a dialog above it closes first.
 */
export function useCard(title: FilterTitle, onClose: () => void): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    const field = card.current?.querySelector<HTMLElement>('[role="combobox"]')
    ;(field ?? card.current)?.focus({ preventScroll: true })
    return () => {
      if (document.activeElement !== document.body) return
      document.querySelector<HTMLElement>(`[data-filter-title="${title}"]`)?.focus()
    }
  }, [title])
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      const dialog = event.target instanceof Element ? event.target.closest('[role="dialog"]') : null
      if (dialog && dialog !== card.current) return
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
  return card
}
