import { createContext, type LoaderFunctionArgs } from 'react-router'
import { type Bearer, createBearer } from './bearer.ts'
import { type Api, connectionLost, createApi, type RefusedCall } from './client.ts'

/** How loaders reach the API on the server: `serve` hands in a fetch that stays inside the process. */
export const apiFetchContext = createContext<typeof fetch>()

/** The API as a server loader reaches it: in-process, under the visitor's own host. */
export function serverApi({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>): Api {
  return createApi({ baseUrl: new URL(request.url).origin, fetch: context.get(apiFetchContext) })
}

let browser: Api | undefined
let bearer: Bearer | undefined
let sessionEnded = () => {}
const refusals = new Set<(call: RefusedCall) => void>()

/** The API as the browser reaches it, as whoever is logged in. */
export function browserApi(): Api {
  browser ??= createApi({
    baseUrl: window.location.origin,
    fetch: browserBearer().fetch,
    credentials: 'include',
    onRefused: (call) => {
      for (const listener of refusals) listener(call)
    },
  })
  return browser
}

export function browserBearer(): Bearer {
  bearer ??= createBearer({
    baseUrl: window.location.origin,
    fetch: (request) => window.fetch(request).catch(connectionLost),
    onEnded: () => sessionEnded(),
  })
  return bearer
}

/** Who wants to know that the server ended the session. */
export function onSessionEnded(listener: () => void) {
  sessionEnded = listener
}

export type { RefusedCall } from './client.ts'

/** Who wants to know of every refusal, such as of access that was lost while working. */
export function onRefusal(listener: (call: RefusedCall) => void): () => void {
  refusals.add(listener)
  return () => refusals.delete(listener)
}
