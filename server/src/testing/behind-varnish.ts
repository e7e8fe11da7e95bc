import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { listBuildingApartments } from '@belvedere/contract/calls/buildings'
import { expect, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { connectDatabase } from '../platform/database/database.ts'
import { localFiles } from '../platform/files/files.ts'
import { addressOf } from './address-of.ts'
import { freePort, ownVarnish } from './own-services.ts'
import { createTestApp } from './test-app.ts'

const apartments = addressOf(listBuildingApartments, { id: 1 })

/** The API behind Varnish as ops/ sets it up, which is told of changes, and behind a second one; and a hand in the database. */
export async function openBehindVarnish() {
  const server = await createTestApp()
  const port = await freePort()
  const [varnish, second] = [await ownVarnish(port), await ownVarnish(port)]
  const db = connectDatabase(server.config.visitorUrl, { max: 2 })
  const config = { ...server.config, edgePurgeUrls: [varnish.insideUrl, second.insideUrl] }
  const product = await buildApp({
    config,
    db,
    members: server.members,
    files: localFiles(config.filesDir),
    logger: false,
  })
  product.addHook('onClose', () => db.destroy())
  // In the place of a page, which says what was asked for.
  product.get('/some/page', ({ url }, reply) =>
    reply.headers(product.publicHeaders).type('text/plain').send(url),
  )
  await product.listen({ port, host: '127.0.0.1' })
  await Promise.all([varnish.start(), second.start()])

  async function get(url: string, headers: Record<string, string> = {}) {
    const reply = await fetch(varnish.url + url, { headers })
    return {
      status: reply.status,
      cache: reply.headers.get('x-cache'),
      headers: reply.headers,
      body: await reply.text(),
    }
  }

  /** The same at a host of one's own. */
  async function getAt(host: string, path: string, headers: Record<string, string> = {}) {
    const asking = request(new URL(path, varnish.url), { headers: { ...headers, host } }).end()
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    return { status: answer.statusCode, cache: answer.headers['x-cache'], body: await text(answer) }
  }

  await vi.waitFor(() => expect(product.answers?.versions.state).toBe('fresh'))
  // The product drops everything at its start, twice: once that is through, copies stay.
  await vi.waitFor(
    async () => {
      await get(apartments)
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      expect((await get(apartments)).cache).toBe('hit')
    },
    { timeout: 15_000 },
  )
  return {
    server,
    varnish,
    second,
    product,
    get,
    getAt,
    async close() {
      await product.close()
      await Promise.all([varnish.remove(), second.remove()])
      await server.close()
    },
  }
}

export type BehindVarnish = Awaited<ReturnType<typeof openBehindVarnish>>
