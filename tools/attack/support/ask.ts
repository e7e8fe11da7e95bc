import { type IncomingHttpHeaders, request } from 'node:http'

export type Question = {
  method?: string
  headers?: Record<string, string>
  /** A text or bytes as they are; anything else as JSON. */
  body?: unknown
  /** The address that it comes from: all of 127.0.0.0/8 is this machine. */
  from?: string
  withinMs?: number
}

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  text: string
  bytes: number
  /** As a browser would send them back. */
  cookies: string
  ms: number
}

/** The host that the demo's first project is served at. */
const HOST = 'localhost'
const WITHIN_MS = 20_000

/** Asks once, by a connection of its own, and takes the path as it is spelt. */
export function ask(origin: string, path: string, question: Question = {}): Promise<Answer> {
  const { method = 'GET', body, from, withinMs = WITHIN_MS } = question
  const sent = body === undefined || typeof body === 'string' || body instanceof Uint8Array
  const payload = sent ? body : JSON.stringify(body)
  const headers: Record<string, string> = {
    host: HOST,
    ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    ...question.headers,
  }
  const { hostname, port } = new URL(origin)
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const asking = request(
      { hostname, port, path, method, headers, agent: false, ...(from ? { localAddress: from } : {}) },
      async (reply) => {
        try {
          const bytes = Buffer.concat(await reply.toArray())
          resolve({
            status: reply.statusCode ?? 0,
            headers: reply.headers,
            text: bytes.toString('utf8'),
            bytes: bytes.length,
            cookies: (reply.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';', 1)[0]).join('; '),
            ms: performance.now() - start,
          })
        } catch (error) {
          reject(error)
        }
      },
    )
    asking.setTimeout(withinMs, () => asking.destroy(new Error(`no answer within ${withinMs} ms`)))
    asking.on('error', reject)
    asking.end(payload)
  })
}

type Data<Attributes> = { id: string; attributes: Attributes }

/** What the envelope of an answer holds; nothing where it is a refusal. */
export function attributesOf<Attributes>({ text }: Answer): Attributes | undefined {
  return (JSON.parse(text) as { data?: Data<Attributes> }).data?.attributes
}

export const codeOf = ({ text }: Answer) => /"code":"([^"]+)"/.exec(text)?.[1] ?? ''

/** How it was answered, for a remark. */
export const wordOf = (answer: Answer) => [answer.status, codeOf(answer)].filter(Boolean).join(' ')
