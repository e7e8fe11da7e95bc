import { ENQUIRY_STATES, SEARCH_MAX } from '@belvedere/domain/enquiries/inbox'
import { z } from 'zod'
import { defineCall } from '../call.ts'
import {
  Buyer,
  BuyerChange,
  BuyerInFull,
  InboxCounts,
  InboxEnquiry,
  InboxEnquiryInFull,
  NewBuyer,
  NewBuyerNote,
  NewEnquiryStep,
  OtherBuyer,
} from '../entities/inbox.ts'
import { one, page } from '../envelope.ts'
import { Id, NoQuery, PageQuery } from '../inputs.ts'
import { line } from '../text.ts'

const READ = { resource: 'enquiries', permission: 'read' } as const
const WRITE = { resource: 'enquiries', permission: 'write' } as const

const InProject = z.object({ projectId: Id })
const OneOfProject = z.object({ projectId: Id, id: Id })
const Search = line(SEARCH_MAX).min(1).optional()

const inbox = { base: '/api/v1', query: NoQuery } as const

export const listEnquiries = defineCall({
  ...inbox,
  id: 'INB-01',
  name: 'listEnquiries',
  method: 'GET',
  path: '/desk/projects/{projectId}/enquiries',
  access: READ,
  summary:
    'Enquiries: the unanswered first, who waits longest on top; then the answered. Closed ones by asking for them.',
  params: InProject,
  query: PageQuery.extend({
    'filter[state]': z.enum([...ENQUIRY_STATES, 'any']).optional(),
    /** Whose they are, or `nobody`. */
    'filter[agent]': z.union([z.literal('nobody'), Id]).optional(),
    'filter[building]': Id.optional(),
    /** One of those that it is about. */
    'filter[apartment]': Id.optional(),
    'filter[kind]': z.enum(['ask-for-price', 'favourites']).optional(),
    /** Part of a name, a mail address or a phone number, or of the name of an apartment that it is about. */
    'filter[search]': Search,
  }),
  reply: page('inbox-enquiry', InboxEnquiry),
})

export const getInboxCounts = defineCall({
  ...inbox,
  id: 'INB-01',
  name: 'getInboxCounts',
  method: 'GET',
  path: '/desk/projects/{projectId}/enquiry-counts',
  access: READ,
  summary:
    'How many enquiries are unanswered, open, of the asker, of nobody, closed; and how many buyers there are.',
  params: InProject,
  reply: one('enquiry-counts', InboxCounts),
})

export const getEnquiry = defineCall({
  ...inbox,
  id: 'INB-01',
  name: 'getEnquiry',
  method: 'GET',
  path: '/desk/projects/{projectId}/enquiries/{id}',
  access: READ,
  summary: 'One enquiry with its mails and every step, with who and when.',
  params: OneOfProject,
  reply: one('inbox-enquiry', InboxEnquiryInFull),
})

export const addEnquiryStep = defineCall({
  ...inbox,
  id: 'INB-02',
  name: 'addEnquiryStep',
  method: 'POST',
  path: '/desk/projects/{projectId}/enquiries/{id}/steps',
  access: WRITE,
  summary:
    'Writes down what was done: opened, assigned, called, replied, noted, closed, reopened; a viewing set, moved, called off; an answer that was none.',
  params: OneOfProject,
  body: NewEnquiryStep,
  reply: one('inbox-enquiry', InboxEnquiryInFull),
})

export const separateEnquiry = defineCall({
  ...inbox,
  id: 'INB-03',
  name: 'separateEnquiry',
  method: 'POST',
  path: '/desk/projects/{projectId}/enquiries/{id}/separate',
  access: WRITE,
  summary: 'Gives an enquiry a buyer of its own, where two people were taken for one.',
  params: OneOfProject,
  reply: one('inbox-enquiry', InboxEnquiryInFull),
})

export const listBuyers = defineCall({
  ...inbox,
  id: 'INB-03',
  name: 'listBuyers',
  method: 'GET',
  path: '/desk/projects/{projectId}/buyers',
  access: READ,
  summary: 'Everyone who wrote or for whom an apartment was claimed, the latest first.',
  params: InProject,
  query: PageQuery.extend({ 'filter[search]': Search }),
  reply: page('buyer-record', Buyer),
})

export const getBuyer = defineCall({
  ...inbox,
  id: 'INB-03',
  name: 'getBuyer',
  method: 'GET',
  path: '/desk/projects/{projectId}/buyers/{id}',
  access: READ,
  summary: 'One buyer with their enquiries and what they had and have.',
  params: OneOfProject,
  reply: one('buyer-record', BuyerInFull),
})

export const addBuyer = defineCall({
  ...inbox,
  id: 'INB-03',
  name: 'addBuyer',
  method: 'POST',
  creates: true,
  path: '/desk/projects/{projectId}/buyers',
  access: WRITE,
  summary:
    'Someone who came by another way than an enquiry; who is known by that address or number already is found.',
  params: InProject,
  body: NewBuyer,
  reply: one('buyer-record', BuyerInFull),
})

export const mergeBuyers = defineCall({
  ...inbox,
  id: 'INB-03',
  name: 'mergeBuyers',
  method: 'POST',
  path: '/desk/projects/{projectId}/buyers/{id}/merge',
  access: WRITE,
  summary: 'Makes another buyer this one: their enquiries, claims, addresses and numbers move.',
  params: OneOfProject,
  body: OtherBuyer,
  reply: one('buyer-record', BuyerInFull),
})

export const changeBuyer = defineCall({
  ...inbox,
  id: 'INB-06',
  name: 'changeBuyer',
  method: 'PATCH',
  ifMatch: true,
  path: '/desk/projects/{projectId}/buyers/{id}',
  access: WRITE,
  summary: 'A name, a language, addresses or numbers as somebody who knows the buyer has them.',
  params: OneOfProject,
  body: BuyerChange,
  reply: one('buyer-record', BuyerInFull),
})

export const addBuyerNote = defineCall({
  ...inbox,
  id: 'INB-06',
  name: 'addBuyerNote',
  method: 'POST',
  path: '/desk/projects/{projectId}/buyers/{id}/notes',
  access: WRITE,
  summary: 'A line for the colleagues about a buyer. The buyer never sees it.',
  params: OneOfProject,
  body: NewBuyerNote,
  reply: one('buyer-record', BuyerInFull),
})

export const exportBuyers = defineCall({
  ...inbox,
  id: 'INB-06',
  name: 'exportBuyers',
  method: 'POST',
  path: '/desk/projects/{projectId}/buyer-records/export',
  access: READ,
  summary: 'All buyers of a project as CSV, the latest first.',
  params: InProject,
  /** Of the columns' names and the words in them. */
  body: z.strictObject({ language: z.enum(['en', 'sr']).default('en') }),
  reply: { kind: 'file' },
})
