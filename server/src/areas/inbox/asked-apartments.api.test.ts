import { randomUUID } from 'node:crypto'
import { claimApartment } from '@belvedere/contract/calls/claims'
import { getApartmentDemand } from '@belvedere/contract/calls/reports'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf, shown } from '../../testing/claim-desk.ts'
import { type Identity, RIVA } from '../../testing/identities.ts'
import { type InboxDesk, openInboxDesk } from '../../testing/inbox-desk.ts'
import { makeBuyerRecord } from '../../testing/inbox-samples.ts'
import { freeApartment } from '../../testing/staff-samples.ts'

let desk: InboxDesk

beforeAll(async () => {
  desk = await openInboxDesk()
})
afterAll(() => desk.close())
beforeEach(() => desk.clear())

describe('an enquiry is listed at its apartments [INB-06]', () => {
  it('whether it waits, was answered or is closed, and found by their names', async () => {
    const [waits, closed] = [await makeBuyerRecord(desk.server), await makeBuyerRecord(desk.server)]
    await desk.step(closed.enquiryId, { kind: 'closed', outcome: 'lost', lostReason: 'no-answer' })
    const of = async (query: Record<string, string | number>) =>
      (await desk.enquiries(query)).map(({ id }) => id)
    expect(await of({ 'filter[apartment]': 1001, 'filter[state]': 'any' })).toEqual([
      waits.enquiryId,
      closed.enquiryId,
    ])
    expect(await of({ 'filter[apartment]': 1002, 'filter[state]': 'any' })).toEqual([])
    const { name } = await desk.server.owner
      .selectFrom('apartments')
      .where('id', '=', 1001)
      .select('name')
      .executeTakeFirstOrThrow()
    expect(await of({ 'filter[search]': name.toLowerCase() })).toEqual([waits.enquiryId])
    expect(await of({ 'filter[search]': 'R9-999' })).toEqual([])
  })

  it('and counted there at once', async () => {
    const { headers } = desk.people.sales_agent
    const count = async () =>
      shown<{ enquiries: number }>(
        await desk.server.ask(getApartmentDemand, { projectId: RIVA, id: 1001 }, {}, headers),
      ).enquiries
    const before = await count()
    await makeBuyerRecord(desk.server)
    expect(await count()).toBe(before + 1)
  })
})

describe('holding from an enquiry takes it over [INB-06]', () => {
  const hold = (enquiryId: number, who: Identity, more: object = {}) =>
    desk.server.ask(
      claimApartment,
      { projectId: RIVA, id: 1005 },
      {},
      { ...desk.people[who].headers, 'idempotency-key': randomUUID() },
      { kind: 'hold', buyer: 'Ana Savić', enquiryId, ...more },
    )

  it("of a colleague's with a note that says why", async () => {
    await freeApartment(desk.server, 1005)
    const { enquiryId } = await makeBuyerRecord(desk.server)
    await desk.step(
      enquiryId,
      { kind: 'assigned', agentId: desk.people.project_admin.userId },
      'project_admin',
    )
    expect(codeOf(await hold(enquiryId, 'sales_agent'))).toEqual([422, 'reason-required'])
    expect((await hold(enquiryId, 'sales_agent', { reason: 'She came in.' })).statusCode).toBe(201)
    const { agent, steps, answeredAt } = await desk.enquiry(enquiryId)
    expect(agent?.id).toBe(desk.people.sales_agent.userId)
    expect(answeredAt).toBeNull()
    expect(steps.slice(1)).toMatchObject([{ kind: 'assigned', note: 'She came in.' }, { kind: 'held' }])
  })

  it('by the head of sales without one', async () => {
    await freeApartment(desk.server, 1005)
    const { enquiryId } = await makeBuyerRecord(desk.server)
    await desk.step(enquiryId, { kind: 'assigned', agentId: desk.people.sales_agent.userId })
    expect((await hold(enquiryId, 'project_admin')).statusCode).toBe(201)
    expect((await desk.enquiry(enquiryId)).agent?.id).toBe(desk.people.project_admin.userId)
  })
})
