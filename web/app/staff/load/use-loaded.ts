import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { type Asked, failed, type Loaded } from './loaded.ts'

export type { Loaded } from './loaded.ts'

/** After each failure in a row, the last for all that follow. */
const TRY_AGAIN_S = [1, 2, 5, 10, 30]

/**
 * Asks once for each key, and again when told to: what is shown stays until the new answer has come, also when that one
 * fails. What failed by the line or by the server's day is asked for again by itself, at once when the network is back.
 * Pages of the studio are private, so their contents are asked for in the browser.
 */
export function useLoaded<Value>(key: string, load: () => Promise<Value>): [Loaded<Value>, () => void] {
  const [loaded, setLoaded] = useState<Asked<Value>>({ key, now: { state: 'loading' }, failures: 0 })
  const [asked, setAsked] = useState(0)
  const ask = useEffectEvent(() => load())
  const again = useCallback(() => setAsked((times) => times + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again is a reason of its own
  useEffect(() => {
    let left = false
    ask().then(
      (value) => !left && setLoaded({ key, now: { state: 'ready', value }, failures: 0 }),
      (error: unknown) =>
        !left && setLoaded(failed(key, error instanceof Response ? error.status : undefined)),
    )
    return () => {
      left = true
    }
  }, [key, asked])
  useEffect(() => {
    if (loaded.failures === 0) return
    const seconds = TRY_AGAIN_S[loaded.failures - 1] ?? TRY_AGAIN_S.at(-1) ?? 0
    const timer = setTimeout(again, seconds * 1_000)
    addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', again)
    }
  }, [loaded, again])
  return [loaded.key === key ? loaded.now : { state: 'loading' }, again]
}
