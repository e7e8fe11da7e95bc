import { addUserMedia } from '@belvedere/contract/calls/users'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { verdictOn } from '../testing/access-table.ts'
import { askAs } from '../testing/ask-as.ts'
import { callSamples } from '../testing/call-samples.ts'
import { IDENTITIES, type Identities, makeIdentities, RIVA, SAVSKI_VIDIK } from '../testing/identities.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let server: TestApp
let insiders: Identities
let outsiders: Identities
beforeAll(async () => {
  server = await createTestApp()
  insiders = await makeIdentities(server)
  outsiders = await makeIdentities(server, SAVSKI_VIDIK)
})
afterAll(() => server.close())

const ANSWER = { yes: [200], 'log-in': [401, 'unauthorized'], no: [403, 'forbidden'] } as const

/** Everyone logged in may ask for a portrait of their own; only who is on the project has a record to tie it to. */
const NEEDS_A_RECORD: string = addUserMedia.name

const titled = callSamples.map(
  (sample) => [`${sample.call.method} ${sample.call.path}`, sample.call.id, sample] as const,
)

it.each(titled)(
  '%s lets in those who may make it and refuses all others [ACC-10, %s]',
  async (_, _id, sample) => {
    for (const [theirs, people] of [
      [RIVA, insiders],
      [SAVSKI_VIDIK, outsiders],
    ] as const)
      for (const identity of IDENTITIES) {
        const reply = await askAs(sample, server, insiders, people[identity])
        const verdict = verdictOn(sample.call, identity, theirs)
        const hasRecord = theirs === RIVA && !['visitor', 'user', 'super_admin'].includes(identity)
        const lacksRecord = sample.call.name === NEEDS_A_RECORD && verdict === 'yes' && !hasRecord
        const expected = ANSWER[lacksRecord ? 'no' : verdict]
        const got = reply.statusCode === 200 ? [200] : [reply.statusCode, reply.json().errors?.[0]?.code]
        expect([identity, theirs, ...got]).toEqual([identity, theirs, ...expected])
      }
  },
)
