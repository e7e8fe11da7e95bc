import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const NEXT_VERSION = 'the-next-one'

/**
 * The product behind an address of its own, on which a new version can come out: from then on its service worker and its
 * pages are other ones. Tests cannot put themselves between a browser and what a worker fetches.
 */
export async function startDeployable(origin: string) {
  let release: { readonly from: string } | undefined
  let held: { readonly path: string; readonly onAsked: () => void; readonly until: Promise<void> } | undefined
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', origin)
    if (held && url.pathname === held.path) {
      held.onAsked()
      await held.until
    }
    const isPage =
      request.headers['sec-fetch-mode'] === 'navigate' || request.headers.accept?.includes('text/html')
    if (release && (url.pathname === '/sw.js' || isPage || url.href.includes(NEXT_VERSION))) {
      const answer = await fetch(url.href.replaceAll(NEXT_VERSION, release.from))
      // Without the policy of the page: it names the scripts within it by what they are.
      const type = answer.headers.get('content-type') ?? ''
      response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-cache' })
      return response.end((await answer.text()).replaceAll(release.from, NEXT_VERSION))
    }
    const { method, headers } = request
    const passed = ask(url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    request.pipe(passed)
  }).listen(0, 'localhost')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** In place of the version that is there. */
    release: (from: string) => {
      release = { from }
    },
    /** Answers an address only when it is let go; tells when it is asked for. */
    hold: (path: string) => {
      const [asked, until] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      held = { path, onAsked: asked.resolve, until: until.promise }
      return { asked: asked.promise, letGo: until.resolve }
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
