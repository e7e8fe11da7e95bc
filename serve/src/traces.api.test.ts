import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { createTestDatabase } from '@belvedere/server/testing/test-database'
import { expect, it, onTestFinished } from 'vitest'
import { spawnProduct } from './testing/spawn-product.ts'

type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

/** Takes spans as a collector does. */
async function collector() {
  const spans: Span[] = []
  const server = createServer(async (request, answer) => {
    const { resourceSpans } = (await json(request)) as Sent
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    answer.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { spans, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces` }
}

async function traced(settings: Record<string, string>) {
  const database = await createTestDatabase()
  onTestFinished(async () => void (await database.drop()))
  const product = await spawnProduct({
    NODE_ENV: 'production',
    TRIAL: 'yes',
    DRAIN_S: '0',
    ROLE: 'web',
    DATABASE_URL: database.databaseUrl,
    ...settings,
  })
  return {
    get: (path: string, headers = {}) => fetch(product.origin + path, { headers }),
    /** What is left is sent when it ends. */
    async end() {
      product.child.kill('SIGTERM')
      expect((await product.ended)[0]).toBe(0)
    },
  }
}

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const CALLER = 'b7ad6b7169203331'
const CONTINUED = { traceparent: `00-${TRACE}-${CALLER}-01` }
const BY_PROXY = { 'x-forwarded-for': '203.0.113.7' }
const UNKNOWN = '/api/v1/unknown'
const textOf = ({ attributes }: Span, name: string) =>
  attributes.find(({ key }) => key === name)?.value.stringValue

it('a page is one trace, from the page by the calls that it makes to each statement', async () => {
  const { spans, url } = await collector()
  const { get, end } = await traced({ TRACES_URL: url, TRUSTED_PROXIES: '127.0.0.1' })
  await (await get('/masterplan/1?token=secret', { ...CONTINUED, ...BY_PROXY })).text()
  await end()

  const [page, ...others] = spans.filter(({ parentSpanId }) => parentSpanId === CALLER)
  expect([page?.name, others]).toEqual(['GET /*', []])
  const ofTrace = spans.filter(({ traceId }) => traceId === TRACE)
  const calls = ofTrace.filter(({ parentSpanId }) => parentSpanId === page?.spanId)
  const masterplan = calls.find(({ name }) => name === 'GET /api/v1/frontend/masterplans/:id')
  expect(masterplan).toBeDefined()
  const statements = ofTrace.filter(({ parentSpanId }) => parentSpanId === masterplan?.spanId)
  expect(statements.map((span) => textOf(span, 'db.query.text'))).toContainEqual(
    expect.stringMatching(/^select .*"masterplans".*\$1/s),
  )
  expect(JSON.stringify(spans)).not.toContain('secret')
}, 120_000)

it('what is answered from memory is not traced, nor what is not in the share', async () => {
  const { spans, url } = await collector()
  const projects = '/api/v1/frontend/projects'
  const all = await traced({ TRACES_URL: url })
  const ASKED = 40
  for (let n = 0; n < ASKED; n += 1) await (await all.get(projects)).text()
  await all.end()
  // A process that the machine leaves waiting asks the database anew now and then.
  const ofProjects = spans.filter(({ name }) => name === `GET ${projects}`)
  expect(ofProjects.length).toBeGreaterThan(0)
  expect(ofProjects.length).toBeLessThan(ASKED)

  spans.length = 0
  const none = await traced({ TRACES_URL: url, TRACES_SHARE: '0' })
  await (await none.get(projects, CONTINUED)).text()
  await none.end()
  expect(spans).toEqual([])
}, 120_000)

it('a visitor neither continues a trace, nor decides by its id whether it is kept', async () => {
  const { spans, url } = await collector()
  const direct = await traced({ TRACES_URL: url })
  await (await direct.get(UNKNOWN, { ...CONTINUED, ...BY_PROXY })).text()
  await direct.end()
  expect(spans.map(({ name }) => name)).toContain('GET /api/*')
  expect(spans.filter(({ traceId }) => traceId === TRACE)).toEqual([])

  spans.length = 0
  const some = await traced({ TRACES_URL: url, TRACES_SHARE: '0.01', TRUSTED_PROXIES: '127.0.0.1' })
  // By its number it would be in every share.
  const traceparent = `00-${'0'.repeat(31)}1-${CALLER}-01`
  for (let n = 0; n < 20; n += 1) await (await some.get(UNKNOWN, { traceparent, ...BY_PROXY })).text()
  await some.end()
  expect(spans.filter(({ name }) => name === 'GET /api/*').length).toBeLessThan(20)
}, 120_000)

it('ends well when the collector is away', async () => {
  const { get, end } = await traced({ TRACES_URL: 'http://127.0.0.1:9/v1/traces' })
  await (await get(UNKNOWN)).text()
  await end()
}, 120_000)
