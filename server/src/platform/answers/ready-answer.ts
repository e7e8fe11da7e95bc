import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts'
import { isAmong } from './cache-headers.ts'

/** Smaller answers grow by being compressed. */
export const COMPRESS_FROM_BYTES = 1024

/** Made once for each version and sent many times, yet soon ready: 9 and above take ten times as long for 5% less. */
const BROTLI_QUALITY = 5

/** The bytes to send and their headers, laid out as Node writes them. */
type Form = { bytes: Buffer; headers: string[]; text?: string }

/** Node sends a text along with the headers in one piece; bytes go as a second one, which costs more than they do. */
const IN_ONE_PIECE_BYTES = 16_384

export type ReadyAnswer = {
  etag: string
  /** What a 304 carries. */
  known: string[]
  forms: Partial<Record<Encoding, Form>>
  /** When all forms are there. They are made by other threads. */
  complete: Promise<void>
}

type Headers = Readonly<Record<string, string>>

/** A 304 says what caches go by; of the rest they have their copy (RFC 9110, 15.4.5). */
const KNOWN_HEADERS = ['cache-control', 'cdn-cache-control', 'surrogate-key', 'etag', 'vary']

export function readyAnswer(body: Buffer, etag: string, headers: Headers): ReadyAnswer {
  const common = { ...headers, etag, vary: 'accept-encoding, authorization' }
  const form = (bytes: Buffer, encoding?: string): Form => ({
    bytes,
    ...(bytes.length <= IN_ONE_PIECE_BYTES && { text: bytes.toString('latin1') }),
    headers: Object.entries({
      'content-type': 'application/json; charset=utf-8',
      ...(encoding && { 'content-encoding': encoding }),
      'content-length': String(bytes.length),
      ...common,
    }).flat(),
  })
  const known = Object.entries(common)
    .filter(([name]) => KNOWN_HEADERS.includes(name))
    .flat()
  const plain = form(body)
  if (body.length < COMPRESS_FROM_BYTES)
    return {
      etag,
      known,
      forms: { identity: plain, br: plain, gzip: plain },
      complete: Promise.resolve(),
    }
  const forms: ReadyAnswer['forms'] = { identity: plain }
  const complete = Promise.all([brotli(body), gzipped(body)]).then(([br, gzip]) => {
    forms.br = form(br, 'br')
    forms.gzip = form(gzip, 'gzip')
  })
  return { etag, known, forms, complete }
}

/** The form that this request wants; undefined while it is still being made. */
export function formFor(
  { headers }: Pick<IncomingMessage, 'headers'>,
  answer: ReadyAnswer,
): Form | undefined {
  return answer.forms[acceptedEncoding(headers['accept-encoding'])]
}

/** Straight to the socket: everything about the answer is decided, nothing is left for hooks to add. */
export function writeReady(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  answer: ReadyAnswer,
  form: Form,
  more: readonly string[] = [],
): 200 | 304 {
  if (isAmong(headers['if-none-match'], answer.etag)) {
    response.writeHead(304, more.length ? [...answer.known, ...more] : answer.known)
    response.end()
    return 304
  }
  response.writeHead(200, more.length ? [...form.headers, ...more] : form.headers)
  if (method === 'HEAD') response.end()
  else if (form.text === undefined) response.end(form.bytes)
  else response.end(form.text, 'latin1')
  return 200
}

/** The same for a request that Fastify has in hand. */
export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
  form: Form,
  more: readonly string[] = [],
): FastifyReply {
  reply.hijack()
  writeReady(request.raw, reply.raw, answer, form, more)
  return reply
}

const gzipped = promisify(gzip) as (body: Buffer) => Promise<Buffer>

const brotli = (body: Buffer) =>
  (promisify(brotliCompress) as (body: Buffer, options: object) => Promise<Buffer>)(body, {
    params: {
      [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
      [zlib.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
