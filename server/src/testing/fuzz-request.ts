import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { addressOf } from './address-of.ts'
import { requestOf, type Sample } from './call-samples.ts'
import { whitePng } from './crafted-pictures.ts'
import { asAddressed, type FuzzInput } from './fuzz-inputs.ts'
import type { Identities } from './identities.ts'
import { uploadBody } from './multipart.ts'
import type { TestApp } from './test-app.ts'

/** What the sample of an upload says of its file. */
const SAMPLE_UPLOAD = { projectId: '1', mediaTypeId: String(MEDIA_TYPES.image) }

/** What is to be cut into tiles has pixels; those are decoded in a process of their own, which is dear for all others. */
const PIXELS = whitePng(2, 2, 8)
const DRAWING = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>')

/** Sends the sample's request with the input over it; tells whether it came as far as the handler. */
export async function sendFuzzed(
  sample: Sample,
  input: FuzzInput,
  { server, identities }: { server: TestApp; identities: Identities },
) {
  const { call } = sample
  const asked = await requestOf(sample, server, identities)
  const params = asAddressed(input.params, asked.params)
  const query = asAddressed(input.query, input.query ? {} : asked.query)
  const body = input.body === undefined ? asked.body : input.body
  const { payload, contentType } = bodyOf(sample, input, body)
  const search = new URLSearchParams(query).toString()
  const encoded = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, encodeURIComponent(value)]),
  )
  const reply = await server.app.inject({
    method: call.method,
    url: `${addressOf(call, encoded)}${search && `?${search}`}`,
    headers: { ...contentType, ...asked.headers },
    ...(payload === undefined ? {} : { payload }),
  })
  const fields = input.body === undefined ? SAMPLE_UPLOAD : asAddressed(Object(input.body))
  const understood =
    call.params.safeParse(params).success &&
    call.query.safeParse(query).success &&
    (!call.body || (input.raw === undefined && call.body.safeParse(sentAsJson(body)).success)) &&
    (!call.upload || (input.raw === undefined && call.upload.safeParse(fields).success))
  return { reply, reached: understood && ![401, 403].includes(reply.statusCode) }
}

const sentAsJson = (body: unknown) => (body === undefined ? undefined : JSON.parse(JSON.stringify(body)))

function bodyOf({ call }: Sample, { raw, body: fuzzed }: FuzzInput, body: unknown) {
  const json = { contentType: { 'content-type': 'application/json' } }
  if (call.upload) {
    const fields = fuzzed === undefined ? SAMPLE_UPLOAD : asAddressed(Object(fuzzed))
    return { payload: raw ?? uploadOf(fields), contentType: {} }
  }
  if (!call.body) return { payload: undefined, contentType: {} }
  return { payload: raw ?? JSON.stringify(body), ...json }
}

const uploadOf = (fields: Record<string, string>) =>
  uploadBody(fields, {
    value: fields.mediaTypeId === String(MEDIA_TYPES.poi_image_dzi) ? PIXELS : DRAWING,
  })
