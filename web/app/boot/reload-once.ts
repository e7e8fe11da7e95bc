import { mayReload } from '@belvedere/domain/screens/reload-guard'

const RELOADED_AT = 'reloaded-at'

/** Reloads the page after a chunk failed to load, at most once a minute; false when it may not (GEN-07). */
export function reloadOnce(): boolean {
  // Without network it would only lose what is on the page.
  if (!navigator.onLine) return false
  const reloadedAt = sessionStorage.getItem(RELOADED_AT)
  if (!mayReload(reloadedAt === null ? undefined : Number(reloadedAt), Date.now())) return false
  sessionStorage.setItem(RELOADED_AT, String(Date.now()))
  window.location.reload()
  return true
}
