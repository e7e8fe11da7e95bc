import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { lettersAreKeys } from '../../staff/frame/letter-keys.ts'
import { isSecondKey } from '../../staff/frame/second-key.ts'
import type { InboxEnquiry } from './inbox-enquiry.ts'

/** A control of the enquiry that is open carries its key. */
const CONTROL_KEYS = 'crahen'

/** J and K to the next and the previous enquiry; C, R, A, H, E, N press what carries that key, Escape goes back to the list. */
export function useInboxKeys(
  shown: readonly InboxEnquiry[],
  id: number | undefined,
  pathOf: (id: number) => string,
): void {
  const navigate = useNavigate()
  // One listener for as long as the inbox is open: a letter that comes right after the list has come counts already.
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest('input, textarea, select, [role=dialog], [role=menu], [role=listbox]')) return
    if (isSecondKey(event) || !lettersAreKeys()) return
    // Meant for the note, whose field is still on its way: no key of an action.
    if (isAwaited()) return event.preventDefault()
    const at = shown.findIndex((one) => one.id === id)
    const next =
      event.key === 'j' ? shown[at + 1] : event.key === 'k' ? shown[Math.max(0, at - 1)] : undefined
    if (next) void navigate(pathOf(next.id))
    else if (!CONTROL_KEYS.includes(event.key) || !press(event.key)) return
    event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

function press(key: string): boolean {
  const control = document.querySelector<HTMLElement>(`[data-key="${key}"]`)
  if (key === 'n') return control ? focus(control) : awaitNote()
  control?.click()
  return control !== null
}

/** The field itself takes what is typed next, from this very moment on. */
function focus(field: HTMLElement): true {
  field.focus()
  return true
}

/** So long the field of an enquiry that is still being read is waited for. */
const AWAITED_MS = 5_000
let awaitedUntil = 0

const isAwaited = (): boolean => performance.now() < awaitedUntil

function awaitNote(): boolean {
  // Where no enquiry is open there will be no field.
  if (!document.querySelector('article')) return false
  awaitedUntil = performance.now() + AWAITED_MS
  const look = () => {
    const field = document.querySelector<HTMLElement>('[data-key="n"]')
    if (field) {
      awaitedUntil = 0
      focus(field)
    } else if (isAwaited()) requestAnimationFrame(look)
  }
  look()
  return true
}
