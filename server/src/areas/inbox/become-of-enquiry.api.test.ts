import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ClaimDesk, openClaimDesk, shown } from '../../testing/claim-desk.ts'
import { DEPOSIT } from '../../testing/claim-samples.ts'
import { type Enquiry, type InboxDesk, openInboxDesk } from '../../testing/inbox-desk.ts'
import { makeBuyerRecord } from '../../testing/inbox-samples.ts'

/** What the enquiries of these tests ask for, and another one. */
const ASKED = 1001
const OTHER = 1005

let inbox: InboxDesk
let desk: ClaimDesk
beforeAll(async () => {
  desk = await openClaimDesk()
  inbox = await openInboxDesk(desk)
})
afterAll(() => desk.close())
beforeEach(async () => {
  await inbox.clear()
  await desk.free(ASKED)
  await desk.free(OTHER)
})

const log = ({ claimSteps }: Enquiry) =>
  claimSteps.map(({ apartmentId, step, kind }) => [apartmentId, step, kind])

async function sell(id: number) {
  shown(await desk.ask.convert(id, { to: 'reservation', deposit: DEPOSIT }))
  shown(await desk.ask.convert(id, { to: 'contract', contractOn: '2026-12-01' }))
  shown(await desk.ask.convert(id, { to: 'sold' }))
}

describe("an enquiry's log goes on with the apartment [INB-02]", () => {
  it('that was held from it: deposit, contract, sale, and a sale that was none', async () => {
    const { enquiryId } = await makeBuyerRecord(inbox.server)
    const { id } = await desk.claimed(OTHER, { enquiryId })
    expect(await inbox.enquiry(enquiryId)).toMatchObject({
      steps: [{ kind: 'assigned' }, { kind: 'held', apartmentId: OTHER }],
      claimSteps: [],
    })
    await sell(id)
    const sold = await inbox.enquiry(enquiryId)
    const become = [
      [OTHER, 'converted', 'reservation'],
      [OTHER, 'converted', 'contract'],
      [OTHER, 'converted', 'sold'],
    ]
    expect(log(sold)).toEqual(become)
    expect(sold.claimSteps[0]).toMatchObject({
      apartmentName: 'R1-105',
      by: { id: desk.people.sales_agent.userId },
    })
    // How it ended is for people to say.
    expect(sold.closedAt).toBeNull()
    shown(await desk.ask.correct(id, { reason: 'Another one' }, 'project_admin'))
    expect(log(await inbox.enquiry(enquiryId))).toEqual([...become, [OTHER, 'corrected', 'sold']])
  })

  it('that it names, once its buyer has it by another way, and not what they had before', async () => {
    const first = await makeBuyerRecord(inbox.server, { emailAddress: 'ana@mail.example' })
    const { id } = await desk.claimed(ASKED, { buyerId: first.buyerId })
    shown(await desk.ask.release(id, { reason: 'No loan' }))
    const second = await makeBuyerRecord(inbox.server, { emailAddress: 'ana@mail.example' })
    const again = await desk.claimed(ASKED, { buyerId: first.buyerId })
    await sell(again.id)
    // Nobody asked for this one.
    await desk.claimed(OTHER, { buyerId: first.buyerId })
    const whole = [
      [ASKED, 'claimed', 'hold'],
      [ASKED, 'converted', 'reservation'],
      [ASKED, 'converted', 'contract'],
      [ASKED, 'converted', 'sold'],
    ]
    expect(log(await inbox.enquiry(second.enquiryId))).toEqual(whole)
    expect(log(await inbox.enquiry(first.enquiryId))).toEqual([
      [ASKED, 'claimed', 'hold'],
      [ASKED, 'released', 'hold'],
      ...whole,
    ])
  })
})

describe('a claim says whose it is among the buyers [RSV-04]', () => {
  it('and from which enquiry, to those who sell', async () => {
    const { buyerId, enquiryId } = await makeBuyerRecord(inbox.server)
    await desk.claimed(OTHER, { enquiryId })
    expect((await desk.apartment(OTHER)).claim).toMatchObject({ buyerId, enquiryId })
    expect((await desk.apartment(OTHER, 'project_editor')).claim).toMatchObject({
      buyerId: null,
      enquiryId: null,
    })
  })

  it('also where it is their place in line', async () => {
    const { buyerId, enquiryId } = await makeBuyerRecord(inbox.server)
    const { id } = await desk.claimed(OTHER)
    shown(await desk.ask.join(OTHER, { buyer: 'Mina', buyerId, enquiryId }), 201)
    const [place] = (await desk.apartment(OTHER)).waiting
    expect(place).toMatchObject({ buyerId })
    expect((await desk.apartment(OTHER, 'project_editor')).waiting).toMatchObject([{ buyerId: null }])
    shown(await desk.ask.release(id, { reason: 'No loan' }))
    expect(await desk.claimed(OTHER, { buyer: 'Mina', waitingId: place?.id })).toMatchObject({
      buyerId,
      enquiryId,
    })
  })
})
