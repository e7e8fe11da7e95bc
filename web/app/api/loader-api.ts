import type { LoaderFunctionArgs } from 'react-router'
import { apiFetchContext } from './api-context.ts'
import { type Api, createApi } from './client.ts'

/** The API as a server loader reaches it: in-process, under the visitor's own host. */
export function serverApi({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>): Api {
  return createApi({ baseUrl: new URL(request.url).origin, fetch: context.get(apiFetchContext) })
}

let browser: Api | undefined

/** The API as the browser reaches it. */
export function browserApi(): Api {
  browser ??= createApi({ baseUrl: window.location.origin })
  return browser
}
