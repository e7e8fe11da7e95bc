import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/**
 * While the component is there, one step back closes what it shows and leaves the screen as it is, as on a phone one
 * expects. React Router knows one such at a time: let only what covers the whole screen use it.
 */
export function useBackCloses(close: () => void): void {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP')
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    close()
  }, [blocker, close])
}
