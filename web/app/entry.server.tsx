import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import { apiFetchContext } from './api/loader-api.ts'
import { type PageSettings, pageSettingsContext } from './api/page-settings.ts'
import { ScriptMark, scriptMarkContext } from './boot/script-mark.ts'

const RENDER_TIMEOUT_MS = 6_000

/** What `serve` passes along with every request: its in-process way to the API, settings, and the mark of our scripts. */
export function requestContext(
  apiFetch: typeof fetch,
  settings: PageSettings,
  scriptMark?: string,
): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(apiFetchContext, apiFetch)
  context.set(pageSettingsContext, settings)
  context.set(scriptMarkContext, scriptMark)
  return context
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(scriptMarkContext)
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ScriptMark value={nonce}>
        <ServerRouter context={routerContext} url={request.url} {...(nonce && { nonce })} />
      </ScriptMark>,
      {
        ...(nonce && { nonce }),
        // Whole for everyone: one kept page answers visitors and those who index alike.
        onAllReady() {
          const body = new PassThrough({
            final(done) {
              clearTimeout(timeout)
              done()
            },
          })
          headers.set('Content-Type', 'text/html; charset=utf-8')
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }))
          pipe(body)
        },
        onShellError: reject,
      },
    )
    const timeout = setTimeout(abort, RENDER_TIMEOUT_MS)
  })
}
