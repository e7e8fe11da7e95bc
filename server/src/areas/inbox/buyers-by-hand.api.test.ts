import { joinWaitingList } from '@belvedere/contract/calls/claims'
import { exportBuyers } from '@belvedere/contract/calls/inbox'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf, shown } from '../../testing/claim-desk.ts'
import { RIVA } from '../../testing/identities.ts'
import { type BuyerRecord, type InboxDesk, openInboxDesk } from '../../testing/inbox-desk.ts'
import { makeBuyerRecord } from '../../testing/inbox-samples.ts'
import { freeApartment } from '../../testing/staff-samples.ts'

let desk: InboxDesk

beforeAll(async () => {
  desk = await openInboxDesk()
})
afterAll(() => desk.close())
beforeEach(() => desk.clear())

describe('a buyer by hand [INB-06]', () => {
  it('is edited, by whoever has read what is there', async () => {
    const { buyerId } = await makeBuyerRecord(desk.server, { emailAddress: 'ana@mail.example' })
    const { revision } = await desk.buyer(buyerId)
    const change = { lastName: 'Kostić', localeId: 'rs', phoneNumbers: ['+381 60 555 01 99'] }
    const changed = shown<BuyerRecord>(await desk.change(buyerId, revision, change))
    expect(changed).toMatchObject({ firstName: 'Ana', ...change, emailAddresses: ['ana@mail.example'] })
    expect(changed.contacts.map(({ lastName }) => lastName)).toEqual(['Kostić', 'Kostić'])
    expect(codeOf(await desk.change(buyerId, revision, { lastName: 'Petrov' }))).toEqual([412, 'stale'])
    const other = await makeBuyerRecord(desk.server, { emailAddress: 'marko@mail.example' })
    const theirs = await desk.buyer(other.buyerId)
    const taken = { emailAddresses: ['ANA@mail.example'] }
    expect(codeOf(await desk.change(other.buyerId, theirs.revision, taken))).toEqual([422, 'already-there'])
  })

  it('has notes with who and when, which move when two are merged', async () => {
    const [one, two] = [await makeBuyerRecord(desk.server), await makeBuyerRecord(desk.server)]
    await desk.note(two.buyerId, 'Calls after six.')
    const by = { id: desk.people.sales_agent.userId }
    expect(shown<BuyerRecord>(await desk.merge(one.buyerId, two.buyerId)).notes).toMatchObject([
      { note: 'Calls after six.', by },
    ])
  })

  it('keeps the name that they have, whatever a later enquiry spells', async () => {
    const emailAddress = 'ana@mail.example'
    const { buyerId } = await makeBuyerRecord(desk.server, { emailAddress, lastName: 'Kostić' })
    await makeBuyerRecord(desk.server, { emailAddress, lastName: 'Kostic' })
    expect(await desk.buyer(buyerId)).toMatchObject({ lastName: 'Kostić', enquiries: 2 })
  })

  it('who stays behind when the other one is separated is called by their own name', async () => {
    const thomas = await makeBuyerRecord(desk.server, { lastName: 'Weber', phoneNumber: '+49 170 1112233' })
    const jelena = await makeBuyerRecord(desk.server, { lastName: 'Marić', phoneNumber: '+381 64 4445566' })
    await desk.merge(thomas.buyerId, jelena.buyerId)
    expect(codeOf(await desk.separate(thomas.enquiryId))[0]).toBe(200)
    expect(await desk.buyer(thomas.buyerId)).toMatchObject({
      lastName: 'Marić',
      phoneNumbers: ['+381 64 4445566'],
    })
    const apart = await desk.enquiry(thomas.enquiryId)
    expect(await desk.buyer(apart.buyerId)).toMatchObject({ lastName: 'Weber' })
  })

  it('has their viewings, those that were called off left out, and the lines in which they stand', async () => {
    const ana = await makeBuyerRecord(desk.server)
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    const does = async (step: object) => shown(await desk.step(ana.enquiryId, step))
    await does({ kind: 'viewing', viewingAt: inDays(1) })
    const at = inDays(2)
    await does({ kind: 'viewing-moved', viewingAt: at })
    const { headers } = desk.people.sales_agent
    const joins = (body: object) =>
      desk.server.ask(joinWaitingList, { projectId: RIVA, id: 1003 }, {}, headers, body)
    await freeApartment(desk.server, 1003)
    await desk.server.owner.deleteFrom('waiting_list').execute()
    expect(shown<object>(await joins({ buyer: 'Mina Perić' }), 201)).toBeDefined()
    expect(shown<object>(await joins({ buyer: 'Ana Savić', enquiryId: ana.enquiryId }), 201)).toBeDefined()
    expect(await desk.buyer(ana.buyerId)).toMatchObject({
      viewings: [{ enquiryId: ana.enquiryId, at }],
      waits: [{ apartmentId: 1003, place: 2, offeredUntil: null }],
    })
    await does({ kind: 'viewing-off' })
    expect((await desk.buyer(ana.buyerId)).viewings).toEqual([])
  })

  it('goes out with all others as they are listed', async () => {
    await makeBuyerRecord(desk.server, { emailAddress: 'ana@mail.example', lastName: 'Đorđević' })
    const { headers } = desk.people.sales_agent
    const file = await desk.server.ask(exportBuyers, { projectId: RIVA }, {}, headers, { language: 'sr' })
    expect(file.headers['content-disposition']).toContain('buyers-1.csv')
    expect(file.payload).toContain('Đorđević')
    expect(file.payload).toContain('ana@mail.example')
  })
})

const PEOPLE = ['Weber', 'Marić', 'Kostić', 'Đorđević']

describe('merging and separating in any order [INB-06]', () => {
  it('leaves each contact its own name, and loses none', async () => {
    const act = fc.record({ merge: fc.boolean(), one: fc.nat(3), other: fc.nat(3) })
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 8 }), async (acts) => {
        await desk.clear()
        const made = await Promise.all(
          PEOPLE.map((lastName, nth) =>
            makeBuyerRecord(desk.server, { lastName, phoneNumber: `+381 64 700 00 0${nth}` }),
          ),
        )
        const before = await contactsWithNames()
        const buyerOf = async (nth: number) => (await desk.enquiry(made[nth]?.enquiryId ?? 0)).buyerId
        for (const { merge, one, other } of acts) {
          const reply = merge
            ? await desk.merge(await buyerOf(one), await buyerOf(other))
            : await desk.separate(made[one]?.enquiryId ?? 0)
          expect([200, 422]).toContain(reply.statusCode)
        }
        expect(await contactsWithNames()).toEqual(before)
        for (const [nth] of PEOPLE.entries()) {
          const { lastName, contacts } = await desk.buyer(await buyerOf(nth))
          expect(contacts.map((contact) => contact.lastName)).toContain(lastName)
          expect(contacts.map((contact) => contact.lastName)).toContain(PEOPLE[nth])
        }
      }),
      { numRuns: 12 },
    )
  })
})

async function contactsWithNames() {
  const { rows } = await sql`
    select key, first_name, last_name from buyer_contacts order by key`.execute(desk.server.owner)
  return rows
}
