const KEY = 'belvedere.session'

/**
 * Whether this browser was logged in when it was last here. The refresh cookie cannot be read by scripts, and a
 * visitor's page should not ask the server in vain (docs/architecture.md, "Who is here").
 */
export function sessionHint(): boolean {
  return withStorage((storage) => storage.getItem(KEY) !== null) ?? false
}

export function hintSession(there: boolean): void {
  withStorage((storage) => (there ? storage.setItem(KEY, '1') : storage.removeItem(KEY)))
}

/** Another tab logged in or out. */
export function onSessionHint(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => key === KEY && listener()
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}

/** A browser may forbid storage; then a reload logs out. */
function withStorage<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(window.localStorage)
  } catch {
    return undefined
  }
}
