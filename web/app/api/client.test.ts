import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type ApiConfiguration, createApi } from './client.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A client whose network is `fetch`. */
const apiOver = (fetch: (request: Request) => Promise<Response>) =>
  createApi({ baseUrl: 'http://localhost', fetch: fetch as typeof globalThis.fetch })

describe('the client', () => {
  afterEach(() => vi.useRealTimers())

  it.each([
    ['nothing', undefined],
    ['an empty address', { baseUrl: '' }],
  ])('throws a clear error when it is configured with %s [GEN-15]', (_, configuration) => {
    expect(() => createApi(configuration as unknown as ApiConfiguration)).toThrow(
      'The API client is not configured: it needs its baseUrl',
    )
  })

  it('asks where the contract says, with what was handed in', async () => {
    const asked: Request[] = []
    const api = apiOver(async (request) => {
      asked.push(request)
      return Response.json({ data: [] })
    })
    const query = { langId: LANGUAGE_IDS.serbian_latin, mediaTypeId: undefined }
    await api.read('GET /api/v1/frontend/pois/{id}/media-content', { params: { id: 4 }, query })
    await api.read('PATCH /api/v1/users', { body: { firstName: 'Ana' }, headers: { 'X-One': '1' } })
    const [get, patch] = asked
    expect([get?.method, get?.url]).toEqual([
      'GET',
      'http://localhost/api/v1/frontend/pois/4/media-content?langId=6',
    ])
    expect([patch?.method, patch?.url]).toEqual(['PATCH', 'http://localhost/api/v1/users'])
    expect([patch?.headers.get('content-type'), patch?.headers.get('x-one')]).toEqual([
      'application/json',
      '1',
    ])
    expect(await patch?.json()).toEqual({ firstName: 'Ana' })
  })

  it('answers with the attributes of one thing, or of each in a list', async () => {
    const one = { type: 'profile', id: '7', attributes: { id: 7 } }
    const profile = apiOver(async () => Response.json({ data: one }))
    expect(await profile.read('GET /api/v1/users/profile')).toEqual({ id: 7 })
    const projects = apiOver(async () => Response.json({ data: [one, one] }))
    expect(await projects.read('GET /api/v1/frontend/projects')).toEqual([{ id: 7 }, { id: 7 }])
  })

  it('makes the status of a refusal the own one of the page', async () => {
    const api = apiOver(async () => new Response('gone', { status: 410 }))
    await expect(api.read('GET /api/v1/frontend/projects')).rejects.toMatchObject({ status: 410 })
  })

  it('says why a call was refused; what a proxy refuses has no reason', async () => {
    const reason = { status: '401', code: 'unauthorized', title: 'Unauthorized', detail: '' }
    const refusing = (body: string) =>
      apiOver(async () => new Response(body, { status: 401 })).send('GET /api/v1/users/profile')
    expect((await refusing(JSON.stringify({ errors: [reason] }))).refusal).toEqual(reason)
    expect((await refusing('<html>Bad gateway</html>')).refusal).toBeUndefined()
    expect((await refusing('{}')).refusal).toBeUndefined()
  })

  it('stops a call whose signal says so', async () => {
    const left = new AbortController()
    const api = apiOver(
      (request) =>
        new Promise((_, reject) => {
          request.signal.addEventListener('abort', () => reject(request.signal.reason))
        }),
    )
    const call = api.read('GET /api/v1/frontend/projects', { signal: left.signal })
    left.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('knows the calls of the contract, and no others', () => {
    const api = apiOver(async () => Response.json({ data: {} }))
    const wrong = [
      // @ts-expect-error There is no such address.
      () => api.read('GET /api/v1/frontend/houses'),
      // @ts-expect-error Another method than the contract's.
      () => api.read('POST /api/v1/frontend/projects'),
      // @ts-expect-error Without the id of its address.
      () => api.read('GET /api/v1/frontend/buildings/{id}'),
      // @ts-expect-error A language that is none.
      () => api.read('GET /api/v1/frontend/projects', { query: { langId: 99 } }),
      // @ts-expect-error Without its body.
      () => api.send('POST /api/v1/users/auth'),
    ]
    expect(wrong).toHaveLength(5)
  })

  it('sets no default request timeout: a call still waits after a day [GEN-18]', async () => {
    vi.useFakeTimers()
    let asked: Request | undefined
    const api = apiOver((request) => {
      asked = request
      return new Promise(() => {})
    })
    let ended = false
    const call = api.read('GET /api/v1/frontend/projects').finally(() => {
      ended = true
    })
    void call
    await vi.advanceTimersByTimeAsync(DAY_MS)
    expect(asked?.signal.aborted).toBe(false)
    expect(ended).toBe(false)
  })
})
