import { createApi } from './client.ts'

const UNAUTHORIZED = 401

interface BearerSettings {
  /** The origin that the calls go to. */
  readonly baseUrl: string
  readonly fetch: typeof fetch
  /** The server knows of no session any more. */
  readonly onEnded: () => void
}

/** Proves to the API who asks: with an access token that lives in memory alone and is renewed when it has ended. */
export interface Bearer {
  /** Sends the token along; a 401 makes one refresh, then one retry (ACC-08). */
  readonly fetch: typeof fetch
  /** Whether there is a session; asked at once from several places, the server is asked once. */
  readonly refresh: () => Promise<boolean>
  /** Of a login; undefined after a logout. */
  readonly keep: (token: string | undefined) => void
}

export function createBearer({ baseUrl, fetch: ask, onEnded }: BearerSettings): Bearer {
  /** The refresh call goes out without a token, and none is sought for it. */
  const withCookie = createApi({ baseUrl, fetch: ask, credentials: 'include' })
  let token: string | undefined
  let refreshing: Promise<boolean> | undefined

  const keep = (next: string | undefined) => {
    token = next
  }

  function refresh(): Promise<boolean> {
    refreshing ??= renew().finally(() => {
      refreshing = undefined
    })
    return refreshing
  }

  async function renew(): Promise<boolean> {
    const before = token
    const next = await renewed()
    // Somebody logged in or out meanwhile: their token counts, not this answer.
    if (token === before) keep(next)
    return token !== undefined
  }

  async function renewed(): Promise<string | undefined> {
    try {
      const { response, answer } = await withCookie.send('GET /api/v1/users/refresh-token')
      if (response.status === UNAUTHORIZED) onEnded()
      return answer?.token
    } catch {
      // The network failed: the session may stand, and the next 401 asks again.
      return undefined
    }
  }

  function send(request: Request): Promise<Response> {
    if (token) request.headers.set('Authorization', `Bearer ${token}`)
    return ask(request)
  }

  return {
    keep,
    refresh,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const again = request.clone()
      const used = token
      const response = await send(request)
      if (response.status !== UNAUTHORIZED) return response
      // Another call may have renewed it meanwhile.
      if (token === used) await refresh()
      // Without a session what is public is still to be had, so the retry goes out either way.
      return token === used ? response : send(again)
    },
  }
}
