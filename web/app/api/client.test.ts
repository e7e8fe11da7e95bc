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

  it('sets no default request timeout: a call still waits after a day [GEN-18]', async () => {
    vi.useFakeTimers()
    let asked: Request | undefined
    const api = apiOver((request) => {
      asked = request
      return new Promise(() => {})
    })
    let ended = false
    const call = api.GET('/api/v1/frontend/projects').finally(() => {
      ended = true
    })
    void call
    await vi.advanceTimersByTimeAsync(DAY_MS)
    expect(asked?.signal.aborted).toBe(false)
    expect(ended).toBe(false)
  })
})
