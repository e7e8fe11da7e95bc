import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const NEXT_VERSION = 'the-next-one'

/**
 * The product behind an address of its own, on which a new version can come out: from then on its service worker is
 * another one. Tests cannot put themselves between a browser and the script of a worker.
 */
export async function startDeployable(origin: string) {
  let release: { readonly from: string } | undefined
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', origin)
    if (release && url.pathname === '/sw.js') {
      const worker = await (await fetch(url)).text()
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
      return response.end(worker.replaceAll(release.from, NEXT_VERSION))
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
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
