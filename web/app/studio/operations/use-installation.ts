import { useEffect } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { type Loaded, useLoaded } from '../../staff/load/use-loaded.ts'
import { useNow } from '../../staff/ui/use-now.ts'
import type { Installation } from './installation.ts'

const LOOK_EVERY_MS = 10_000
/** Two looks that brought nothing. */
const STALE_AFTER_MS = 25_000

interface Looked {
  readonly installation: Installation
  /** By the clock of this device. */
  readonly receivedAt: number
}

/** How everything runs, asked again and again while one looks, and whether the last answers did not come. */
export function useInstallation(): { loaded: Loaded<Looked>; isStale: boolean; again: () => void } {
  const [loaded, again] = useLoaded('installation', async () => ({
    installation: await browserApi().read('GET /api/v1/operations'),
    receivedAt: Date.now(),
  }))
  useEffect(() => {
    const look = () => !document.hidden && again()
    const timer = setInterval(look, LOOK_EVERY_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [again])
  const now = useNow(LOOK_EVERY_MS / 2)
  const isStale = loaded.state === 'ready' && now - loaded.value.receivedAt > STALE_AFTER_MS
  return { loaded, isStale, again }
}
