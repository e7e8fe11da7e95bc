import { registerRoute, setCatchHandler } from 'workbox-routing'
import { keepEveryScript } from './keep-every-script.ts'
import { keepPictures } from './keep-pictures.ts'
import { offlineAnswer } from './offline-answer.ts'
import { forgetSeen, keeperOf, pages, scripts } from './seen.ts'

declare const self: ServiceWorkerGlobalScope
/** Written in by the build: which one this is, and what every screen needs. */
declare const VERSION: string
declare const NEEDED_EVERYWHERE: readonly string[]

// A new version waits until a page that knows it lets it take over (app/boot/announce-update.client.ts).
self.addEventListener('install', (event) =>
  event.waitUntil(Promise.all(NEEDED_EVERYWHERE.map((request) => scripts.handle({ event, request })))),
)
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', pages)
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && keeperOf(url) !== undefined && !request.headers.has('authorization'),
  (options) => keeperOf(options.url)?.handle(options) ?? Promise.reject(new Error('Nobody keeps it')),
)
setCatchHandler(offlineAnswer)

const own = (address: string) => new URL(address).origin === self.location.origin

interface Message {
  /** `seen`: a screen was opened; `stays`: the visitor is still here after a while, so more may be kept. */
  readonly type: 'seen' | 'stays' | 'forget' | 'version' | 'take-over'
  /** Screens to open again: the one reached from within the page, or what belongs to it. */
  readonly pages: readonly string[]
  /** What a page asked for before this worker was there; and, for visitors who stay, plans. */
  readonly parts: readonly string[]
}

self.addEventListener('message', (event) => {
  const message = event.data as Message
  if (message.type === 'seen') keepSeen(event, message)
  if (message.type === 'stays') event.waitUntil(keepMore(event, message))
  if (message.type === 'forget') event.waitUntil(forgetSeen())
  if (message.type === 'version') event.ports[0]?.postMessage(VERSION)
  if (message.type === 'take-over') event.waitUntil(self.skipWaiting())
})

/** One after the other: what the buyer asks for meanwhile goes first. */
async function keepMore(event: ExtendableEvent, { pages: screens, parts }: Message) {
  await keepEveryScript(event)
  await Promise.allSettled(screens.filter(own).map((request) => pages.handle({ event, request })))
  await keepPictures(event, parts.filter(own)).catch(() => undefined)
}

function keepSeen(event: ExtendableEvent, seen: Message) {
  const kept = [
    ...seen.pages.filter(own).map((request) => pages.handle({ event, request })),
    ...seen.parts.filter(own).map((request) => keeperOf(new URL(request))?.handle({ event, request })),
  ]
  event.waitUntil(Promise.allSettled(kept))
}
