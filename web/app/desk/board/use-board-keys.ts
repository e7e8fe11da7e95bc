import { nextKind } from '@belvedere/domain/sales/board'
import { useEffect } from 'react'
import { lettersAreKeys } from '../../staff/frame/letter-keys.ts'
import { isSecondKey } from '../../staff/frame/second-key.ts'
import { type DeskClaim, useDesk } from '../project/desk-project.ts'
import { useSteps } from '../steps/use-steps.ts'

/** Arrows to another column, J and K to another card, Shift and → to move it, X to extend it, H for a new hold. */
export function useBoardKeys(columns: readonly (readonly DeskClaim[])[]): void {
  const { sells, openStep, openHold } = useDesk()
  const { mayExtend, extend } = useSteps()
  useEffect(() => {
    const placeOf = (id: number) => {
      const column = columns.findIndex((cards) => cards.some((card) => card.id === id))
      return { column, row: columns[column]?.findIndex((card) => card.id === id) ?? 0 }
    }

    function step(key: string, id: number | undefined) {
      if (id === undefined) return focusCard(columns.find((cards) => cards.length > 0)?.[0])
      const { column, row } = placeOf(id)
      if (key === 'j' || key === 'k') return focusCard(columns[column]?.[row + (key === 'j' ? 1 : -1)])
      const others = key === 'ArrowRight' ? columns.slice(column + 1) : columns.slice(0, column).toReversed()
      const cards = others.find((one) => one.length > 0)
      focusCard(cards?.[Math.min(row, cards.length - 1)])
    }

    function hear(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest('input, textarea, select, [role=dialog], [role=menu], [role=listbox]')) return
      if (isSecondKey(event)) return
      const held = target?.closest('li')?.querySelector('[data-card]')?.getAttribute('data-card')
      const claim = columns.flat().find(({ id }) => id === Number(held))
      const { key } = event
      const isArrow = key === 'ArrowLeft' || key === 'ArrowRight'
      if (!isArrow && !lettersAreKeys()) return
      if (event.shiftKey && key === 'ArrowRight') {
        const next = claim && nextKind(claim.kind)
        if (!claim || !sells || !next || next === 'hold') return
        openStep({ act: next, claim })
      } else if (event.shiftKey) return
      else if (isArrow || key === 'j' || key === 'k') step(key, claim?.id)
      else if (key === 'x' && claim && mayExtend(claim)) extend(claim)
      else if (key === 'h' && sells) openHold({})
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [columns, sells, openStep, openHold, mayExtend, extend])
}

function focusCard(card: DeskClaim | undefined) {
  if (card) document.querySelector<HTMLElement>(`[data-card="${card.id}"]`)?.focus()
}
