import { calls } from '@belvedere/contract/calls'
import { Refusal } from '@belvedere/contract/refusal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf } from '../testing/address-of.ts'
import { callSamples, requestOf, staffSamples } from '../testing/call-samples.ts'
import { type Identities, makeIdentities } from '../testing/identities.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { wellMade } from '../testing/what-creates.ts'

let server: TestApp
let insiders: Identities
beforeAll(async () => {
  server = await createTestApp()
  insiders = await makeIdentities(server)
})
afterAll(() => server.close())

/** For each thing that can be asked along with a call, a value that it may not have. */
const BAD_QUERY: Record<string, string> = {
  langId: '99',
  type: 'list',
  include: 'Prices',
  poiTypeId: '1',
  parentType: 'building',
  mediaTypeId: '9',
  resize: '333',
  v: 'f'.repeat(65),
  version: '-1',
  query: 'f'.repeat(101),
  find: 'f'.repeat(255),
  latitude: '91',
  longitude: '-181',
  confirm: '-1',
  months: '4',
  building: 'second',
  sort: 'beauty',
  'page[size]': '201',
  'page[after]': 'nowhere',
  ...Object.fromEntries(
    [
      'masterplanId',
      'buildingId',
      'apartmentTypeId',
      'poiId',
      'mediaId',
      'mediaTypeId',
      'clientAppId',
      'floor',
      'userId',
    ].map((field) => [`filter[${field}]`, 'x']),
  ),
}

const NO_SUCH_IDS = ['2000000000', '2147483648', '99999999999999999999', '0']

const NO_BODIES = [undefined, null, [], 'text', 7]

const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const

const BASES = ['/api/v1', '/th-server/api/v1'] as const

/** What an address answers to under a base; HEAD goes with GET. */
const methodsOf = ({ path }: { path: string }, base: string) =>
  calls
    .filter((call) => call.path === path && (call.twin || call.base === base))
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))

it('has a sample of every call that ends', () => {
  const sampled = callSamples.map(({ call }) => call.name)
  // A stream goes on: it has tests of its own.
  const ending = calls.filter(({ reply }) => reply.kind !== 'events')
  expect(ending.map(({ name }) => name).filter((name) => !sampled.includes(name))).toEqual([])
})

const titled = callSamples.map(
  (sample) => [`${sample.call.method} ${sample.call.base}${sample.call.path}`, sample] as const,
)

describe.each(titled)('%s', (_, sample) => {
  const { call } = sample
  const id = `[${call.id}]`
  const { access } = call
  const isRead = call.method === 'GET'
  const badQueries = Object.keys(call.query.shape).map((name) => [name, BAD_QUERY[name] ?? ''] as const)
  const paramNames = Object.keys(call.params.shape)

  /** As its sample says, with what is given standing over it. */
  async function make(over: { params?: object; query?: object; headers?: object; body?: unknown } = {}) {
    const asked = await requestOf(sample, server, insiders)
    return server.ask(
      call,
      { ...asked.params, ...over.params },
      { ...asked.query, ...over.query },
      { ...asked.headers, ...over.headers },
      'body' in over ? over.body : asked.body,
    )
  }

  if (call.reply.kind === 'json') {
    const { schema, type } = call.reply
    it(`answers with the declared envelope and fields, and nothing else ${id}`, async () => {
      const reply = await make()
      const status = wellMade(call)
      expect([reply.statusCode, reply.statusCode === status || reply.payload]).toEqual([status, true])
      expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
      const body = reply.json()
      expect(schema.parse(body)).toEqual(body)
      const items = [body.data].flat()
      expect(items.length).toBeGreaterThan(0)
      for (const item of items) {
        expect(Object.keys(item)).toEqual(['type', 'id', 'attributes'])
        expect(item).toMatchObject({ type, id: String(item.attributes.id) })
      }
    })
  } else {
    it(`answers with ${call.reply.kind === 'file' ? 'the bytes of a file' : 'a stylesheet'} ${id}`, async () => {
      const reply = await make()
      expect(reply.statusCode).toBe(200)
      expect(reply.rawPayload.length).toBeGreaterThan(0)
      expect(reply.headers['content-type']).toMatch(
        call.reply.kind === 'file' ? /^(image|application)\/|^text\/csv;/ : /^text\/css; charset=utf-8$/,
      )
    })
  }

  if (access === 'anyone' && isRead && !sample.live)
    it(`may be made by anyone, who is not asked for a name ${id}`, async () => {
      const [visitor, stranger] = [await make(), await make({ headers: { cookie: 'session=nonsense' } })]
      expect(stranger.statusCode).toBe(200)
      expect(stranger.rawPayload.equals(visitor.rawPayload)).toBe(true)
      expect(visitor.headers['set-cookie']).toBeUndefined()
    })
  else
    it(`lets nobody keep its answer ${id}`, async () => {
      expect((await make()).headers['cache-control']).toMatch(/no-store/)
    })

  // A file has no revision: what names it is its content.
  if (isRead && call.reply.kind === 'json' && staffSamples.includes(sample))
    it(`tells staff which revision it is of, by an ETag [AUT-03, ${call.id}]`, async () => {
      const [reply, again] = [await make(), await make()]
      expect(reply.headers.etag).toMatch(/^"[\w-]+"$/)
      if (!sample.before) expect(again.headers.etag).toBe(reply.headers.etag)
    })

  it(`refuses a token that does not hold, so that its owner gets another ${id}`, async () => {
    const reply = await make({ headers: { authorization: 'Bearer nonsense' } })
    expect(reply.statusCode).toBe(401)
    expect(reply.json().errors[0].code).toBe('unauthorized')
  })

  it.each([...badQueries, ...paramNames.map((name) => [name, 'abc'] as const)])(
    `refuses %s=%s with 400 and a code ${id}`,
    async (name, value) => {
      const place = paramNames.includes(name) ? 'params' : 'query'
      const reply = await make({ [place]: { [name]: value } })
      expect(reply.statusCode).toBe(400)
      expect(Refusal.parse(reply.json()).errors).toEqual([
        expect.objectContaining({
          status: '400',
          code: 'invalid-input',
          detail: expect.stringContaining(name),
        }),
      ])
    },
  )

  const badBodies = call.body ? [...NO_BODIES, ...(sample.badBodies ?? [])] : []
  it.each(badBodies.map((body) => [body]))(`refuses the body %j with 400 and a code ${id}`, async (body) => {
    const reply = await make({ body })
    expect([reply.statusCode, Refusal.parse(reply.json()).errors[0]?.code]).toEqual([400, 'invalid-input'])
  })

  if (call.method === 'PATCH')
    it(`refuses a field that it does not know with 400 and a code ${id}`, async () => {
      const { body } = await requestOf(sample, server, insiders)
      const reply = await make({ body: { ...Object(body), unheardOf: 1 } })
      expect(reply.statusCode).toBe(400)
      expect(Refusal.parse(reply.json()).errors).toEqual([
        expect.objectContaining({ code: 'invalid-input', detail: expect.stringContaining('unheardOf') }),
      ])
    })

  const unknown = paramNames.flatMap((name) => NO_SUCH_IDS.map((value) => [name, value] as const))
  if (unknown.length)
    it.each(unknown)(`answers 404 where there is no %s %s [GEN-17, ${call.id}]`, async (name, value) => {
      const reply = await make({ params: { [name]: value } })
      expect(reply.statusCode).toBe(404)
      expect(Refusal.parse(reply.json()).errors).toEqual([
        expect.objectContaining({ status: '404', code: 'not-found' }),
      ])
    })

  it(`answers to the declared methods and under the declared bases only, and says to which ${id}`, async () => {
    const { params } = await requestOf(sample, server, insiders)
    for (const base of BASES) {
      const allowed = methodsOf(call, base)
      const [status, code] = allowed.length ? [405, 'method-not-allowed'] : [404, 'not-found']
      for (const method of METHODS.filter((one) => !allowed.includes(one))) {
        const reply = await server.app.inject({ method, url: addressOf({ base, path: call.path }, params) })
        expect([method, base, reply.statusCode]).toEqual([method, base, status])
        expect(Refusal.parse(reply.json()).errors[0]?.code).toBe(code)
        expect(reply.headers.allow?.split(', ') ?? []).toEqual(allowed.toSorted())
      }
    }
  })

  if (call.twin)
    it(`is reached under ${BASES.join(' and ')} alike ${id}`, async () => {
      const statuses = []
      for (const base of BASES) {
        const { params, query, headers, body } = await requestOf(sample, server, insiders)
        statuses.push((await server.ask({ ...call, base }, params, query, headers, body)).statusCode)
      }
      expect(statuses).toEqual([200, 200])
    })
})

describe('a query parameter that a call does not know', () => {
  it.each(staffSamples)('is refused by its name by $call.name, a call of staff [AUT-12]', async (sample) => {
    const { params, query, headers, body } = await requestOf(sample, server, insiders)
    const asked = { ...query, 'filter[misspelt]': '1' }
    const reply = await server.ask(sample.call, params, asked, headers, body)
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([400, 'invalid-input'])
    expect(reply.json().errors[0].detail).toContain('filter[misspelt]')
  })

  const ofVisitors = callSamples.filter(({ call }) => call.access === 'anyone' && call.method === 'GET')
  it.each(ofVisitors)('is dropped by $call.name, a call of visitors [AUT-12]', async (sample) => {
    const { params, query, headers } = await requestOf(sample, server, insiders)
    const reply = await server.ask(sample.call, params, { ...query, utm_source: 'somewhere' }, headers)
    expect(reply.statusCode).toBe(wellMade(sample.call))
  })
})
