import { useEffect } from 'react'

/** Tells the page's starter (start-page.ts) that handlers answer from now on. */
export function useTellAlive() {
  useEffect(() => {
    dispatchEvent(new Event('alive'))
  }, [])
}
