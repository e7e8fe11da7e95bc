import * as calls from '@belvedere/contract/calls/inbox'
import type { Buyer, BuyerInFull, InboxEnquiry, InboxEnquiryInFull } from '@belvedere/contract/entities/inbox'
import { expect } from 'vitest'
import type { z } from 'zod'
import { shown } from './claim-desk.ts'
import { type Identity, makeIdentities, RIVA } from './identities.ts'
import { createTestApp, type TestApp } from './test-app.ts'

export type Enquiry = z.output<typeof InboxEnquiryInFull>
export type BuyerRecord = z.output<typeof BuyerInFull>

type Query = Record<string, string | number>

type Workplace = { server: TestApp; people: Awaited<ReturnType<typeof makeIdentities>> }

async function openWorkplace(): Promise<Workplace> {
  const server = await createTestApp()
  return { server, people: await makeIdentities(server) }
}

/** The calls about enquiries and buyers of Riva, as its people make them: an agent, unless someone else is named. */
export async function openInboxDesk(at?: Workplace) {
  const { server, people } = at ?? (await openWorkplace())

  const on =
    (call: Parameters<TestApp['ask']>[0]) =>
    (id: number, body?: object, who: Identity = 'sales_agent') =>
      server.ask(call, { projectId: RIVA, id }, {}, people[who].headers, body)

  const page = (call: Parameters<TestApp['ask']>[0], query: Query = {}) =>
    server.ask(call, { projectId: RIVA }, query, people.sales_agent.headers)

  async function list<One>(call: Parameters<TestApp['ask']>[0], query?: Query): Promise<One[]> {
    const reply = await page(call, query)
    expect(reply.statusCode).toBe(200)
    return (reply.json().data as { attributes: One }[]).map(({ attributes }) => attributes)
  }

  return {
    server,
    people,
    page,
    step: on(calls.addEnquiryStep),
    separate: on(calls.separateEnquiry),
    merge: (id: number, buyerId: number) => on(calls.mergeBuyers)(id, { buyerId }),
    note: (id: number, note: string) => on(calls.addBuyerNote)(id, { note }),
    change: (id: number, revision: number, body: object) =>
      server.ask(
        calls.changeBuyer,
        { projectId: RIVA, id },
        {},
        { ...people.sales_agent.headers, 'if-match': `"${revision}"` },
        body,
      ),
    addBuyer: (body: object) =>
      server.ask(calls.addBuyer, { projectId: RIVA }, {}, people.sales_agent.headers, body),
    enquiry: async (id: number) => shown<Enquiry>(await on(calls.getEnquiry)(id)),
    buyer: async (id: number) => shown<BuyerRecord>(await on(calls.getBuyer)(id)),
    enquiries: (query?: Query) => list<z.output<typeof InboxEnquiry>>(calls.listEnquiries, query),
    buyers: (query?: Query) => list<z.output<typeof Buyer>>(calls.listBuyers, query),
    /** Nobody wrote, and nobody is known. */
    async clear() {
      await server.owner.deleteFrom('enquiries').execute()
      await server.owner.deleteFrom('buyers').execute()
    },
    close: () => server.close(),
  }
}

export type InboxDesk = Awaited<ReturnType<typeof openInboxDesk>>
