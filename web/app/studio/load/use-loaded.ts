import { useCallback, useEffect, useRef, useState } from 'react'

/** What a part of the studio asked for: not there yet, there, or why not. */
export type Loaded<Value> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: Value }
  /** A status of the API; undefined without an answer. */
  | { readonly state: 'failed'; readonly status: number | undefined }

/**
 * Asks once for each key, and again when told to: what is shown stays until the new answer has come. Pages of the studio
 * are private, so their contents are asked for in the browser.
 */
export function useLoaded<Value>(key: string, load: () => Promise<Value>): [Loaded<Value>, () => void] {
  const [loaded, setLoaded] = useState<{ key: string; now: Loaded<Value> }>({
    key,
    now: { state: 'loading' },
  })
  const [asked, setAsked] = useState(0)
  const latest = useRef(load)
  latest.current = load
  // biome-ignore lint/correctness/useExhaustiveDependencies: asking again is a reason of its own
  useEffect(() => {
    let left = false
    const keep = (now: Loaded<Value>) => !left && setLoaded({ key, now })
    latest.current().then(
      (value) => keep({ state: 'ready', value }),
      (error: unknown) =>
        keep({ state: 'failed', status: error instanceof Response ? error.status : undefined }),
    )
    return () => {
      left = true
    }
  }, [key, asked])
  const again = useCallback(() => setAsked((times) => times + 1), [])
  return [loaded.key === key ? loaded.now : { state: 'loading' }, again]
}
