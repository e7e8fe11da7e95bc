import { useEffect, useEffectEvent } from 'react'
import { lettersAreKeys } from '../../../staff/frame/letter-keys.ts'

interface MaskKeys {
  readonly open: boolean
  readonly onWipe: (by: number) => void
  /** While Space is held the whole mask shows. */
  readonly onWhole: (whole: boolean) => void
  readonly onAnswer: (answer: number) => void
  readonly onMake: () => void
  readonly onLeave: () => void
}

const WIPE_PX = 10

/** Arrows move the wipe, Space shows the mask, 1 to 3 answer, Enter makes, Escape leaves; before the picture hears them. */
export function useMaskKeys({ open, onWipe, onWhole, onAnswer, onMake, onLeave }: MaskKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const acts: Readonly<Record<string, (() => void) | undefined>> = {
      Escape: onLeave,
      ...(!isControl(event.target) && {
        ' ': () => onWhole(true),
        Enter: onMake,
      }),
      ...(!hasArrows(event.target) && {
        ArrowLeft: () => onWipe(-(event.shiftKey ? 1 : WIPE_PX)),
        ArrowRight: () => onWipe(event.shiftKey ? 1 : WIPE_PX),
      }),
      ...(lettersAreKeys() &&
        !isField(event.target) && { 1: () => onAnswer(1), 2: () => onAnswer(2), 3: () => onAnswer(3) }),
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  })
  const release = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === ' ') onWhole(false)
  })
  useEffect(() => {
    if (!open) return
    const left = new AbortController()
    const first = { capture: true, signal: left.signal }
    window.addEventListener('keydown', (event) => press(event), first)
    window.addEventListener('keyup', (event) => release(event), first)
    return () => left.abort()
  }, [open])
}

const matches = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.matches(selector)
/** Whatever a press of Enter or Space is for itself. */
const isControl = (target: EventTarget | null) =>
  matches(target, 'button:not([role=slider]), input, select, summary, a, textarea')
const hasArrows = (target: EventTarget | null) => matches(target, 'input, select, textarea')
const isField = (target: EventTarget | null) => matches(target, 'input:not([type=radio]), select, textarea')
