import { connectionAllows } from '../state/connection.ts'

/** Registered once the page stands (GEN-05); while developing, a worker would serve yesterday's code. */
export async function registerServiceWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // What the first page asked for came before the worker: it is handed over once the worker is there.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const asked = performance.getEntriesByType('resource').map(({ name }) => name)
    rememberPage(asked)
  })
  await navigator.serviceWorker.register('/sw.js', { scope: '/' })
}

/** Keeps the screen that is shown, so that it opens again without network. */
export function rememberPage(parts: readonly string[] = []) {
  if (connectionAllows()) tellWorker({ type: 'seen', page: window.location.href, parts })
}

/** Who logs out leaves nothing behind. */
export const forgetPages = () => tellWorker({ type: 'forget' })

function tellWorker(message: object) {
  navigator.serviceWorker?.controller?.postMessage(message)
}
