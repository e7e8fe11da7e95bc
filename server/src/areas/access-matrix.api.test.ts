import { calls } from '@belvedere/contract/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askAs } from '../testing/ask-as.ts'
import { callSamples } from '../testing/call-samples.ts'
import { IDENTITIES, type Identities, makeIdentities, SAVSKI_VIDIK } from '../testing/identities.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { wellMade } from '../testing/what-creates.ts'
import { WHO_MAY_CALL } from '../testing/who-may-call.ts'

let server: TestApp
let insiders: Identities
let outsiders: Identities
beforeAll(async () => {
  server = await createTestApp()
  insiders = await makeIdentities(server)
  outsiders = await makeIdentities(server, SAVSKI_VIDIK)
})
afterAll(() => server.close())

const LOG_IN = [401, 'unauthorized']
const NO = [403, 'forbidden']

it('the table written by hand knows every call, and no other [ACC-10]', () => {
  expect(Object.keys(WHO_MAY_CALL).sort()).toEqual(calls.map(({ name }) => name).sort())
})

const titled = callSamples.map(
  (sample) => [`${sample.call.method} ${sample.call.path}`, sample.call.id, sample] as const,
)

it.each(titled)(
  '%s lets in those who may make it and refuses all others [ACC-10, %s]',
  async (_, _id, sample) => {
    const { here = [], elsewhere = [] } = WHO_MAY_CALL[sample.call.name] ?? {}
    for (const [where, people, welcome] of [
      ['here', insiders, here],
      ['elsewhere', outsiders, elsewhere],
    ] as const)
      for (const identity of IDENTITIES) {
        const reply = await askAs(sample, server, insiders, people[identity])
        const made = wellMade(sample.call)
        const got = reply.statusCode === made ? [made] : [reply.statusCode, reply.json().errors?.[0]?.code]
        const expected = welcome.includes(identity) ? [made] : identity === 'visitor' ? LOG_IN : NO
        expect([identity, where, ...got]).toEqual([identity, where, ...expected])
      }
  },
)
