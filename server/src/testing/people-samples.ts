import { randomUUID } from 'node:crypto'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { mailedToken, tokenHash } from '../areas/users/mailed-token.ts'
import { makeAccount, PASSWORD } from './accounts.ts'
import { RIVA } from './identities.ts'
import type { Facts } from './sample-facts.ts'
import type { TestApp } from './test-app.ts'

const inRiva = { params: { projectId: RIVA } }
const A_WEEK_MS = 7 * 24 * 3_600_000

/** The revision of what nobody has changed yet. */
const AS_MADE = { 'if-match': '"1"' }

const newAddress = () => `${randomUUID()}@invited.example`

/** Someone on Riva, who accepted an invitation. */
async function makePerson(server: TestApp, roleId: number = ROLES.project_editor) {
  const { id } = await makeAccount(server)
  await server.owner
    .insertInto('project_users')
    .values({ project_id: RIVA, user_id: id, role_id: roleId, accepted_at: new Date() })
    .execute()
  return { params: { projectId: RIVA, id } }
}

/** Someone who may invite everywhere, and works on no project. */
async function makeInviter({ owner }: Pick<TestApp, 'owner'>): Promise<number> {
  const { id } = await makeAccount({ owner })
  await owner.updateTable('users').set({ role_id: ROLES.super_admin }).where('id', '=', id).execute()
  return id
}

type InvitationFacts = { email?: string; expiresAt?: Date; invitedBy?: number }

/** An invitation to Riva whose link was mailed. */
export async function makeInvitation(
  { owner, config }: Pick<TestApp, 'owner' | 'config'>,
  { email = newAddress(), expiresAt = new Date(Date.now() + A_WEEK_MS), invitedBy }: InvitationFacts = {},
) {
  const mailId = randomUUID()
  const token = mailedToken(mailId, 'invitation', config.authSecret)
  const { id } = await owner
    .insertInto('invitations')
    .values({
      project_id: RIVA,
      email,
      role_id: ROLES.project_editor,
      invited_by: invitedBy ?? (await makeInviter({ owner })),
      locale: 'en',
      mail_id: mailId,
      token_hash: tokenHash(token),
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token, email }
}

async function makeViewer({ owner }: TestApp) {
  const { id } = await owner
    .insertInto('price_viewers')
    .values({ project_id: RIVA, email: newAddress() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { projectId: RIVA, id } }
}

const ofPerson: Facts = { params: { projectId: RIVA, id: 0 }, before: (server) => makePerson(server) }

const ofInvitation: Facts = {
  params: { projectId: RIVA, id: 0 },
  before: async (server) => ({ params: { projectId: RIVA, id: (await makeInvitation(server)).id } }),
}

const account = { firstName: 'Ana', lastName: 'Savić', password: PASSWORD }

export const PEOPLE_SAMPLES: Record<string, Facts> = {
  listPeople: inRiva,
  changePerson: {
    ...ofPerson,
    headers: AS_MADE,
    body: { roleId: ROLES.sales_agent },
    badBodies: [{}, { roleId: ROLES.super_admin }, { roleId: 9 }, { roleId: '3' }],
  },
  removePerson: { ...ofPerson, headers: AS_MADE },
  listInvitations: { ...inRiva, before: (server) => makeInvitation(server).then(() => ({})) },
  invite: {
    ...inRiva,
    before: async () => ({ body: { email: newAddress(), roleId: ROLES.project_editor } }),
    badBodies: [
      {},
      { email: 'ana@riva', roleId: ROLES.project_editor },
      { email: 'ana@riva.example', roleId: ROLES.user },
      { email: 'ana@riva.example', roleId: ROLES.super_admin },
    ],
  },
  inviteAgain: ofInvitation,
  changeInvitation: {
    ...ofInvitation,
    headers: AS_MADE,
    body: { roleId: ROLES.sales_agent },
    badBodies: [{}, { roleId: ROLES.user }, { roleId: ROLES.super_admin }],
  },
  withdrawInvitation: { ...ofInvitation, headers: AS_MADE },
  listPriceViewers: { ...inRiva, before: (server) => makeViewer(server).then(() => ({})) },
  addPriceViewer: {
    ...inRiva,
    before: async () => ({ body: { email: newAddress() } }),
    badBodies: [{}, { email: 'ana@riva' }, { email: 'ana@riva.example', roleId: 4 }],
  },
  removePriceViewer: { params: { projectId: RIVA, id: 0 }, before: makeViewer },
  openInvitation: {
    before: async (server) => ({ body: { token: (await makeInvitation(server)).token } }),
    badBodies: [{}, { token: '' }, { token: 'x'.repeat(201) }],
  },
  acceptInvitation: {
    before: async (server) => ({ body: { token: (await makeInvitation(server)).token, account } }),
    badBodies: [{}, { token: 'x', account: {} }, { token: 'x', account: { ...account, password: '' } }],
  },
  listAccounts: {},
  removeFactors: {
    params: { id: 0 },
    before: async (server) => ({ params: { id: (await makeAccount(server)).id } }),
  },
  blockAccount: {
    params: { id: 0 },
    before: async (server) => ({ params: { id: (await makePerson(server)).params.id } }),
    body: { blocked: true },
    badBodies: [{}, { blocked: 'yes' }],
  },
}
