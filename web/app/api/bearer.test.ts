import { describe, expect, it } from 'vitest'
import { createBearer } from './bearer.ts'
import { createApi } from './client.ts'

const ORIGIN = 'http://localhost'
const PROFILE = '/api/v1/users/profile'
const GET_PROFILE = `GET ${PROFILE}` as const
const REFRESH = '/api/v1/users/refresh-token'

interface Asked {
  readonly path: string
  readonly authorization: string | null
  readonly credentials: RequestCredentials
  readonly body: string
}

/** A server that knows the tokens of `valid` and hands out those of `next`, one per refresh. */
function server({ valid, next }: { valid: string[]; next: string[] }) {
  const asked: Asked[] = []
  const fetch = (async (request: Request) => {
    const path = new URL(request.url).pathname
    const authorization = request.headers.get('authorization')
    const body = await request.text()
    asked.push({ path, authorization, credentials: request.credentials, body })
    if (path === REFRESH) {
      const token = next.shift()
      if (!token) return Response.json({}, { status: 401 })
      valid.push(token)
      return Response.json({ data: { attributes: { token } } })
    }
    const known = valid.some((token) => authorization === `Bearer ${token}`)
    return Response.json({ data: { attributes: {} } }, { status: known ? 200 : 401 })
  }) as typeof globalThis.fetch
  let ended = 0
  const bearer = createBearer({ baseUrl: ORIGIN, fetch, onEnded: () => ended++ })
  const api = createApi({ baseUrl: ORIGIN, fetch: bearer.fetch, credentials: 'include' })
  const refreshes = () => asked.filter(({ path }) => path === REFRESH).length
  return { api, bearer, asked, refreshes, ended: () => ended }
}

describe('the bearer', () => {
  it('sends the token in the Authorization header, and credentials [ACC-08]', async () => {
    const { api, bearer, asked } = server({ valid: ['first'], next: [] })
    bearer.keep('first')
    const { response } = await api.send(GET_PROFILE)
    expect(response.status).toBe(200)
    expect(asked).toMatchObject([{ authorization: 'Bearer first', credentials: 'include' }])
  })

  it('a 401 makes one refresh, then one retry with the same body [ACC-08]', async () => {
    const { api, bearer, asked } = server({ valid: [], next: ['second'] })
    bearer.keep('ended')
    const { response } = await api.send('PATCH /api/v1/users', { body: { firstName: 'Ana' } })
    expect(response.status).toBe(200)
    expect(asked.map(({ path, authorization }) => [path, authorization])).toEqual([
      ['/api/v1/users', 'Bearer ended'],
      [REFRESH, null],
      ['/api/v1/users', 'Bearer second'],
    ])
    expect(asked[2]?.body).toBe('{"firstName":"Ana"}')
  })

  it('a 401 of the refresh call makes none, ends the session, and the retry goes out without a token [ACC-08]', async () => {
    const { api, bearer, asked, refreshes, ended } = server({ valid: [], next: [] })
    bearer.keep('ended')
    const { response } = await api.send(GET_PROFILE)
    expect(response.status).toBe(401)
    expect(refreshes()).toBe(1)
    expect(ended()).toBe(1)
    expect(asked.map(({ authorization }) => authorization)).toEqual(['Bearer ended', null, null])
  })

  it('calls that fail at the same time share one refresh [ACC-08]', async () => {
    const { api, bearer, refreshes } = server({ valid: [], next: ['second', 'third'] })
    bearer.keep('ended')
    const answers = await Promise.all([1, 2, 3, 4].map(() => api.send(GET_PROFILE)))
    expect(answers.map(({ response }) => response.status)).toEqual([200, 200, 200, 200])
    expect(refreshes()).toBe(1)
  })

  it('a retry that fails as well is not tried again [ACC-08]', async () => {
    const { api, bearer, asked } = server({ valid: [], next: [] })
    bearer.keep('ended')
    await api.send(GET_PROFILE)
    expect(asked.filter(({ path }) => path === PROFILE)).toHaveLength(2)
  })

  it('a network that fails ends no session', async () => {
    let calls = 0
    let ended = false
    const bearer = createBearer({
      baseUrl: ORIGIN,
      fetch: (async () => {
        calls++
        throw new TypeError('no network')
      }) as typeof globalThis.fetch,
      onEnded: () => {
        ended = true
      },
    })
    expect(await bearer.refresh()).toBe(false)
    expect([calls, ended]).toEqual([1, false])
  })
})
