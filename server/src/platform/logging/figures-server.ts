import { createServer, type ServerResponse } from 'node:http'
import { Registry } from 'prom-client'
import { processFigures } from './process-figures.ts'

type Health = () => Promise<{ status: string }>

/**
 * Answers whoever watches, on an address that is never the public one: `/metrics` for Prometheus and, in a process that
 * serves nothing else, `/healthz` and `/readyz`.
 */
export function figuresServer(registry: Registry, readiness?: Health) {
  const server = createServer(async ({ url }, answer) => {
    if (url === '/metrics')
      answer
        .writeHead(200, { 'content-type': registry.contentType })
        .end(await Registry.merge([registry, processFigures]).metrics())
    else if (url === '/healthz' && readiness) send(answer, { status: 'up' })
    else if (url === '/readyz' && readiness) send(answer, await readiness())
    else answer.writeHead(404).end()
  })
  return {
    listen: ({ host, port }: { host: string; port: number }) =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(port, host, resolve)
      }),
    close: async () => void server.close(),
  }
}

function send(answer: ServerResponse, state: { status: string }): void {
  const isWell = ['up', 'ready'].includes(state.status)
  answer.writeHead(isWell ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  answer.end(JSON.stringify(state))
}
