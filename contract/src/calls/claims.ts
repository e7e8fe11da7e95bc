import { CLAIM_KINDS } from '@belvedere/domain/sales/claims'
import { z } from 'zod'
import { defineCall } from '../call.ts'
import {
  Claim,
  Conversion,
  DeskApartment,
  Extension,
  NewClaim,
  NewWaiting,
  Offer,
  Release,
  WaitingOrder,
} from '../entities/claim.ts'
import { one, page } from '../envelope.ts'
import { Id, NoQuery, PageQuery } from '../inputs.ts'

const READ = { resource: 'reservations', permission: 'read' } as const
const WRITE = { resource: 'reservations', permission: 'write' } as const
/** What the head of sales decides. */
const HEAD = { resource: 'sales', permission: 'write' } as const

const InProject = z.object({ projectId: Id })
const OneOfProject = z.object({ projectId: Id, id: Id })

const claims = {
  id: 'RSV-01',
  base: '/api/v1',
  query: NoQuery,
  replyRights: { price: { resource: 'prices', permission: 'read' } },
} as const

export const listClaims = defineCall({
  ...claims,
  name: 'listClaims',
  method: 'GET',
  path: '/desk/projects/{projectId}/claims',
  access: READ,
  summary:
    'Every claim that has not ended, in the order in which they were made; of one kind, or of all; of sales only the latest, if asked.',
  params: InProject,
  query: PageQuery.extend({
    'filter[kind]': z.enum(CLAIM_KINDS).optional(),
    /** Sales from then on only. */
    'filter[soldSince]': z.iso.datetime().optional(),
  }),
  reply: page('claim', Claim),
})

export const getDeskApartment = defineCall({
  ...claims,
  name: 'getDeskApartment',
  method: 'GET',
  path: '/desk/projects/{projectId}/apartments/{id}',
  access: READ,
  summary: 'Who has an apartment, who waits for it, and every step there was, with who, when and why.',
  params: OneOfProject,
  reply: one('desk-apartment', DeskApartment),
})

export const claimApartment = defineCall({
  ...claims,
  id: 'RSV-02',
  name: 'claimApartment',
  method: 'POST',
  creates: true,
  path: '/desk/projects/{projectId}/apartments/{id}/claims',
  access: WRITE,
  summary:
    'Holds or reserves an apartment for a buyer. Of many who ask at once one has it; the others are told who and when.',
  params: OneOfProject,
  headers: { 'Idempotency-Key': 'Demanded. Makes a retry safe: the same key and body is the same claim.' },
  body: NewClaim,
  reply: one('claim', Claim),
})

export const extendClaim = defineCall({
  ...claims,
  name: 'extendClaim',
  method: 'POST',
  path: '/desk/projects/{projectId}/claims/{id}/extend',
  access: WRITE,
  summary: 'Makes a hold last longer: an agent once, and no longer than the project lets agents hold.',
  params: OneOfProject,
  body: Extension,
  reply: one('claim', Claim),
})

export const releaseClaim = defineCall({
  ...claims,
  name: 'releaseClaim',
  method: 'POST',
  path: '/desk/projects/{projectId}/claims/{id}/release',
  access: WRITE,
  summary: 'Ends a claim that is no sale, with the reason; the apartment is available again.',
  params: OneOfProject,
  body: Release,
  reply: one('claim', Claim),
})

export const convertClaim = defineCall({
  ...claims,
  name: 'convertClaim',
  method: 'POST',
  path: '/desk/projects/{projectId}/claims/{id}/convert',
  access: WRITE,
  summary: 'Makes a claim firmer by one step: hold, reservation, contract, sold.',
  params: OneOfProject,
  body: Conversion,
  reply: one('claim', Claim),
})

export const correctSale = defineCall({
  ...claims,
  name: 'correctSale',
  method: 'POST',
  path: '/desk/projects/{projectId}/claims/{id}/correct',
  access: HEAD,
  summary: 'Takes back a sale that was a mistake, with the reason; nothing else does.',
  params: OneOfProject,
  body: Release,
  reply: one('claim', Claim),
})

const waiting = { ...claims, id: 'RSV-03' } as const

export const listOffers = defineCall({
  ...waiting,
  name: 'listOffers',
  method: 'GET',
  path: '/desk/projects/{projectId}/offers',
  access: READ,
  summary:
    'Every apartment that is offered to the first in line, with who they are and until when, in the order in which they joined.',
  // No price is in it.
  replyRights: {},
  params: InProject,
  query: PageQuery,
  reply: page('offer', Offer),
})

export const joinWaitingList = defineCall({
  ...waiting,
  name: 'joinWaitingList',
  method: 'POST',
  creates: true,
  path: '/desk/projects/{projectId}/apartments/{id}/waiting',
  access: WRITE,
  summary: 'Puts a buyer at the end of the line for an apartment.',
  params: OneOfProject,
  body: NewWaiting,
  reply: one('desk-apartment', DeskApartment),
})

export const leaveWaitingList = defineCall({
  ...waiting,
  name: 'leaveWaitingList',
  method: 'DELETE',
  path: '/desk/projects/{projectId}/waiting/{id}',
  access: WRITE,
  summary: 'Takes a buyer out of the line; the next one has the offer, where there was one.',
  params: OneOfProject,
  reply: one('desk-apartment', DeskApartment),
})

export const orderWaitingList = defineCall({
  ...waiting,
  name: 'orderWaitingList',
  method: 'PUT',
  ifMatch: true,
  path: '/desk/projects/{projectId}/apartments/{id}/waiting',
  access: HEAD,
  summary:
    'Sets the order of the line, by naming everyone in it; an offer that was made stays. `If-Match` names the `waitingRevision` that was read.',
  params: OneOfProject,
  body: WaitingOrder,
  reply: one('desk-apartment', DeskApartment),
})
