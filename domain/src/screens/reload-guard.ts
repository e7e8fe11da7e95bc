/** "Page-reload guard 60000 ms" (spec section 9). */
const RELOAD_GUARD_MS = 60_000

/** A failed chunk reloads the page, at most once in this time (GEN-07). */
export function mayReload(lastReloadAt: number | undefined, now: number): boolean {
  return lastReloadAt === undefined || now - lastReloadAt >= RELOAD_GUARD_MS
}
