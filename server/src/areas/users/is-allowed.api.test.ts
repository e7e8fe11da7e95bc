import { correctSale } from '@belvedere/contract/calls/claims'
import { changeLook, getLook } from '@belvedere/contract/calls/look'
import { getInstallation, retryQueue } from '@belvedere/contract/calls/operations'
import { blockAccount, listAccounts } from '@belvedere/contract/calls/people'
import { eraseBuyer, findBuyer } from '@belvedere/contract/calls/privacy'
import { listUsersOnProject } from '@belvedere/contract/calls/projects'
import { getReport } from '@belvedere/contract/calls/reports'
import { listSecurityEvents } from '@belvedere/contract/calls/security-events'
import { changeApartment } from '@belvedere/contract/calls/staff-apartments'
import { changeMasterplan } from '@belvedere/contract/calls/staff-masterplans'
import {
  addProject,
  changeProject,
  getStaffProject,
  getStaffProjectSettings,
  listReservations,
  listStaffProjectApartments,
} from '@belvedere/contract/calls/staff-projects'
import { STUDIO_CALLS } from '@belvedere/contract/calls/studio'
import { listUndeliveredMails, sendMailAgain } from '@belvedere/contract/calls/undelivered-mails'
import { getProfile, isAllowed, updateProfile } from '@belvedere/contract/calls/users'
import { PERMISSIONS, RESOURCES } from '@belvedere/domain/accounts/rights'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAccount } from '../../testing/accounts.ts'
import { makeClaim } from '../../testing/claim-samples.ts'
import { makeUndelivered } from '../../testing/desk-samples.ts'
import {
  type Identities,
  type Identity,
  makeIdentities,
  RIVA,
  SAVSKI_VIDIK,
} from '../../testing/identities.ts'
import { freeApartment } from '../../testing/staff-samples.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
let insiders: Identities
let outsiders: Identities
beforeAll(async () => {
  server = await createTestApp()
  insiders = await makeIdentities(server)
  outsiders = await makeIdentities(server, SAVSKI_VIDIK)
})
afterAll(() => server.close())

type Headers = Record<string, string>
const ofRiva = { id: RIVA }
const APARTMENT = 1001
const NOBODY = { emailAddress: 'nobody@visitor.example' }

const ok = async (status: Promise<number>) => [200, 201].includes(await status)
const change = (body: object) => async (headers: Headers) =>
  ok(server.status(changeProject, ofRiva, {}, await server.knowing('projects', RIVA, headers), body))
const changeStatus = async (headers: Headers, body: object) => {
  await freeApartment(server, APARTMENT)
  const asReader = await server.knowing('apartments', APARTMENT, headers)
  return ok(server.status(changeApartment, { id: APARTMENT }, {}, asReader, body))
}

/** For each permission a call that takes it: whether the one who asks can do it on Riva. */
const CAN: Record<string, (headers: Headers) => Promise<boolean>> = {
  'profile:read': (headers) => ok(server.status(getProfile, {}, {}, headers)),
  'profile:write': (headers) => ok(server.status(updateProfile, {}, {}, headers, { firstName: 'Ana' })),
  'content:read': (headers) => ok(server.status(getStaffProject, ofRiva, {}, headers)),
  'content:write': async (headers) => {
    const asReader = await server.knowing('masterplans', 4, headers)
    return ok(server.status(changeMasterplan, { id: 4 }, {}, asReader, { order: 3 }))
  },
  'statuses:write': (headers) => changeStatus(headers, { status: 'unavailable' }),
  'reservations:read': (headers) => ok(server.status(listReservations, ofRiva, {}, headers)),
  'reservations:write': (headers) =>
    changeStatus(headers, { status: 'pending-reservation', heldBy: 'Mila Perić' }),
  'sales:write': async (headers) => {
    const id = await makeClaim(server, { kind: 'sold' })
    return ok(server.status(correctSale, { projectId: RIVA, id }, {}, headers, { reason: 'A slip' }))
  },
  'reports:read': (headers) => ok(server.status(getReport, { projectId: RIVA }, {}, headers)),
  'enquiries:read': (headers) => ok(server.status(listUndeliveredMails, { projectId: RIVA }, {}, headers)),
  'enquiries:write': async (headers) => {
    const id = await makeUndelivered(server, insiders.sales_agent.userId)
    return ok(server.status(sendMailAgain, { projectId: RIVA, id }, {}, headers))
  },
  'buyers:read': (headers) => ok(server.status(findBuyer, { projectId: RIVA }, {}, headers, NOBODY)),
  'buyers:write': (headers) => ok(server.status(eraseBuyer, { projectId: RIVA }, {}, headers, NOBODY)),
  'projects:write': (headers) =>
    ok(
      server.status(addProject, {}, {}, headers, {
        name: { 1: 'New' },
        latitude: 0,
        longitude: 0,
        city: { 1: 'A' },
        country: { 1: 'B' },
      }),
    ),
  'prices:write': async (headers) => {
    const row = server.owner.selectFrom('apartments').where('id', '=', APARTMENT).select(['id', 'revision'])
    const body = { rows: [{ ...(await row.executeTakeFirstOrThrow()), price: 123_456 }] }
    return ok(server.status(STUDIO_CALLS.apartments.save, { projectId: RIVA }, {}, headers, body))
  },
  'prices:read': async (headers) => {
    const reply = await server.ask(listStaffProjectApartments, ofRiva, {}, headers)
    return /"price":"\d/.test(reply.payload)
  },
  'settings:read': (headers) => ok(server.status(getStaffProjectSettings, ofRiva, {}, headers)),
  'settings:write': change({ settings: { defaultLangId: 1 } }),
  'users:read': async (headers) => (await server.read(listUsersOnProject, ofRiva, {}, headers)).length > 1,
  'users:write': async (headers) => {
    const rows = await server.owner
      .selectFrom('project_users')
      .where('project_id', '=', RIVA)
      .select(['user_id as id', 'role_id as roleId'])
      .execute()
    return change({ users: rows })(headers)
  },
  'look:read': (headers) => ok(server.status(getLook, { projectId: RIVA }, {}, headers)),
  'look:write': async (headers) => {
    const asReader = await server.knowing('looks', RIVA, headers)
    return ok(server.status(changeLook, { projectId: RIVA }, {}, asReader, { stylesheet: '' }))
  },
  'accounts:read': (headers) => ok(server.status(listAccounts, {}, {}, headers)),
  'accounts:write': async (headers) => {
    const { id } = await makeAccount(server)
    return ok(server.status(blockAccount, { id }, {}, headers, { blocked: true }))
  },
  'security:read': (headers) => ok(server.status(listSecurityEvents, {}, {}, headers)),
  'operations:read': (headers) => ok(server.status(getInstallation, {}, {}, headers)),
  'operations:write': (headers) => ok(server.status(retryQueue, {}, {}, headers, { queue: 'enquiry-mail' })),
}

const STAFF: readonly Identity[] = ['sales_agent', 'project_editor', 'project_admin']
const SELLERS: readonly Identity[] = ['sales_agent', 'project_admin']
const LOGGED_IN = ['user', 'user on the project', ...STAFF, 'super_admin'] as const

/** By hand, from ACC-10, AUT-01 and the table of the API area; super_admin may do all of it. */
const MAY: Record<string, readonly Identity[]> = {
  'profile:read': LOGGED_IN,
  'profile:write': LOGGED_IN,
  'content:read': STAFF,
  'content:write': ['project_editor', 'project_admin'],
  'statuses:write': SELLERS,
  'reservations:read': STAFF,
  'reservations:write': SELLERS,
  'sales:write': ['project_admin'],
  'reports:read': ['project_admin'],
  'enquiries:read': SELLERS,
  'enquiries:write': SELLERS,
  'buyers:read': ['project_admin'],
  'buyers:write': ['project_admin'],
  'prices:read': STAFF,
  'prices:write': ['project_admin'],
  'projects:write': [],
  'settings:read': STAFF,
  'settings:write': ['project_admin'],
  'users:read': STAFF,
  'users:write': ['project_admin'],
  'look:read': STAFF,
  'look:write': ['project_admin'],
  'security:read': [],
  'accounts:read': [],
  'accounts:write': [],
  'operations:read': [],
  'operations:write': [],
}

const ask = (right: string, headers: Headers, query = {}) => {
  const [resource = '', permission = ''] = right.split(':')
  return server.ask(isAllowed, {}, { resource, permission, ...query }, headers)
}

it('knows the permissions that a call takes, and refuses all others [ACC-10, API-10, AUT-01]', async () => {
  const { headers } = insiders.super_admin
  const pairs = RESOURCES.flatMap((resource) => PERMISSIONS.map((permission) => `${resource}:${permission}`))
  const known = await Promise.all(
    pairs.map(async (right) => ((await ask(right, headers)).statusCode === 200 ? [right] : [])),
  )
  expect(known.flat().sort()).toEqual(Object.keys(CAN).sort())
  expect((await ask('statuses:read', headers)).json().errors[0]).toMatchObject({
    status: '400',
    code: 'invalid-input',
    detail: 'permission: no call needs it',
  })
})

it.each(Object.keys(CAN))(
  '%s: says what the call behind it does, for each role [ACC-10, API-10]',
  async (right) => {
    for (const identity of LOGGED_IN) {
      const allowed = async (headers: Headers) =>
        (await ask(right, headers, { projectId: RIVA })).json().data.attributes
      const isSelf = right.startsWith('profile:')
      const may = identity === 'super_admin' || (MAY[right] ?? []).includes(identity)
      const mayElsewhere = identity === 'super_admin' || isSelf

      const { headers } = insiders[identity]
      expect([identity, await allowed(headers)]).toEqual([identity, { id: `${right}:${RIVA}`, allowed: may }])
      expect([identity, await CAN[right]?.(headers)]).toEqual([identity, may])

      const { headers: fromElsewhere } = outsiders[identity]
      expect([identity, (await allowed(fromElsewhere)).allowed]).toEqual([identity, mayElsewhere])
      expect([identity, await CAN[right]?.(fromElsewhere)]).toEqual([identity, mayElsewhere])
    }
  },
)

it('without a project: whether some project allows it [ACC-10, API-10]', async () => {
  const answer = async (identity: Identity) =>
    (await ask('content:write', outsiders[identity].headers)).json().data.attributes
  expect(await answer('project_editor')).toEqual({ id: 'content:write', allowed: true })
  expect(await answer('sales_agent')).toEqual({ id: 'content:write', allowed: false })
})
