import { type RefObject, useEffect } from 'react'
import { lettersAreKeys } from '../../staff/frame/letter-keys.ts'
import { isSecondKey } from '../../staff/frame/second-key.ts'

/** J and K go to the next and the previous row of a list; Enter opens it, as it does any link. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function hear(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest('input, textarea, select, [role=dialog], [role=menu], [role=listbox]')) return
      if ((event.key !== 'j' && event.key !== 'k') || isSecondKey(event) || !lettersAreKeys()) return
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('li a:first-child') ?? [])]
      const focused = document.activeElement
      const at = focused instanceof HTMLElement ? rows.indexOf(focused) : -1
      const next = rows[event.key === 'j' ? at + 1 : Math.max(0, at - 1)]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [list])
}
