import { cleanupOutdatedCaches, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { offlineAnswer } from './offline-answer.ts'
import { forgetSeen, keeperOf, pages } from './seen.ts'

declare const self: ServiceWorkerGlobalScope
/** Written in by the build: what every screen needs. */
declare const PRECACHED: PrecacheEntry[]

// A new version takes over at once: pages name their chunks by fingerprint, so old and new do not mix.
self.skipWaiting()
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
cleanupOutdatedCaches()
precacheAndRoute(PRECACHED)

registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', pages)
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && keeperOf(url) !== undefined && !request.headers.has('authorization'),
  (options) => keeperOf(options.url)?.handle(options) ?? Promise.reject(new Error('Nobody keeps it')),
)
setCatchHandler(offlineAnswer)

interface Message {
  readonly type: 'seen' | 'forget'
  /** The screen that was reached from within the page. */
  readonly page: string
  /** What it asked for before this worker stood between. */
  readonly parts: readonly string[]
}

self.addEventListener('message', (event) => {
  const message = event.data as Message
  if (message.type === 'forget') event.waitUntil(forgetSeen())
  if (message.type !== 'seen') return
  const own = (address: string) => new URL(address).origin === self.location.origin
  if (own(message.page)) event.waitUntil(pages.handle({ event, request: message.page }))
  for (const part of message.parts.filter(own)) {
    const kept = keeperOf(new URL(part))?.handle({ event, request: part })
    if (kept) event.waitUntil(kept.catch(() => undefined))
  }
})
