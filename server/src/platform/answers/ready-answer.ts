import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts'
import { isAmong } from './cache-headers.ts'

/** Smaller answers grow by being compressed. */
export const COMPRESS_FROM_BYTES = 1024

/** Made once for each version and sent many times, yet soon ready: 9 and above take ten times as long for 5% less. */
const BROTLI_QUALITY = 5

type Headers = Readonly<Record<string, string>>
type Form = { bytes: Buffer; headers: Headers }

export type ReadyAnswer = {
  etag: string
  /** What a 304 carries. */
  headers: Headers
  forms: { identity: Form } & Partial<Record<Encoding, Form>>
  /** When all forms are there. They are made by other threads. */
  complete: Promise<void>
}

const JSON_TYPE = 'application/json; charset=utf-8'

export function readyAnswer(body: Buffer, etag: string, given: Headers, type = JSON_TYPE): ReadyAnswer {
  const headers = { vary: 'accept-encoding, authorization', ...given, etag }
  const form = (bytes: Buffer, encoding?: string): Form => ({
    bytes,
    headers: {
      'content-type': type,
      ...(encoding && { 'content-encoding': encoding }),
      'content-length': String(bytes.length),
      ...headers,
    },
  })
  const forms: ReadyAnswer['forms'] = { identity: form(body) }
  const compress = async () => {
    if (body.length < COMPRESS_FROM_BYTES) return
    const [br, gz] = await Promise.all([brotli(body), gzipped(body)])
    forms.br = form(br, 'br')
    forms.gzip = form(gz, 'gzip')
  }
  return { etag, headers, forms, complete: compress() }
}

/** Beside the compressed bytes (a few per cent of the plain ones): headers, keys, the entry itself. */
export const sizeOf = ({ forms }: ReadyAnswer) => Math.ceil(forms.identity.bytes.length * 1.25) + 2_000

/**
 * Sends it in the form that the asker wants, or says that they have it already. Straight to Node's own answer:
 * everything about it is decided, and no hook has anything to add.
 */
export async function sendReady(
  { method, headers: asked }: FastifyRequest,
  reply: FastifyReply,
  { etag, headers, forms, complete }: ReadyAnswer,
  more: Headers = {},
): Promise<FastifyReply> {
  const encoding = acceptedEncoding(asked['accept-encoding'])
  if (!forms[encoding]) await complete
  const form = forms[encoding] ?? forms.identity
  reply.hijack()
  if (isAmong(asked['if-none-match'], etag)) reply.raw.writeHead(304, { ...headers, ...more }).end()
  else reply.raw.writeHead(200, { ...form.headers, ...more }).end(method === 'HEAD' ? undefined : form.bytes)
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
