import { localeOfPath, localisedPath } from '@belvedere/domain/screens/locale'
import { retryUntil, SETTINGS_RETRY_MS } from '@belvedere/domain/screens/retry-until'
import { splashStaysMs } from '@belvedere/domain/screens/splash'
import { useEffect } from 'react'
import { useNavigate, useNavigationType } from 'react-router'
import { browserApi } from '../../api/loader-api.ts'
import { isNotFound, loadStart } from './load-start.ts'

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** What is not there the page itself says, loaded anew: the splash waits only for what may still come. */
function pageSaysIt(error: unknown): string {
  if (isNotFound(error)) return ''
  throw error
}

/** Replaces the splash with the start screen, in history too; waits for the project where there is none yet. */
export function useWayIn(start: string | undefined) {
  const navigate = useNavigate()
  // Then it is on the screen since the page began to load, not since the scripts run.
  const withDocument = useNavigationType() === 'POP'
  useEffect(() => {
    const left = new AbortController()
    const here = new URL(window.location.href)
    const target = start
      ? sleep(splashStaysMs(withDocument ? performance.now() : 0)).then(() => start)
      : retryUntil(() => loadStart(browserApi(), here).catch(pageSaysIt), {
          everyMs: SETTINGS_RETRY_MS,
          sleep,
          signal: left.signal,
        })
    target.then(
      (path) => {
        if (left.signal.aborted) return
        // What was not there brings its own language and stylesheet: the page begins anew (GEN-14).
        if (start === undefined) window.location.reload()
        else navigate(localisedPath(path, localeOfPath(here.pathname)), { replace: true })
      },
      () => undefined, // left the splash while waiting
    )
    return () => left.abort()
  }, [start, navigate, withDocument])
}
