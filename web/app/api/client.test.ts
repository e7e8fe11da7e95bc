import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import { MEDIA_CONTEXTS } from '@belvedere/domain/content/media-contexts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type ApiConfiguration, createApi } from './client.ts'
import { mediaOfContext } from './media-of-context.ts'

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

  it('throws Not implemented for media of the menu-item context [GEN-15]', async () => {
    const api = apiOver(async () => Response.json({ data: [] }))
    const media = (context: 1 | 2 | 3) => mediaOfContext(api, context, 1, LANGUAGE_IDS.english)
    await expect(media(MEDIA_CONTEXTS.menu_item)).rejects.toThrow('Not implemented')
    await expect(media(MEDIA_CONTEXTS.project)).resolves.toEqual([])
    await expect(media(MEDIA_CONTEXTS.poi)).resolves.toEqual([])
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
