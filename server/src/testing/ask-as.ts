import { deleteAccount } from '@belvedere/contract/calls/privacy'
import { turnCodesOn } from '@belvedere/contract/calls/security'
import { logOut } from '@belvedere/contract/calls/users'
import { makeTwin } from './accounts.ts'
import { requestOf, type Sample } from './call-samples.ts'
import { type Identified, type Identities, logIn } from './identities.ts'
import type { TestApp } from './test-app.ts'

/** Makes a call as its sample says, but as someone: what their session allows is what they get. */
export async function askAs(sample: Sample, server: TestApp, insiders: Identities, someone: Identified) {
  const { call } = sample
  // A ticket for one-time codes is taken from its own account alone.
  const isOwn = call.name === turnCodesOn.name && someone.userId !== 0
  const people = isOwn ? { ...insiders, user: someone } : insiders
  const { params, query, headers, body } = await requestOf(sample, server, people)
  const { authorization: _, ...others } = headers
  const own = someone.userId === 0 ? {} : await sessionFor(call.name, server, someone)
  return server.ask(call, params, query, { ...others, ...own }, body)
}

/** Logging out would end the session for all calls after it, and deleting the account all of them. */
async function sessionFor(name: string, server: TestApp, { userId, headers }: Identified) {
  if (name === logOut.name) return logIn(server, userId)
  return name === deleteAccount.name ? logIn(server, await makeTwin(server, userId)) : headers
}
