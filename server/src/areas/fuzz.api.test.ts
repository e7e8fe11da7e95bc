import { Refusal } from '@belvedere/contract/refusal'
import { MEDIA_TYPES } from '@belvedere/domain/media-types'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressOf } from '../testing/address-of.ts'
import { callSamples, requestOf, type Sample } from '../testing/call-samples.ts'
import { whitePng } from '../testing/crafted-pictures.ts'
import { asAddressed, type FuzzInput, fuzzInputs } from '../testing/fuzz-inputs.ts'
import { type Identities, makeIdentities } from '../testing/identities.ts'
import { uploadBody } from '../testing/multipart.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

/** For each call; a deeper look is asked for with FUZZ_RUNS. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 20)
/** The same inputs each time, unless others are asked for. */
const SEED = Number(process.env.FUZZ_SEED ?? 1)
/** Inputs that came as far as the handler, of all: below this the test would say nothing. */
const LEAST_SHARE = 0.2
const MS_PER_RUN = 2_000

/** What the sample of an upload says of its file. */
const SAMPLE_UPLOAD = { projectId: '1', mediaTypeId: String(MEDIA_TYPES.image) }

const PICTURE = whitePng(2, 2, 8)

let server: TestApp
let identities: Identities
beforeAll(async () => {
  server = await createTestApp()
  identities = await makeIdentities(server)
})
afterAll(() => server.close())

const total = { inputs: 0, reached: 0 }

/** What is sent: the sample's request with the input over it. */
async function inject(sample: Sample, input: FuzzInput) {
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
    const made = fuzzed === undefined ? body : uploadBody(asAddressed(Object(fuzzed)), { value: PICTURE })
    return { payload: raw ?? (made as Buffer), contentType: {} }
  }
  if (!call.body) return { payload: undefined, contentType: {} }
  return { payload: raw ?? JSON.stringify(body), ...json }
}

const titled = callSamples.map((sample) => [sample.call.name, sample] as const)

it.each(titled)(
  '%s answers whatever it is asked within the contract',
  async (name, sample) => {
    const { reply: declared } = sample.call
    const count = { inputs: 0, reached: 0 }
    await fc.assert(
      fc.asyncProperty(fuzzInputs(sample.call), async (input) => {
        const { reply, reached } = await inject(sample, input)
        count.inputs += 1
        if (reached) count.reached += 1
        expect([reply.statusCode, reply.statusCode < 500 || reply.payload]).toEqual([reply.statusCode, true])
        if (reply.statusCode >= 400) Refusal.parse(reply.json())
        else expect(reply.statusCode).toBe(200)
        if (reply.statusCode === 200 && declared.kind === 'json') declared.schema.parse(reply.json())
      }),
      { numRuns: RUNS, seed: SEED },
    )
    // Some calls take people off the project, or end their sessions.
    if (sample.call.method !== 'GET' || sample.call.access === 'self')
      identities = await makeIdentities(server)
    total.inputs += count.inputs
    total.reached += count.reached
    expect([name, count.reached / count.inputs > LEAST_SHARE, count]).toEqual([name, true, count])
  },
  RUNS * MS_PER_RUN,
)

it(`more than ${LEAST_SHARE * 100} % of the inputs reach a handler`, () => {
  const share = total.reached / total.inputs
  console.info(`${total.inputs} inputs, of which ${(share * 100).toFixed(1)} % reached a handler`)
  expect(share).toBeGreaterThan(LEAST_SHARE)
})
