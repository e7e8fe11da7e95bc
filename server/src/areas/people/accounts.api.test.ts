import * as calls from '@belvedere/contract/calls/people'
import { listProjects } from '@belvedere/contract/calls/projects'
import { getStaffProject, setProjectHosts } from '@belvedere/contract/calls/staff-projects'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeAccount } from '../../testing/accounts.ts'
import { addressOf } from '../../testing/address-of.ts'
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

describe('the hosts of a project', () => {
  const give = async (who: 'super_admin' | 'project_admin', hosts: string[]) =>
    server.ask(
      setProjectHosts,
      { id: RIVA },
      {},
      await server.knowing('projects', RIVA, people[who].headers),
      { hosts },
    )
  const on = (host: string) =>
    server.app.inject({ url: `${addressOf(listProjects, {})}?type=geocode`, headers: { host } })

  it('are given by super_admin alone, and carry it at once [PPL-02]', async () => {
    const before = await server.read(getStaffProject, { id: RIVA }, {}, people.super_admin.headers)
    const hosts = [...before.hosts, 'riva-homes.example']
    expect(codeOf(await give('project_admin', hosts))).toBe('forbidden')
    expect(codeOf(await give('super_admin', ['https://riva-homes.example/']))).toBe('invalid-input')
    expect((await on('riva-homes.example')).statusCode).toBe(421)
    expect((await give('super_admin', hosts)).statusCode).toBe(200)
    await vi.waitFor(async () => expect((await on('riva-homes.example')).statusCode).toBe(200), {
      timeout: 2_000,
      interval: 20,
    })
    const { data } = (await on('riva-homes.example')).json()
    expect(data.map(({ id }: { id: string }) => Number(id))).toEqual([RIVA])
    expect((await give('super_admin', before.hosts)).statusCode).toBe(200)
    expect(await server.read(getStaffProject, { id: RIVA }, {}, people.super_admin.headers)).toMatchObject({
      hosts: before.hosts,
    })
  })
})
