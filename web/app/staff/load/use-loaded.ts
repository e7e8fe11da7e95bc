import { useCallback, useEffect, useRef, useState } from 'react'

/** What a part of the studio asked for: not there yet, there, or why not. */
export type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  /** A status of the API; undefined without an answer. */
  | { readonly state: 'failed'; readonly status: number | undefined }

/** After each failure in a row, the last for all that follow. */
const TRY_AGAIN_S = [1, 2, 5, 10, 30]

/**
 * Asks once for each key, and again when told to: what is shown stays until the new answer has come. What failed by the
 * line or by the server's day is asked for again by itself, at once when the network is back. Pages of the studio are
 * private, so their contents are asked for in the browser.
 */
export function useLoaded<Value>(key: string, load: () => Promise<Value>): [Loaded<Value>, () => void] {
  const [loaded, setLoaded] = useState<{ key: string; now: Loaded<Value> }>({
    key,
    now: { state: 'loading' },
  })
  const [asked, setAsked] = useState(0)
  const failures = useRef(0)
  const latest = useRef(load)
  latest.current = load
  const again = useCallback(() => setAsked((times) => times + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again is a reason of its own
  useEffect(() => {
    let left = false
    const keep = (now: Loaded<Value>) => {
      if (left) return
      failures.current = now.state === 'failed' ? failures.current + 1 : 0
      setLoaded({ key, now })
    }
    latest.current().then(
      (value) => keep({ state: 'ready', value }),
      (error: unknown) =>
        keep({ state: 'failed', status: error instanceof Response ? error.status : undefined }),
    )
    return () => {
      left = true
    }
  }, [key, asked])
  useEffect(() => {
    if (loaded.now.state !== 'failed' || isFinal(loaded.now.status)) return
    const seconds = TRY_AGAIN_S[failures.current - 1] ?? TRY_AGAIN_S.at(-1) ?? 0
    const timer = setTimeout(again, seconds * 1_000)
    addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', again)
    }
  }, [loaded, again])
  return [loaded.key === key ? loaded.now : { state: 'loading' }, again]
}

/** A refusal that stands however often one asks. 401 is none: without a session there would be no studio. */
function isFinal(status: number | undefined): boolean {
  return status !== undefined && status >= 400 && status < 500 && status !== 401 && status !== 429
}
