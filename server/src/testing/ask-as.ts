import { logOut } from '@belvedere/contract/calls/users'
import { requestOf, type Sample } from './call-samples.ts'
import { type Identified, type Identities, logIn } from './identities.ts'
import type { TestApp } from './test-app.ts'

/** Makes a call as its sample says, but as someone: what their session allows is what they get. */
export async function askAs(sample: Sample, server: TestApp, insiders: Identities, someone: Identified) {
  const { call } = sample
  const { params, query, headers, body } = await requestOf(sample, server, insiders)
  const { authorization: _, ...others } = headers
  // Logging out would end the session for all calls after it.
  const isLogOut = call.name === logOut.name && someone.userId !== 0
  const own = isLogOut ? await logIn(server, someone.userId) : someone.headers
  return server.ask(call, params, query, { ...others, ...own }, body)
}
