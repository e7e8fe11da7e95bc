import { randomUUID } from 'node:crypto'
import { claimApartment, joinWaitingList } from '@belvedere/contract/calls/claims'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf, shown } from '../../testing/claim-desk.ts'
import { makeEnquiry } from '../../testing/desk-samples.ts'
import { RIVA } from '../../testing/identities.ts'
import { type BuyerRecord, type Enquiry, type InboxDesk, openInboxDesk } from '../../testing/inbox-desk.ts'
import { makeBuyerRecord } from '../../testing/inbox-samples.ts'
import { freeApartment } from '../../testing/staff-samples.ts'

let desk: InboxDesk

beforeAll(async () => {
  desk = await openInboxDesk()
})
afterAll(() => desk.close())
beforeEach(() => desk.clear())

/** As an agent, once. */
const ask = (call: typeof claimApartment | typeof joinWaitingList, id: number, body: object) =>
  desk.server.ask(
    call,
    { projectId: RIVA, id },
    {},
    { ...desk.people.sales_agent.headers, 'idempotency-key': randomUUID() },
    body,
  )

describe('a buyer is one record [INB-03]', () => {
  it('by the same address or the same number, however it is written', async () => {
    const first = await makeBuyerRecord(desk.server, {
      emailAddress: 'ana@mail.example',
      phoneNumber: '064 123 4567',
    })
    const byMail = await makeBuyerRecord(desk.server, { emailAddress: 'Ana@Mail.example' })
    const byPhone = await makeBuyerRecord(desk.server, { phoneNumber: '+381 64 123 45 67' })
    const other = await makeBuyerRecord(desk.server, { phoneNumber: '+381 64 123 45 68' })
    expect([byMail.buyerId, byPhone.buyerId]).toEqual([first.buyerId, first.buyerId])
    expect(other.buyerId).not.toBe(first.buyerId)
    expect(await desk.buyer(first.buyerId)).toMatchObject({
      enquiries: 3,
      phoneNumbers: ['064 123 4567'],
      emailAddresses: ['ana@mail.example', expect.stringMatching(/visitor\.example$/)],
    })
  })

  it('also when many enquiries of one buyer come in at once', async () => {
    const emailAddress = 'all-at-once@mail.example'
    await Promise.all(Array.from({ length: 12 }, () => makeEnquiry(desk.server, { emailAddress })))
    const buyers = await desk.server.owner.selectFrom('buyers').select('id').execute()
    expect(buyers).toHaveLength(1)
  })

  it('merged by hand, and known by either address from then on', async () => {
    const one = await makeBuyerRecord(desk.server, { emailAddress: 'one@mail.example' })
    const two = await makeBuyerRecord(desk.server, { emailAddress: 'two@mail.example' })
    const merged = await desk.merge(one.buyerId, two.buyerId)
    expect(shown<BuyerRecord>(merged)).toMatchObject({
      enquiries: 2,
      emailAddresses: ['one@mail.example', 'two@mail.example'],
    })
    expect((await makeBuyerRecord(desk.server, { emailAddress: 'two@mail.example' })).buyerId).toBe(
      one.buyerId,
    )
    expect((await desk.enquiry(two.enquiryId)).steps.map(({ kind }) => kind)).toEqual(['merged'])
    expect(codeOf(await desk.merge(one.buyerId, two.buyerId))).toEqual([422, 'unknown-reference'])
  })

  it('separated by hand where two people share a number', async () => {
    const phoneNumber = '+381 11 333 44 55'
    const ana = await makeBuyerRecord(desk.server, { emailAddress: 'ana@mail.example', phoneNumber })
    const ivan = await makeBuyerRecord(desk.server, { emailAddress: 'ivan@mail.example', phoneNumber })
    expect(ivan.buyerId).toBe(ana.buyerId)
    const separated = shown<Enquiry>(await desk.separate(ivan.enquiryId))
    expect(separated.buyerId).not.toBe(ana.buyerId)
    expect((await makeBuyerRecord(desk.server, { emailAddress: 'ivan@mail.example' })).buyerId).toBe(
      separated.buyerId,
    )
    expect(await desk.buyer(ana.buyerId)).toMatchObject({
      emailAddresses: ['ana@mail.example'],
      phoneNumbers: [phoneNumber],
    })
    expect(codeOf(await desk.separate(ana.enquiryId))).toEqual([422, 'already-there'])
  })

  it('made at the desk, or found where they are known', async () => {
    const vera = shown<BuyerRecord>(
      await desk.addBuyer({
        firstName: 'Vera',
        lastName: 'Lukić',
        phoneNumber: '+381 60 555 01 77',
        localeId: 'rs',
      }),
      201,
    )
    const again = await desk.addBuyer({ firstName: 'V.', phoneNumber: '060 5550177', localeId: 'rs' })
    expect(shown<BuyerRecord>(again, 201)).toMatchObject({ id: vera.id, firstName: 'Vera' })
    expect((await desk.buyers({ 'filter[search]': '5550177' })).map(({ id }) => id)).toEqual([vera.id])
  })

  it('found by name, mail and phone, the latest first', async () => {
    const ana = await makeBuyerRecord(desk.server, { emailAddress: 'ana@mail.example' })
    const marko = await makeBuyerRecord(desk.server, {
      emailAddress: 'marko@mail.example',
      lastName: 'Đorđević',
      phoneNumber: '011 333 4455',
    })
    const found = async (search?: string) =>
      (await desk.buyers(search === undefined ? {} : { 'filter[search]': search })).map(({ id }) => id)
    expect(await found()).toEqual([marko.buyerId, ana.buyerId])
    for (const search of [
      'djordjevic',
      'MARKO@',
      '0113334455',
      '011/333-44-55',
      '+381 11 333 44 55',
      '113334',
    ])
      expect(await found(search), search).toEqual([marko.buyerId])
    expect(await found('nobody')).toEqual([])
  })

  it('an apartment is held for them out of their enquiry', async () => {
    await freeApartment(desk.server, 1005)
    const { buyerId, enquiryId } = await makeBuyerRecord(desk.server)
    const hold = (which: object) =>
      desk.server.ask(
        claimApartment,
        { projectId: RIVA, id: 1005 },
        {},
        { ...desk.people.sales_agent.headers, 'idempotency-key': randomUUID() },
        { kind: 'hold', buyer: 'Ana Savić', ...which },
      )
    expect(codeOf(await hold({ enquiryId: 999_999 }))).toEqual([422, 'unknown-reference'])
    expect(codeOf(await hold({ buyerId: 999_999 }))).toEqual([422, 'unknown-reference'])
    expect((await hold({ enquiryId })).statusCode).toBe(201)
    // It is theirs who holds, and the buyer has not heard of it by that (INB-06).
    expect(await desk.enquiry(enquiryId)).toMatchObject({
      state: 'unanswered',
      agent: { id: desk.people.sales_agent.userId },
      steps: [
        { kind: 'assigned', agent: { id: desk.people.sales_agent.userId } },
        { kind: 'held', apartmentId: 1005 },
      ],
    })
    const has = { claims: 1, claimed: [{ apartmentId: 1005, kind: 'hold', endedAt: null }] }
    expect(await desk.buyer(buyerId)).toMatchObject(has)
    // What they have goes along when they turn out to be somebody known.
    const other = await makeBuyerRecord(desk.server)
    expect(shown(await desk.merge(other.buyerId, buyerId))).toMatchObject({ enquiries: 2, ...has })
  })

  it('told apart again with all that is theirs: what they hold, wait for and are known by [INB-06]', async () => {
    await freeApartment(desk.server, 1005)
    await freeApartment(desk.server, 1006)
    const milica = await makeBuyerRecord(desk.server, {
      emailAddress: 'milica@mail.example',
      lastName: 'Ilić',
    })
    const second = await makeBuyerRecord(desk.server, {
      emailAddress: 'milica@mail.example',
      lastName: 'Ilić',
    })
    const marko = await makeBuyerRecord(desk.server, {
      emailAddress: 'marko@mail.example',
      lastName: 'Marić',
    })
    expect(
      (await ask(claimApartment, 1005, { kind: 'hold', buyer: 'Milica', buyerId: milica.buyerId }))
        .statusCode,
    ).toBe(201)
    expect(
      (await ask(claimApartment, 1006, { kind: 'hold', buyer: 'Marko', enquiryId: marko.enquiryId }))
        .statusCode,
    ).toBe(201)
    const line = { buyer: 'Milica', enquiryId: milica.enquiryId }
    expect((await ask(joinWaitingList, 1006, line)).statusCode).toBeLessThan(300)
    shown(await desk.merge(marko.buyerId, milica.buyerId))
    expect(await desk.buyer(marko.buyerId)).toMatchObject({ enquiries: 3, claims: 2 })
    const apart = shown<Enquiry>(await desk.separate(milica.enquiryId))
    expect(await desk.buyer(apart.buyerId)).toMatchObject({
      lastName: 'Ilić',
      enquiries: 2,
      emailAddresses: ['milica@mail.example'],
      claimed: [{ apartmentId: 1005 }],
      waits: [{ apartmentId: 1006 }],
    })
    expect(await desk.enquiry(second.enquiryId)).toMatchObject({ buyerId: apart.buyerId })
    expect(await desk.buyer(marko.buyerId)).toMatchObject({
      lastName: 'Marić',
      enquiries: 1,
      emailAddresses: ['marko@mail.example'],
      claimed: [{ apartmentId: 1006 }],
      waits: [],
    })
  })

  it('told apart from somebody without an enquiry who came with a merge: each has what was theirs [INB-06]', async () => {
    for (const id of [1005, 1006]) await freeApartment(desk.server, id)
    const hand = {
      localeId: 'rs',
      firstName: 'Ljubiša',
      lastName: 'Đurđević',
      phoneNumber: '+381 64 888 4567',
    }
    const { id: walkedIn } = shown<{ id: number }>(await desk.addBuyer(hand), 201)
    const ljubo = await makeBuyerRecord(desk.server, {
      emailAddress: 'ljubo@mail.example',
      lastName: 'Đorđević',
    })
    for (const reply of [
      await ask(claimApartment, 1005, { kind: 'hold', buyer: 'Ljubiša', buyerId: walkedIn }),
      await ask(claimApartment, 1006, { kind: 'hold', buyer: 'Somebody' }),
      await ask(joinWaitingList, 1006, { buyer: 'Ljubo', buyerId: ljubo.buyerId }),
      await desk.note(ljubo.buyerId, 'Likes the river'),
      await desk.note(walkedIn, 'Pays in cash'),
    ])
      expect(reply.statusCode).toBeLessThan(300)
    shown(await desk.merge(ljubo.buyerId, walkedIn))
    const apart = shown<Enquiry>(await desk.separate(ljubo.enquiryId))
    expect(await desk.buyer(apart.buyerId)).toMatchObject({
      lastName: 'Đorđević',
      emailAddresses: ['ljubo@mail.example'],
      claimed: [],
      waits: [{ apartmentId: 1006 }],
      notes: [{ note: 'Likes the river' }],
    })
    expect(await desk.buyer(ljubo.buyerId)).toMatchObject({
      lastName: 'Đurđević',
      enquiries: 0,
      emailAddresses: [],
      phoneNumbers: ['+381 64 888 4567'],
      claimed: [{ apartmentId: 1005 }],
      waits: [],
      notes: [{ note: 'Pays in cash' }],
    })
  })
})
