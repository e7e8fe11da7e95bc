import type { Answer, Asked, Endpoint, RefusalReason } from '@belvedere/contract/client-types'

export interface ApiConfiguration {
  /** The origin that the calls go to. */
  readonly baseUrl: string
  readonly fetch: typeof fetch
  /** The refresh cookie goes along where it belongs (ACC-08). */
  readonly credentials?: RequestCredentials
  /** Hears of every refusal, besides whoever asked. */
  readonly onRefused?: (call: RefusedCall) => void
}

export interface RefusedCall {
  readonly at: Endpoint
  readonly status: number
  readonly code: RefusalReason['code'] | undefined
  readonly params: Readonly<Record<string, unknown>> | undefined
}

/** What became of a call: its answer, or why it was refused. A refusal from before the product has no reason. */
export interface Outcome<Value> {
  readonly response: Response
  readonly answer?: Value
  readonly refusal?: RefusalReason | undefined
  /** All reasons: of a list that was sent, each row that is bad. */
  readonly refusals?: readonly RefusalReason[] | undefined
  /**
   * What must be known to go on: after a refusal as the ticket that leads to the second step of a login, after a part of a
   * list where the next one begins.
   */
  readonly meta?: Readonly<Record<string, unknown>> | undefined
}

/**
 * No answer came: offline, or the connection was cut on the way. A `TypeError`, as `fetch` throws one, but told apart from
 * a mistake of ours, which is one too.
 */
export class ConnectionError extends TypeError {}

/** For what `fetch` throws. Whoever stopped the call themselves knows. */
export function connectionLost(cause: unknown): never {
  if (cause instanceof Error && cause.name === 'AbortError') throw cause
  throw new ConnectionError('The connection was lost', { cause })
}

type Sent<At extends Endpoint> = Asked<At> & { readonly signal?: AbortSignal }

/** A call that needs nothing is made by its name alone. */
type Arguments<At extends Endpoint> =
  Record<never, never> extends Sent<At> ? [sent?: Sent<At>] : [sent: Sent<At>]

/** Every call of the contract, by its name there: `GET /api/v1/frontend/buildings/{id}`. */
export interface Api {
  /** Its answer. A refusal becomes the page's own status: what the API does not find, the page does not find. */
  readonly read: <At extends Endpoint>(at: At, ...sent: Arguments<At>) => Promise<Answer<At>>
  /** The same for those who have something to say about a refusal. */
  readonly send: <At extends Endpoint>(at: At, ...sent: Arguments<At>) => Promise<Outcome<Answer<At>>>
}

/** No default timeout: a slow network is not an error (GEN-18). */
export function createApi(configuration: ApiConfiguration): Api {
  if (!configuration?.baseUrl) throw new Error('The API client is not configured: it needs its baseUrl')
  const { baseUrl, fetch: ask, credentials = 'same-origin', onRefused } = configuration

  async function send<At extends Endpoint>(at: At, ...[sent]: Arguments<At>): Promise<Outcome<Answer<At>>> {
    const response = await ask(requestOf(at, sent ?? {}, { baseUrl, credentials }))
    if (response.ok) {
      const { data, meta } = (await response.json().catch(connectionLost)) as Enveloped
      return { response, answer: unwrapped(data) as Answer<At>, meta }
    }
    const reason = await reasonIn(response)
    const { params } = (sent ?? {}) as Parts
    onRefused?.({ at, status: response.status, code: reason.refusal?.code, params })
    return { response, ...reason }
  }

  return {
    send,
    read: async (at, ...sent) => {
      const { response, answer } = await send(at, ...sent)
      if (answer) return answer
      throw new Response(null, { status: response.status, statusText: response.statusText })
    },
  }
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

function requestOf(
  at: Endpoint,
  { params, query = {}, body, headers, signal }: Parts,
  { baseUrl, credentials }: Required<Pick<ApiConfiguration, 'baseUrl' | 'credentials'>>,
): Request {
  const [method = '', path = ''] = at.split(' ')
  const url = new URL(
    path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(params?.[name]))),
    baseUrl,
  )
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, String(value))
  const json = body !== undefined && { body: JSON.stringify(body) }
  return new Request(url, {
    method,
    credentials,
    headers: { ...(json && { 'Content-Type': 'application/json' }), ...headers },
    ...json,
    ...(signal && { signal }),
  })
}

interface Item {
  readonly attributes: unknown
}

interface Enveloped {
  readonly data: Item | Item[]
  readonly meta?: Readonly<Record<string, unknown>>
}

function unwrapped(data: Enveloped['data']): unknown {
  return Array.isArray(data) ? data.map(({ attributes }) => attributes) : data.attributes
}

interface Refused {
  readonly errors?: RefusalReason[]
  readonly meta?: Record<string, unknown>
}

async function reasonIn(response: Response): Promise<Pick<Outcome<never>, 'refusal' | 'refusals' | 'meta'>> {
  try {
    const { errors, meta } = (await response.json()) as Refused
    return { refusal: errors?.[0], refusals: errors, meta }
  } catch {
    return {}
  }
}

export function notFound(): never {
  throw new Response(null, { status: 404 })
}
