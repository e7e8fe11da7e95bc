import { randomUUID } from 'node:crypto'
import { makeEnquiry } from './desk-samples.ts'
import { RIVA } from './identities.ts'
import type { Facts } from './sample-facts.ts'
import type { TestApp } from './test-app.ts'

type Server = Pick<TestApp, 'owner'>

/** The buyer of an enquiry that was just sent, from an address that nobody else has. */
export async function makeBuyerRecord(
  server: Server,
  facts: { emailAddress?: string; phoneNumber?: string; lastName?: string } = {},
): Promise<{ buyerId: number; enquiryId: number }> {
  const emailAddress = facts.emailAddress ?? `${randomUUID()}@visitor.example`
  const id = await makeEnquiry(server, { ...facts, emailAddress })
  return server.owner
    .selectFrom('enquiries')
    .where('id', '=', id)
    .select(['buyer_id as buyerId', 'number as enquiryId'])
    .executeTakeFirstOrThrow()
}

const onEnquiry: Facts = {
  params: { projectId: RIVA, id: 0 },
  before: async (server) => ({ params: { id: (await makeBuyerRecord(server)).enquiryId } }),
}

const onBuyer: Facts = {
  params: { projectId: RIVA, id: 0 },
  before: async (server) => ({ params: { id: (await makeBuyerRecord(server)).buyerId } }),
}

/** What sellers do about enquiries and those who sent them. */
export const INBOX_SAMPLES: Record<string, Facts> = {
  listEnquiries: {
    params: { projectId: RIVA },
    before: async (server) => {
      await makeEnquiry(server)
      return {}
    },
  },
  getInboxCounts: { params: { projectId: RIVA } },
  getEnquiry: onEnquiry,
  addEnquiryStep: {
    ...onEnquiry,
    body: { kind: 'noted', note: 'Wants the balcony.' },
    badBodies: [
      {},
      { kind: 'noted', note: '' },
      { kind: 'noted', note: 'x'.repeat(301) },
      { kind: 'called' },
      { kind: 'viewing', viewingAt: 'Saturday' },
      { kind: 'closed', outcome: 'won' },
      { kind: 'closed', outcome: 'lost', lostReason: 'weather' },
      { kind: 'held' },
      { kind: 'replied', at: '2026-11-19T12:00:00Z' },
    ],
  },
  separateEnquiry: {
    params: { projectId: RIVA, id: 0 },
    before: async (server) => {
      const emailAddress = `${randomUUID()}@visitor.example`
      await makeBuyerRecord(server, { emailAddress })
      return { params: { id: (await makeBuyerRecord(server, { emailAddress })).enquiryId } }
    },
  },
  listBuyers: {
    params: { projectId: RIVA },
    before: async (server) => {
      await makeEnquiry(server)
      return {}
    },
  },
  getBuyer: onBuyer,
  addBuyer: {
    params: { projectId: RIVA },
    body: { firstName: 'Vera', phoneNumber: '+381 60 555 01 77', localeId: 'rs' },
    badBodies: [
      {},
      { firstName: '', localeId: 'en' },
      { firstName: 'Vera', localeId: 'sr-Latn' },
      { firstName: 'Vera', localeId: 'en', emailAddress: 'vera@mail' },
    ],
  },
  changeBuyer: {
    ...onBuyer,
    headers: { 'if-match': '"1"' },
    body: { lastName: 'Savić', localeId: 'rs' },
    badBodies: [{ firstName: '' }, { emailAddresses: ['ana@mail'] }, { localeId: 'sr-Latn' }, { more: 1 }],
  },
  addBuyerNote: {
    ...onBuyer,
    body: { note: 'Prefers calls after six.' },
    badBodies: [{}, { note: '' }, { note: 'x'.repeat(301) }],
  },
  exportBuyers: { params: { projectId: RIVA }, body: { language: 'sr' }, badBodies: [{ language: 'de' }] },
  mergeBuyers: {
    params: { projectId: RIVA, id: 0 },
    before: async (server) => {
      const { buyerId } = await makeBuyerRecord(server)
      return {
        params: { id: buyerId },
        body: { buyerId: (await makeBuyerRecord(server)).buyerId },
      }
    },
    badBodies: [{}, { buyerId: 'x' }, { buyerId: 0 }],
  },
}
