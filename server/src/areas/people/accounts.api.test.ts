import * as calls from '@belvedere/contract/calls/people'
import { getStaffProject } from '@belvedere/contract/calls/staff-projects'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../../testing/accounts.ts'
import { type Identities, logIn, makeIdentities, RIVA } from '../../testing/identities.ts'
import { codeOf, sessionDesk } from '../../testing/session-desk.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
let people: Identities
beforeAll(async () => {
  server = await createTestApp()
  people = await makeIdentities(server)
})
afterAll(() => server?.close())

const { logInAs } = sessionDesk(() => server)
const reads = (headers: Record<string, string>) => server.status(getStaffProject, { id: RIVA }, {}, headers)

describe('accounts', () => {
  it('are listed and found by super_admin alone [PPL-02]', async () => {
    const { email } = await makeAccount(server)
    const { headers } = people.super_admin
    const found = await server.read(calls.listAccounts, {}, { find: email.toUpperCase() }, headers)
    expect(found).toMatchObject([{ email, blocked: false, verified: true, superAdmin: false, roles: [] }])
    expect(await server.status(calls.listAccounts, {}, {}, people.project_admin.headers)).toBe(403)
  })

  it('are blocked and unblocked, open sessions included [PPL-02]', async () => {
    const { id, email } = await makeAccount(server)
    const session = await logIn(server, id)
    const { headers } = people.super_admin
    const block = (blocked: boolean) => server.read(calls.blockAccount, { id }, {}, headers, { blocked })
    expect(await block(true)).toMatchObject({ id, blocked: true })
    expect(await reads(session)).toBe(401)
    expect(codeOf(await logInAs(email))).not.toBe(undefined)
    await block(false)
    expect(await reads(session), 'the session has ended for good').toBe(401)
    expect((await logInAs(email)).statusCode).toBe(200)
    const own = await server.ask(calls.blockAccount, { id: people.super_admin.userId }, {}, headers, {
      blocked: true,
    })
    expect(codeOf(own)).toBe('own-role')
  })
})
