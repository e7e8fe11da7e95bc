import { useEffect } from 'react'

/** Tells whoever kept an early press (keep-early-press.ts) that handlers answer from now on. */
export function useTellAlive() {
  useEffect(() => {
    dispatchEvent(new Event('alive'))
  }, [])
}
