import { randomUUID } from 'node:crypto'
import { claimApartment } from '@belvedere/contract/calls/claims'
import * as calls from '@belvedere/contract/calls/inbox'
import type { Buyer, BuyerInFull, InboxEnquiryInFull } from '@belvedere/contract/entities/inbox'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { codeOf, shown } from '../../testing/claim-desk.ts'
import { makeEnquiry } from '../../testing/desk-samples.ts'
import { type Identities, makeIdentities, RIVA } from '../../testing/identities.ts'
import { makeBuyerRecord } from '../../testing/inbox-samples.ts'
import { freeApartment } from '../../testing/staff-samples.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

type Full = z.output<typeof InboxEnquiryInFull>
type Person = z.output<typeof BuyerInFull>

let server: TestApp
let people: Identities

beforeAll(async () => {
  server = await createTestApp()
  people = await makeIdentities(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.owner.deleteFrom('enquiries').execute()
  await server.owner.deleteFrom('buyers').execute()
})

const agent = () => people.sales_agent.headers
const enquiry = async (id: number) =>
  shown<Full>(await server.ask(calls.getEnquiry, { projectId: RIVA, id }, {}, agent()))
const buyer = async (id: number) =>
  shown<Person>(await server.ask(calls.getBuyer, { projectId: RIVA, id }, {}, agent()))

describe('a buyer is one record [INB-03]', () => {
  it('by the same address or the same number, however it is written', async () => {
    const first = await makeBuyerRecord(server, {
      emailAddress: 'ana@mail.example',
      phoneNumber: '064 123 4567',
    })
    const byMail = await makeBuyerRecord(server, { emailAddress: 'Ana@Mail.example' })
    const byPhone = await makeBuyerRecord(server, { phoneNumber: '+381 64 123 45 67' })
    const other = await makeBuyerRecord(server, { phoneNumber: '+381 64 123 45 68' })
    expect([byMail.buyerId, byPhone.buyerId]).toEqual([first.buyerId, first.buyerId])
    expect(other.buyerId).not.toBe(first.buyerId)
    expect(await buyer(first.buyerId)).toMatchObject({
      enquiries: 3,
      phoneNumbers: ['064 123 4567'],
      emailAddresses: ['ana@mail.example', expect.stringMatching(/visitor\.example$/)],
    })
  })

  it('also when many enquiries of one buyer come in at once', async () => {
    const emailAddress = 'all-at-once@mail.example'
    await Promise.all(Array.from({ length: 12 }, () => makeEnquiry(server, { emailAddress })))
    const buyers = await server.owner.selectFrom('buyers').select('id').execute()
    expect(buyers).toHaveLength(1)
  })

  it('merged by hand, and known by either address from then on', async () => {
    const one = await makeBuyerRecord(server, { emailAddress: 'one@mail.example' })
    const two = await makeBuyerRecord(server, { emailAddress: 'two@mail.example' })
    const params = { projectId: RIVA, id: one.buyerId }
    const body = { buyerId: two.buyerId }
    const merged = await server.ask(calls.mergeBuyers, params, {}, agent(), body)
    expect(shown<Person>(merged)).toMatchObject({
      enquiries: 2,
      emailAddresses: ['one@mail.example', 'two@mail.example'],
    })
    expect((await makeBuyerRecord(server, { emailAddress: 'two@mail.example' })).buyerId).toBe(one.buyerId)
    expect((await enquiry(two.enquiryId)).steps.map(({ kind }) => kind)).toEqual(['merged'])
    const again = await server.ask(calls.mergeBuyers, params, {}, agent(), body)
    expect(codeOf(again)).toEqual([422, 'unknown-reference'])
  })

  it('separated by hand where two people share a number', async () => {
    const phoneNumber = '+381 11 333 44 55'
    const ana = await makeBuyerRecord(server, { emailAddress: 'ana@mail.example', phoneNumber })
    const ivan = await makeBuyerRecord(server, { emailAddress: 'ivan@mail.example', phoneNumber })
    expect(ivan.buyerId).toBe(ana.buyerId)
    const params = { projectId: RIVA, id: ivan.enquiryId }
    const separated = shown<Full>(await server.ask(calls.separateEnquiry, params, {}, agent()))
    expect(separated.buyerId).not.toBe(ana.buyerId)
    expect((await makeBuyerRecord(server, { emailAddress: 'ivan@mail.example' })).buyerId).toBe(
      separated.buyerId,
    )
    expect(await buyer(ana.buyerId)).toMatchObject({
      emailAddresses: ['ana@mail.example'],
      phoneNumbers: [phoneNumber],
    })
    const only = { projectId: RIVA, id: ana.enquiryId }
    const alone = await server.ask(calls.separateEnquiry, only, {}, agent())
    expect(codeOf(alone)).toEqual([422, 'already-there'])
  })

  it('made at the desk, or found where they are known', async () => {
    const make = (body: object) => server.ask(calls.addBuyer, { projectId: RIVA }, {}, agent(), body)
    const vera = shown<Person>(
      await make({ firstName: 'Vera', lastName: 'Lukić', phoneNumber: '+381 60 555 01 77', localeId: 'rs' }),
      201,
    )
    const again = await make({ firstName: 'V.', phoneNumber: '060 5550177', localeId: 'rs' })
    expect(shown<Person>(again, 201)).toMatchObject({ id: vera.id, firstName: 'Vera' })
    const found = await server.ask(
      calls.listBuyers,
      { projectId: RIVA },
      { 'filter[search]': '5550177' },
      agent(),
    )
    expect(found.json().data.map((one: { attributes: z.output<typeof Buyer> }) => one.attributes.id)).toEqual(
      [vera.id],
    )
  })

  it('an apartment is held for them out of their enquiry', async () => {
    await freeApartment(server, 1005)
    const { buyerId, enquiryId } = await makeBuyerRecord(server)
    const hold = (which: object) =>
      server.ask(
        claimApartment,
        { projectId: RIVA, id: 1005 },
        {},
        { ...agent(), 'idempotency-key': randomUUID() },
        { kind: 'hold', buyer: 'Ana Savić', ...which },
      )
    expect(codeOf(await hold({ enquiryId: 999_999 }))).toEqual([422, 'unknown-reference'])
    expect(codeOf(await hold({ buyerId: 999_999 }))).toEqual([422, 'unknown-reference'])
    expect((await hold({ enquiryId })).statusCode).toBe(201)
    expect((await enquiry(enquiryId)).steps).toMatchObject([{ kind: 'held', apartmentId: 1005 }])
    expect(await buyer(buyerId)).toMatchObject({ claims: 1, claimed: [{ apartmentId: 1005, kind: 'hold' }] })
  })
})
