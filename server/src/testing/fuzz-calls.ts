import { hash } from 'node:crypto'
import { Refusal } from '@belvedere/contract/refusal'
import fc from 'fast-check'
import pLimit from 'p-limit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { requestOf, type Sample } from './call-samples.ts'
import { type FuzzInput, fuzzInputs } from './fuzz-inputs.ts'
import { sendFuzzed } from './fuzz-request.ts'
import { type Identities, makeIdentities } from './identities.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import { wellMade } from './what-creates.ts'

/** For each call: what the gate has time for. Every night looks deeper, with FUZZ_RUNS: it begins with the same inputs. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 30)
/** What authors write is one code for every kind of thing, and takes turns: each call is asked less, all together more. */
const AUTHORED = /^\/(studio|masterplans)\b/
const runsFor = ({ call }: Sample) => (AUTHORED.test(call.path) ? Math.ceil(RUNS / 6) : RUNS)
/** The same inputs each time, unless others are asked for. */
const SEED = Number(process.env.FUZZ_SEED ?? 1)
/** Inputs that came as far as the handler: of all, and of one call, whose few inputs are a matter of luck. */
const LEAST_SHARE = 0.2
const LEAST_OF_ONE = 0.1
const MS_PER_RUN = 2_000
/** Hardly any call keeps a processor busy for long: most of its time goes by in the database or in other threads. */
const AT_ONCE = 8

/** Asks each call whatever there is to ask; every answer must be one that the contract knows, and none a failure. */
export function fuzzCalls(title: string, samples: readonly Sample[]): void {
  let server: TestApp
  let identities: Identities
  beforeAll(async () => {
    server = await createTestApp()
    identities = await makeIdentities(server)
  })
  afterAll(() => server.close())

  /** What earlier inputs took away, as they may, is there again: each call begins with a sample that is answered. */
  async function prepare(sample: Sample): Promise<void> {
    if (!(await isAnswered(sample))) {
      await server.close()
      server = await createTestApp()
      identities = await makeIdentities(server)
      expect([sample.call.name, await isAnswered(sample)]).toEqual([sample.call.name, true])
    }
    await renewPeople(sample)
  }

  async function isAnswered(sample: Sample): Promise<boolean> {
    try {
      const { params, query, headers, body } = await requestOf(sample, server, identities)
      return (await server.status(sample.call, params, query, headers, body)) === wellMade(sample.call)
    } catch {
      return false
    }
  }

  /** Some calls take people off the project, or end their sessions. */
  async function renewPeople({ call }: Sample): Promise<void> {
    if (call.method !== 'GET' || call.access === 'self') identities = await makeIdentities(server)
  }

  const total = { inputs: 0, reached: 0, failures: 0, outside: 0 }

  it.each(samples.map((sample) => [sample.call.name, sample] as const))(
    '%s answers whatever it is asked within the contract',
    async (name, sample) => {
      await prepare(sample)
      const count = { inputs: 0, reached: 0 }
      const isDeclared = declaredAnswers(sample)
      const check = async (input: FuzzInput) => {
        const { reply, reached } = await sendFuzzed(sample, input, { server, identities })
        const { statusCode, payload } = reply
        count.inputs += 1
        if (reached) count.reached += 1
        const failed = statusCode >= 500
        const outside = !failed && !isDeclared(statusCode, payload)
        if (failed) total.failures += 1
        if (outside) total.outside += 1
        expect({ failed, outside, payload: failed || outside ? payload : '' }).toEqual(FINE)
      }
      const property = fc.asyncProperty(fuzzInputs(sample.call), check)
      const runs = { numRuns: runsFor(sample), seed: SEED }
      const turn = pLimit(AT_ONCE)
      const checked = fc.sample<[FuzzInput]>(property, runs).map(([input]) => turn(() => check(input)))
      const wrong = (await Promise.allSettled(checked)).find(({ status }) => status === 'rejected')
      // The same inputs one after another: fast-check finds the least of those that go wrong.
      if (wrong) await fc.assert(property, runs)
      expect(wrong).toBeUndefined()
      await renewPeople(sample)
      total.inputs += count.inputs
      total.reached += count.reached
      expect([name, count.reached / count.inputs > LEAST_OF_ONE, count]).toEqual([name, true, count])
    },
    RUNS * MS_PER_RUN,
  )

  it(`more than ${LEAST_SHARE * 100} % of the inputs reach a handler`, () => {
    const { inputs, reached, failures, outside } = total
    console.info(
      `fuzz, ${title}: ${samples.length} calls, ${inputs} inputs, ${((reached / inputs) * 100).toFixed(1)} % ` +
        `reached a handler, ${failures} answers of 500 and above, ${outside} outside the contract`,
    )
    expect(reached / inputs).toBeGreaterThan(LEAST_SHARE)
  })
}

const FINE = { failed: false, outside: false, payload: '' }

/** Whether the contract knows such an answer. The same one comes over and over: each is looked at once. */
function declaredAnswers({ call }: Sample) {
  const { reply } = call
  const known = new Set<string>()
  return (status: number, payload: string): boolean => {
    if (status !== wellMade(call) && status < 400) return false
    const schema = status >= 400 ? Refusal : reply.kind === 'json' ? reply.schema : undefined
    if (!schema) return true
    const mark = `${status} ${hash('sha1', payload)}`
    if (known.has(mark)) return true
    const declared = schema.safeParse(parsedJson(payload)).success
    if (declared) known.add(mark)
    return declared
  }
}

function parsedJson(payload: string): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return undefined
  }
}
