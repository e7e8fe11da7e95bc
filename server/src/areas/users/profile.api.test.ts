import {
  addUserMedia,
  getProfile,
  getUserRole,
  getUserRoles,
  isAllowed,
  updateProfile,
} from '@belvedere/contract/calls/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type Identities,
  type Identity,
  makeIdentities,
  RIVA,
  SAVSKI_VIDIK,
} from '../../testing/identities.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

/** Media of Riva in the demo. */
const PORTRAIT = 5

let server: TestApp
let people: Identities
beforeAll(async () => {
  server = await createTestApp()
  people = await makeIdentities(server)
})
afterAll(() => server.close())

describe('profile', () => {
  it('is the user who asks, under either base [ACC-06, API-02]', async () => {
    const { userId, headers } = people.sales_agent
    const profile = await server.read(getProfile, {}, {}, headers)
    expect(profile).toEqual({
      id: userId,
      firstName: 'Test',
      lastName: 'Person',
      email: expect.stringMatching(/^sales_agent-.*@test\.example$/),
      username: expect.stringMatching(/^sales_agent-/),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      roles: [4, 5],
      resting: false,
    })
    expect(await server.read({ ...getProfile, base: '/th-server/api/v1' }, {}, {}, headers)).toEqual(profile)
  })

  it('takes names of up to 25 characters, one or both, and keeps the e-mail [ACC-06, API-05]', async () => {
    const { headers } = people.user
    const before = await server.read(getProfile, {}, {}, headers)
    const long = 'x'.repeat(25)
    const both = await server.read(updateProfile, {}, {}, headers, {
      firstName: ` ${long} `,
      lastName: 'Savić',
    })
    expect(both).toMatchObject({ firstName: long, lastName: 'Savić', email: before.email })
    expect(Date.parse(both.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt))
    const withEmail = { firstName: 'Ana', email: 'x@y.example' }
    expect(await server.status(updateProfile, {}, {}, headers, withEmail)).toBe(400)
    const one = await server.read(updateProfile, {}, {}, headers, { firstName: 'Ana' })
    expect(one).toMatchObject({ firstName: 'Ana', lastName: 'Savić', email: before.email })
    expect(await server.read(getProfile, {}, {}, headers)).toEqual(one)
  })

  it('refuses an empty name and one of 26 characters, saying which [ACC-06, API-05]', async () => {
    const { headers } = people.user
    for (const name of ['', '  ', 'x'.repeat(26)]) {
      const reply = await server.ask(updateProfile, {}, {}, headers, { lastName: name })
      expect(reply.statusCode).toBe(400)
      expect(reply.json().errors[0]).toMatchObject({
        code: 'invalid-input',
        detail: expect.stringContaining('lastName'),
      })
    }
  })
})

describe('roles', () => {
  it('the role held everywhere, then that on each project [ACC-10, API-09]', async () => {
    const roles = async (identity: Identity) => server.read(getUserRoles, {}, {}, people[identity].headers)
    const user = { id: 4, name: 'user', projectId: null }
    expect(await roles('super_admin')).toEqual([{ id: 1, name: 'super_admin', projectId: null }])
    expect(await roles('project_admin')).toEqual([user, { id: 2, name: 'project_admin', projectId: RIVA }])
    expect(await roles('project_editor')).toEqual([user, { id: 3, name: 'project_editor', projectId: RIVA }])
    expect(await roles('sales_agent')).toEqual([user, { id: 5, name: 'sales_agent', projectId: RIVA }])
    expect(await roles('user on the project')).toEqual([user, { id: 4, name: 'user', projectId: RIVA }])
    expect(await roles('user')).toEqual([user])
  })

  it('one role: that on the project asked for, or the one held everywhere [ACC-10, API-08]', async () => {
    const { headers } = people.sales_agent
    expect(await server.read(getUserRole, {}, { projectId: RIVA }, headers)).toEqual({
      id: 5,
      name: 'sales_agent',
      projectId: RIVA,
    })
    expect(await server.read(getUserRole, {}, {}, headers)).toEqual({ id: 4, name: 'user', projectId: null })
    expect(await server.status(getUserRole, {}, { projectId: SAVSKI_VIDIK }, headers)).toBe(404)
    const admin = people.super_admin.headers
    expect(await server.read(getUserRole, {}, {}, admin)).toMatchObject({ id: 1, name: 'super_admin' })
  })

  it('a role that was taken away counts no longer, under the same token [ACC-10, API-10]', async () => {
    const { userId, headers } = people.project_editor
    const query = { resource: 'content', permission: 'write' }
    expect((await server.read(isAllowed, {}, query, headers)).allowed).toBe(true)
    await server.owner.deleteFrom('project_users').where('user_id', '=', userId).execute()
    expect((await server.read(isAllowed, {}, query, headers)).allowed).toBe(false)
  })
})

describe("a user's picture on a project", () => {
  it('is tied to their record on it [API-16]', async () => {
    const { userId, headers } = people.sales_agent
    const answer = await server.read(addUserMedia, { id: RIVA }, {}, headers, { mediaId: PORTRAIT })
    expect(answer).toEqual({ id: PORTRAIT, projectId: RIVA, mediaId: PORTRAIT })
    const record = await server.owner
      .selectFrom('project_users')
      .where('user_id', '=', userId)
      .select('media_id')
      .executeTakeFirstOrThrow()
    expect(record.media_id).toBe(PORTRAIT)
  })

  it('is refused without such a record, and where the project has no such media [API-16]', async () => {
    const tie = (who: Identity, id: number, mediaId: number) =>
      server.status(addUserMedia, { id }, {}, people[who].headers, { mediaId })
    expect(await tie('user', RIVA, PORTRAIT)).toBe(403)
    expect(await tie('sales_agent', SAVSKI_VIDIK, PORTRAIT)).toBe(403)
    expect(await tie('sales_agent', RIVA, 2_000_000_000)).toBe(404)
    expect(await tie('sales_agent', 2_000_000_000, PORTRAIT)).toBe(404)
  })
})
