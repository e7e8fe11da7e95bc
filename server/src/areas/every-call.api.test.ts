import { Refusal } from '@belvedere/contract/refusal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf, callSamples } from '../testing/call-samples.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

/** For each thing that can be asked along with a call, a value that it may not have. */
const BAD_QUERY: Record<string, string> = {
  langId: '99',
  type: 'list',
  poiTypeId: '1',
  parentType: 'building',
  mediaTypeId: '9',
  resize: '333',
  v: 'f'.repeat(65),
  version: '-1',
}

const NO_SUCH_IDS = ['2000000000', '2147483648', '99999999999999999999', '0']

describe.each(callSamples)('$call.method $call.base$call.path', ({ call, params }) => {
  const id = `[${call.id}]`
  const badQueries = Object.keys(call.query.shape).map((name) => [name, BAD_QUERY[name] ?? ''] as const)
  const paramNames = Object.keys(params)

  if (call.reply.kind === 'json') {
    const { schema, type } = call.reply
    it(`answers with the declared envelope and fields, and nothing else ${id}`, async () => {
      const reply = await server.ask(call, params)
      expect(reply.statusCode).toBe(200)
      expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
      const body = reply.json()
      expect(schema.parse(body)).toEqual(body)
      const items = [body.data].flat()
      expect(items.length).toBeGreaterThan(0)
      for (const item of items) {
        expect(Object.keys(item)).toEqual(['type', 'id', 'attributes'])
        expect(item).toMatchObject({ type, id: String(item.attributes.id ?? item.attributes.projectId) })
      }
    })
  } else {
    it(`answers with ${call.reply.kind === 'file' ? 'the bytes of a file' : 'a stylesheet'} ${id}`, async () => {
      const reply = await server.ask(call, params)
      expect(reply.statusCode).toBe(200)
      expect(reply.rawPayload.length).toBeGreaterThan(0)
      expect(reply.headers['content-type']).toBe(
        call.reply.kind === 'file' ? 'image/jpeg' : 'text/css; charset=utf-8',
      )
    })
  }

  it(`may be made by anyone, who is not asked for a name ${id}`, async () => {
    expect(call.access).toBe('anyone')
    const [visitor, stranger] = await Promise.all([
      server.ask(call, params),
      server.ask(call, params, {}, { cookie: 'session=nonsense' }),
    ])
    expect(stranger.statusCode).toBe(200)
    expect(stranger.rawPayload.equals(visitor.rawPayload)).toBe(true)
    expect(visitor.headers['set-cookie']).toBeUndefined()
  })

  it(`refuses a token that does not hold, so that its owner gets another ${id}`, async () => {
    const reply = await server.ask(call, params, {}, { authorization: 'Bearer nonsense' })
    expect(reply.statusCode).toBe(401)
    expect(reply.json().errors[0].code).toBe('unauthorized')
  })

  it.each([...badQueries, ...paramNames.map((name) => [name, 'abc'] as const)])(
    `refuses %s=%s with 400 and a code ${id}`,
    async (name, value) => {
      const reply = await server.ask(
        call,
        { ...params, ...(name in params && { [name]: value }) },
        {
          ...(!(name in params) && { [name]: value }),
        },
      )
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

  const unknown = paramNames.flatMap((name) => NO_SUCH_IDS.map((value) => [name, value] as const))
  if (unknown.length)
    it.each(unknown)(`answers 404 where there is no %s %s [GEN-17, ${call.id}]`, async (name, value) => {
      const reply = await server.ask(call, { ...params, [name]: value })
      expect(reply.statusCode).toBe(404)
      expect(Refusal.parse(reply.json()).errors).toEqual([
        expect.objectContaining({ status: '404', code: 'not-found' }),
      ])
    })

  it(`is there for reading only ${id}`, async () => {
    const reply = await server.app.inject({ method: 'DELETE', url: addressOf(call, params) })
    expect(reply.statusCode).toBe(404)
    expect(Refusal.parse(reply.json()).errors[0]?.code).toBe('not-found')
  })
})
