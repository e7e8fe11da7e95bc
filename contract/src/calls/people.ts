import { ACCOUNT_NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from '@belvedere/domain/accounts/account-rules'
import { EMAIL_MAX } from '@belvedere/domain/accounts/email-address'
import { z } from 'zod'
import { defineCall } from '../call.ts'
import {
  AccountSummary,
  Invitation,
  InvitationChange,
  NewInvitation,
  NewPriceViewer,
  OpenInvitation,
  Person,
  PersonChange,
  PriceViewer,
} from '../entities/person.ts'
import { Removed } from '../entities/removed.ts'
import { one, page } from '../envelope.ts'
import { Id, IdParams, NoParams, NoQuery, PageQuery } from '../inputs.ts'
import { line } from '../text.ts'

const READ = { resource: 'users', permission: 'read' } as const
const WRITE = { resource: 'users', permission: 'write' } as const

const InProject = z.object({ projectId: Id })
const OneOfProject = z.object({ projectId: Id, id: Id })

const TOKEN_MAX = 200
const Token = z.string().min(1).max(TOKEN_MAX)
const Name = line(ACCOUNT_NAME_MAX).min(1)

const people = { base: '/api/v1', id: 'PPL-01', query: NoQuery } as const

export const listPeople = defineCall({
  ...people,
  name: 'listPeople',
  method: 'GET',
  path: '/studio/projects/{projectId}/people',
  access: READ,
  summary: 'Who is on the project, with their roles; names of those who accepted an invitation.',
  params: InProject,
  query: PageQuery,
  reply: page('person', Person),
})

export const changePerson = defineCall({
  ...people,
  name: 'changePerson',
  method: 'PATCH',
  ifMatch: true,
  path: '/studio/projects/{projectId}/people/{id}',
  access: WRITE,
  summary: 'Gives someone on the project another role, in force with their next call.',
  params: OneOfProject,
  body: PersonChange,
  reply: one('person', Person),
})

export const removePerson = defineCall({
  ...people,
  name: 'removePerson',
  method: 'DELETE',
  ifMatch: true,
  path: '/studio/projects/{projectId}/people/{id}',
  access: WRITE,
  summary: 'Takes someone off the project; what they did stays on record.',
  params: OneOfProject,
  reply: one('removed', Removed),
})

export const listInvitations = defineCall({
  ...people,
  name: 'listInvitations',
  method: 'GET',
  path: '/studio/projects/{projectId}/invitations',
  access: WRITE,
  summary: 'Who was invited and has not come yet.',
  params: InProject,
  query: PageQuery,
  reply: page('invitation', Invitation),
})

export const invite = defineCall({
  ...people,
  name: 'invite',
  method: 'POST',
  creates: true,
  path: '/studio/projects/{projectId}/invitations',
  access: WRITE,
  summary: 'Invites an address by mail, for seven days; the same whether or not it has an account.',
  params: InProject,
  body: NewInvitation,
  reply: one('invitation', Invitation),
})

export const inviteAgain = defineCall({
  ...people,
  name: 'inviteAgain',
  method: 'POST',
  path: '/studio/projects/{projectId}/invitations/{id}/again',
  access: WRITE,
  summary: 'Mails another link, for another seven days; the one before is dead.',
  params: OneOfProject,
  reply: one('invitation', Invitation),
})

export const changeInvitation = defineCall({
  ...people,
  name: 'changeInvitation',
  method: 'PATCH',
  ifMatch: true,
  path: '/studio/projects/{projectId}/invitations/{id}',
  access: WRITE,
  summary: 'Another role for whoever was invited; the mailed link stays.',
  params: OneOfProject,
  body: InvitationChange,
  reply: one('invitation', Invitation),
})

export const withdrawInvitation = defineCall({
  ...people,
  name: 'withdrawInvitation',
  method: 'DELETE',
  ifMatch: true,
  path: '/studio/projects/{projectId}/invitations/{id}',
  access: WRITE,
  summary: 'Withdraws an invitation; its link is dead.',
  params: OneOfProject,
  reply: one('removed', Removed),
})

export const listPriceViewers = defineCall({
  ...people,
  name: 'listPriceViewers',
  method: 'GET',
  path: '/studio/projects/{projectId}/price-viewers',
  access: WRITE,
  summary: 'The addresses whose owners see prices, where the project lets that role; `find` is in them.',
  params: InProject,
  query: PageQuery.extend({ find: line(EMAIL_MAX).optional() }),
  reply: page('price-viewer', PriceViewer),
})

export const addPriceViewer = defineCall({
  ...people,
  name: 'addPriceViewer',
  method: 'POST',
  creates: true,
  path: '/studio/projects/{projectId}/price-viewers',
  access: WRITE,
  summary: 'Lets the owner of an address see prices; takes effect when there is a confirmed account.',
  params: InProject,
  body: NewPriceViewer,
  reply: one('price-viewer', PriceViewer),
})

export const removePriceViewer = defineCall({
  ...people,
  name: 'removePriceViewer',
  method: 'DELETE',
  path: '/studio/projects/{projectId}/price-viewers/{id}',
  access: WRITE,
  summary: 'Prices are no longer shown to them, from their next call on.',
  params: OneOfProject,
  reply: one('removed', Removed),
})

export const openInvitation = defineCall({
  ...people,
  name: 'openInvitation',
  method: 'POST',
  path: '/invitations/open',
  access: 'anyone',
  summary: 'What a mailed link invites to; it stays usable.',
  params: NoParams,
  body: z.strictObject({ token: Token }),
  reply: one('open-invitation', OpenInvitation),
})

export const acceptInvitation = defineCall({
  ...people,
  name: 'acceptInvitation',
  method: 'POST',
  path: '/invitations/accept',
  access: 'anyone',
  summary:
    'Accepts a mailed link, once: the account of its address is on the project, and made where there is none.',
  params: NoParams,
  body: z.strictObject({
    token: Token,
    account: z
      .strictObject({
        firstName: Name,
        lastName: Name,
        password: z.string().min(PASSWORD_MIN).max(PASSWORD_MAX),
      })
      .optional(),
  }),
  reply: one('open-invitation', OpenInvitation),
})

export const listAccounts = defineCall({
  ...people,
  id: 'PPL-02',
  name: 'listAccounts',
  method: 'GET',
  path: '/users',
  access: { resource: 'accounts', permission: 'read' },
  summary: 'Every account, for super_admin alone; `find` is in their names and addresses.',
  params: NoParams,
  query: PageQuery.extend({ find: line(EMAIL_MAX).optional() }),
  reply: page('account-summary', AccountSummary),
})

export const removeFactors = defineCall({
  ...people,
  id: 'SEC-10',
  name: 'removeFactors',
  method: 'DELETE',
  path: '/users/{id}/factors',
  access: { resource: 'accounts', permission: 'write' },
  summary:
    'Frees somebody who has lost passkeys, codes and recovery codes: all of them are gone, sessions included, and their owner is told by mail.',
  params: IdParams,
  reply: one('account-summary', AccountSummary),
})

export const blockAccount = defineCall({
  ...people,
  id: 'PPL-02',
  name: 'blockAccount',
  method: 'PATCH',
  path: '/users/{id}/blocked',
  access: { resource: 'accounts', permission: 'write' },
  summary: 'Blocks an account, sessions included, or lets it in again.',
  params: IdParams,
  body: z.strictObject({ blocked: z.boolean() }),
  reply: one('account-summary', AccountSummary),
})
