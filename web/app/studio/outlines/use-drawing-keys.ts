import { useEffect, useEffectEvent } from 'react'
import { lettersAreKeys } from '../../staff/frame/letter-keys.ts'
import { isSecondKey } from '../../staff/frame/second-key.ts'
import type { DrawingMode } from './tool-strip.tsx'
import type { DrawingHistory } from './use-drawing.ts'

interface DrawingKeys {
  readonly onMode: (mode: DrawingMode) => void
  readonly onSnap: () => void
  readonly history: DrawingHistory
  readonly enabled: boolean
}

const MODES: Readonly<Record<string, DrawingMode>> = {
  v: 'select',
  d: 'draw',
  f: 'grid',
  k: 'mask',
  m: 'move',
  c: 'carry',
}

/** Wherever the focus is: Ctrl Z, Ctrl Shift Z, and the letters of the tools. */
export function useDrawingKeys({ onMode, onSnap, history, enabled }: DrawingKeys): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!enabled || event.defaultPrevented || event.altKey || isTyping(event.target)) return
    const key = event.key.toLowerCase()
    if (event.ctrlKey || event.metaKey) {
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) history.redo()
      else history.undo()
      return
    }
    if (!lettersAreKeys() || isSecondKey(event)) return
    const mode = MODES[key]
    if (mode) onMode(mode)
    else if (key === 's') onSnap()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, select')
