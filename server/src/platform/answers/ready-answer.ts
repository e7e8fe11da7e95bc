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

export type ReadyAnswer = {
  etag: string
  /** What every form of it carries, a 304 included. */
  headers: Headers
  forms: { identity: Buffer } & Partial<Record<Encoding, Buffer>>
  /** When all forms are there. They are made by other threads. */
  complete: Promise<void>
}

export function readyAnswer(body: Buffer, etag: string, headers: Headers): ReadyAnswer {
  const forms: ReadyAnswer['forms'] = { identity: body }
  const compressed = async () => {
    if (body.length < COMPRESS_FROM_BYTES) return
    const [br, gz] = await Promise.all([brotli(body), gzipped(body)])
    Object.assign(forms, { br, gzip: gz })
  }
  return {
    etag,
    headers: { ...headers, etag, vary: 'accept-encoding, authorization' },
    forms,
    complete: compressed(),
  }
}

/** Sends it in the form that the asker wants, or says that they have it already. */
export async function sendReady(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
  more: Headers = {},
): Promise<FastifyReply> {
  reply.headers(answer.headers).headers(more)
  if (isAmong(headers['if-none-match'], answer.etag)) return reply.code(304).send()
  const encoding = acceptedEncoding(headers['accept-encoding'])
  if (!answer.forms[encoding]) await answer.complete
  const compressed = answer.forms[encoding]
  if (compressed && encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('application/json; charset=utf-8').send(compressed ?? answer.forms.identity)
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
