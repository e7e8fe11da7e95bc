import { keptAlong } from '@belvedere/domain/screens/kept-along'
import { connectionAllows } from '../state/connection.ts'
import { keptPlans } from './kept-plans.ts'
import { watchForUpdate } from './watch-for-update.client.ts'

/** The first view has the network to itself; whoever is still here then may want to open more without it. */
const STAYS_AFTER_MS = 10_000

/** Registered once the page stands (GEN-05); while developing, a worker would serve yesterday's code. */
export async function registerServiceWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // What the first page asked for came before the worker: it is handed over once the worker is there.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const asked = performance.getEntriesByType('resource').map(({ name }) => name)
    rememberPage(asked)
  })
  setTimeout(rememberMore, STAYS_AFTER_MS)
  // A browser may forbid workers: the product goes on without one.
  const registration = await navigator.serviceWorker.register('/sw.js', { scope: '/' }).catch(() => undefined)
  if (registration) watchForUpdate(registration)
}

/** Keeps the screen that is shown, so that it opens again without network. */
export const rememberPage = (parts: readonly string[] = []) => remember('seen', window.location.href, parts)

/** Keeps what belongs to it as well, and the code of the other screens, of forms and panels. */
export function rememberMore() {
  const along = keptAlong(window.location.pathname)
  remember('stays', along && absolute(along), keptPlans().map(absolute))
}

const absolute = (address: string) => new URL(address, window.location.origin).href

function remember(type: 'seen' | 'stays', page: string | undefined, parts: readonly string[] = []) {
  if (connectionAllows()) tellWorker({ type, pages: page ? [page] : [], parts })
}

/** At a logout nothing of what was seen stays in this browser. */
export const forgetPages = () => tellWorker({ type: 'forget' })

function tellWorker(message: object) {
  navigator.serviceWorker?.controller?.postMessage(message)
}
