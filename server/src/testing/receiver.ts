import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

/** How a receiver behaves; the last four lie or never end. */
export type Behaviour = 'ok' | 'fail' | 'hang' | 'slow' | 'redirect' | 'endless' | 'hang-up' | 'short'

export type Received = {
  id: string
  /** Undefined where the signature does not hold. */
  message: { type: string; timestamp: string; sequence: number; data: Record<string, unknown> } | undefined
  text: string
  answered: Behaviour
}

const SLOW_MS = 150

/** A receiver of webhooks that behaves as it is told, request by request. */
export async function startReceiver(secret: () => string, behave: (nth: number) => Behaviour = () => 'ok') {
  const received: Received[] = []
  let elsewhere = 0
  const server = createServer(async (request, response) => {
    if (request.url === '/elsewhere') {
      elsewhere += 1
      return response.end()
    }
    const text = await bodyOf(request)
    const answered = behave(received.length)
    const id = String(request.headers['webhook-id'])
    received.push({ id, text, answered, message: verified(text, request, secret()) })
    answerAs(answered, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    address: `http://${host}/hooks`,
    received,
    /** How often a redirect was followed. */
    elsewhere: () => elsewhere,
    async close(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return text
}

function verified(text: string, { headers }: IncomingMessage, secret: string): Received['message'] {
  try {
    return new Webhook(secret).verify(text, headers as Record<string, string>) as Received['message']
  } catch {
    return undefined
  }
}

function answerAs(behaviour: Behaviour, response: ServerResponse): void {
  if (behaviour === 'hang') return
  if (behaviour === 'hang-up') return void response.destroy()
  if (behaviour === 'slow') return void setTimeout(() => response.writeHead(200).end('late'), SLOW_MS)
  if (behaviour === 'redirect') return void response.writeHead(307, { location: '/elsewhere' }).end()
  if (behaviour === 'fail') return void response.writeHead(503).end('not now')
  if (behaviour === 'short') {
    response.writeHead(200, { 'content-length': '1000' }).write('less than it says')
    return void setTimeout(() => response.destroy(), SLOW_MS)
  }
  if (behaviour === 'endless') return void pour(response.writeHead(200))
  response.writeHead(204).end()
}

function pour(response: ServerResponse): void {
  const more = () => {
    while (!response.destroyed && response.write('x'.repeat(16_384)));
  }
  response.on('drain', more)
  more()
}
