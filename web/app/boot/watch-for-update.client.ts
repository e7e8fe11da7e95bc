/** A version that is ready while an older one is in use says so; what it says is loaded then. */
export function watchForUpdate(registration: ServiceWorkerRegistration) {
  const look = async () => {
    // The very first one replaces nothing.
    if (!registration.waiting || !registration.active) return
    const { announceUpdate } = await import('./announce-update.client.ts')
    await announceUpdate(registration)
  }
  void look()
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => coming.state === 'installed' && look())
  })
  // A tab may stay open for days; browsers look for a new version only when a page is loaded.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {})
  })
}
