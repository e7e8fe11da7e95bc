import {
  addPasskey,
  confirmIdentity,
  getSecurity,
  logInWithPasskey,
  removePasskey,
  turnCodesOff,
} from '@belvedere/contract/calls/security'
import { listStaffProjects } from '@belvedere/contract/calls/staff-projects'
import { getProfile, getUserRoles, logIn as logInCall } from '@belvedere/contract/calls/users'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../../../platform/config.ts'
import { makeAccount, PASSWORD } from '../../../testing/accounts.ts'
import { logIn, RIVA } from '../../../testing/identities.ts'
import { giveCodes } from '../../../testing/security-samples.ts'
import { askedToMake, askedToShow, givePasskey, softwarePasskey } from '../../../testing/software-passkey.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  vi.stubEnv('STAFF_SECOND_FACTOR', 'demanded')
  server = await createTestApp()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await server.close()
})

const DATABASE_URL = 'postgres://user:password@host:5432/name'

/** An agent of Riva, logged in with the password alone. */
async function agent() {
  const account = await makeAccount(server)
  await server.owner
    .insertInto('project_users')
    .values({ project_id: RIVA, user_id: account.id, role_id: ROLES.sales_agent })
    .execute()
  const headers = await logIn(server, account.id)
  await server.owner
    .updateTable('sessions')
    .set({ strong: false })
    .where('user_id', '=', account.id)
    .execute()
  return { ...account, headers }
}

async function staffCall(headers: Record<string, string>) {
  const reply = await server.ask(listStaffProjects, {}, {}, headers)
  return [reply.statusCode, reply.json().errors?.[0]?.code]
}

const WORKS = [200, undefined]
const RESTS = [403, 'second-factor-required']

describe('where staff must have a passkey or codes', () => {
  it('that is so in production unless it is said otherwise, and only there [SEC-04]', () => {
    const demanded = (env: Record<string, string>) => readConfig({ DATABASE_URL, ...env }).staffSecondFactor
    expect(demanded({})).toBe(false)
    expect(demanded({ STAFF_SECOND_FACTOR: 'demanded' })).toBe(true)
    expect(() => demanded({ STAFF_SECOND_FACTOR: 'no' })).toThrow('must be demanded or free')
  })

  it('whoever works here is a buyer until their session has shown one [SEC-04]', async () => {
    const { headers } = await agent()
    expect(await staffCall(headers)).toEqual(RESTS)
    expect(await server.read(getSecurity, {}, {}, headers)).toMatchObject({ demanded: true, resting: true })
    expect(await server.read(getProfile, {}, {}, headers)).toMatchObject({
      roles: [ROLES.user],
      resting: true,
    })
    const roles = await server.read(getUserRoles, {}, {}, headers)
    expect(roles.map(({ id }) => id)).not.toContain(ROLES.sales_agent)

    const passkey = softwarePasskey().make(await askedToMake(server, headers))
    await server.read(addPasskey, {}, {}, headers, { passkey })
    expect(await staffCall(headers)).toEqual(WORKS)
    expect(await server.read(getSecurity, {}, {}, headers)).toMatchObject({ demanded: true, resting: false })
    const profile = await server.read(getProfile, {}, {}, headers)
    expect(profile).toMatchObject({ roles: [ROLES.user, ROLES.sales_agent], resting: false })
  })

  it('a password alone does not do for whoever has a passkey; the passkey does [SEC-04]', async () => {
    const { id, username, headers: byPassword } = await agent()
    const { passkey } = await givePasskey(server, id)
    const reply = await server.ask(logInCall, {}, {}, {}, { username, password: PASSWORD })
    expect([reply.statusCode, reply.json().errors[0].code]).toEqual([403, 'code-required'])
    expect(await staffCall(byPassword)).toEqual(RESTS)
    const shown = { passkey: passkey.show(await askedToShow(server)) }
    const { token } = await server.read(logInWithPasskey, {}, {}, {}, shown)
    expect(await staffCall({ authorization: `Bearer ${token}` })).toEqual(WORKS)
    const again = { passkey: passkey.show(await askedToShow(server)) }
    await server.read(confirmIdentity, {}, {}, byPassword, again)
    expect(await staffCall(byPassword), 'once it was shown in that session too').toEqual(WORKS)
  })

  it('the last of the two stays [SEC-04]', async () => {
    const { id: userId } = await agent()
    const headers = await logIn(server, userId)
    const { id } = await givePasskey(server, userId)
    await giveCodes(server, userId)
    expect(await server.status(removePasskey, { id }, {}, headers)).toBe(200)
    expect(await server.status(turnCodesOff, {}, {}, headers)).toBe(403)
    const other = await givePasskey(server, userId)
    expect(await server.status(turnCodesOff, {}, {}, headers)).toBe(200)
    expect(await server.status(removePasskey, { id: other.id }, {}, headers)).toBe(403)
  })

  it('buyers choose for themselves [SEC-04]', async () => {
    const { id } = await makeAccount(server)
    const headers = await logIn(server, id)
    const { id: passkeyId } = await givePasskey(server, id)
    expect(await server.read(getSecurity, {}, {}, headers)).toMatchObject({ demanded: false, resting: false })
    expect(await server.status(removePasskey, { id: passkeyId }, {}, headers)).toBe(200)
  })
})
