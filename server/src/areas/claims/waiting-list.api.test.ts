import { getApartment } from '@belvedere/contract/calls/apartments'
import { changeApartment } from '@belvedere/contract/calls/staff-apartments'
import { STUDIO_CALLS } from '@belvedere/contract/calls/studio'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ClaimDesk, codeOf, openClaimDesk, shown } from '../../testing/claim-desk.ts'
import { DEPOSIT } from '../../testing/claim-samples.ts'
import { RIVA } from '../../testing/identities.ts'
import { makeBuyerRecord } from '../../testing/inbox-samples.ts'
import { startMailbox } from '../../testing/mailbox.ts'
import { SIGHTING } from '../../testing/price-canary.ts'
import { startWorker } from '../../worker.ts'

const ID = 1005
/** A process that serves looks once a second. */
const PATIENCE = { timeout: 10_000, interval: 50 }

let desk: ClaimDesk
beforeAll(async () => {
  desk = await openClaimDesk()
})
beforeEach(() => desk.free(ID))
afterAll(() => desk.close())

const line = async () => (await desk.apartment(ID)).waiting.map(({ buyer }) => buyer)
const offered = async () =>
  (await desk.apartment(ID)).waiting.filter(({ offeredUntil }) => offeredUntil).map(({ buyer }) => buyer)
const join = async (buyer: string) => {
  const { waiting } = shown<{ waiting: { id: number; buyer: string }[] }>(
    await desk.ask.join(ID, { buyer }),
    201,
  )
  return waiting.find((one) => one.buyer === buyer)?.id ?? 0
}
const revision = async () => {
  const query = desk.server.owner.selectFrom('apartments').where('id', '=', ID).select('revision')
  return (await query.executeTakeFirstOrThrow()).revision
}
/** As if that offer had been made long ago. */
const lapse = (id: number) =>
  desk.server.owner
    .updateTable('waiting_list')
    .set({ offered_until: sql`clock_timestamp() - interval '1 second'` })
    .where('id', '=', id)
    .execute()

describe('a waiting list', () => {
  it('is joined once, left, and put in order by the head of sales [RSV-03]', async () => {
    await desk.claimed(ID)
    const ids = [await join('Ana'), await join('Mina'), await join('Iva')]
    expect(codeOf(await desk.ask.join(ID, { buyer: ' mina ' }))).toEqual([422, 'already-there'])
    expect(codeOf(await desk.ask.order(ID, { ids: ids.toReversed() }))).toEqual([403, 'forbidden'])
    const part = { ids: ids.slice(1) }
    expect(codeOf(await desk.ask.order(ID, part, 'project_admin'))).toEqual([422, 'unknown-reference'])
    shown(await desk.ask.order(ID, { ids: ids.toReversed() }, 'project_admin'))
    expect(await line()).toEqual(['Iva', 'Mina', 'Ana'])
    shown(await desk.ask.leave(ids[1] ?? 0))
    expect(await line()).toEqual(['Iva', 'Ana'])
    expect(codeOf(await desk.ask.leave(ids[1] ?? 0))).toEqual([404, 'not-found'])
    expect(await offered()).toEqual([])
  })

  it('is closed with the sale: nobody joins it, and a correction offers it to who waited already [RSV-03]', async () => {
    const claim = await desk.claimed(ID, { kind: 'reservation', deposit: DEPOSIT })
    await join('Petra')
    shown(await desk.ask.convert(claim.id, { to: 'contract', contractOn: '2026-12-01' }))
    shown(await desk.ask.convert(claim.id, { to: 'sold' }))
    expect(codeOf(await desk.ask.join(ID, { buyer: 'Mina' }))).toEqual([409, 'status-change-refused'])
    expect(await line()).toEqual(['Petra'])
    shown(await desk.ask.correct(claim.id, { reason: 'Another one' }, 'project_admin'))
    expect(await offered()).toEqual(['Petra'])
  })

  it('is left by the agent of the buyer and by the head of sales, not by another agent [RSV-03]', async () => {
    const claim = await desk.claimed(ID)
    const wish = { buyer: 'Vera Head' }
    const { waiting } = shown<{ waiting: { id: number }[] }>(
      await desk.ask.join(ID, wish, 'project_admin'),
      201,
    )
    const place = waiting[0]?.id ?? 0
    expect(codeOf(await desk.ask.leave(place))).toEqual([403, 'forbidden'])
    shown(await desk.ask.release(claim.id, { reason: 'Changed their mind' }))
    expect(await offered()).toEqual(['Vera Head'])
    const past = await desk.ask.claim(ID, { buyer: 'Mina', waitingId: place })
    expect(codeOf(past)).toEqual([409, 'offered'])
    expect(await line()).toEqual(['Vera Head'])
    shown(await desk.ask.claim(ID, { ...wish, waitingId: place }), 201)
    expect(await line()).toEqual([])
  })

  it('is put in order by whoever has read it as it is: nobody undoes unawares what another one did [AUT-03, AUT-12]', async () => {
    await desk.claimed(ID)
    const [ana, mina, iva] = [await join('Ana'), await join('Mina'), await join('Iva')]
    const { waitingRevision: read } = await desk.apartment(ID)
    const order = (ids: number[]) => desk.ask.order(ID, { ids }, 'project_admin', read)
    shown(await order([iva, ana, mina]))
    const second = await order([mina, ana, iva])
    expect(codeOf(second)).toEqual([412, 'stale'])
    expect(second.json()).toMatchObject({
      meta: { changedBy: { id: desk.people.project_admin.userId }, changedAt: expect.any(String) },
      data: { id: ID, waiting: [{ buyer: 'Iva' }, { buyer: 'Ana' }, { buyer: 'Mina' }] },
    })
    expect(await line()).toEqual(['Iva', 'Ana', 'Mina'])
    // Whoever came or went since is in another line too.
    const again = (await desk.apartment(ID)).waitingRevision
    await join('Eva')
    expect(codeOf(await desk.ask.order(ID, { ids: [ana, iva, mina] }, 'project_admin', again))).toEqual([
      412,
      'stale',
    ])
  })

  it('gives the first in line the offer when the apartment is released, and the next when that lapses [RSV-03]', async () => {
    const { id } = await desk.claimed(ID)
    const first = await join('Mina')
    await join('Iva')
    shown(await desk.ask.release(id, { reason: 'No loan' }))
    expect(await offered()).toEqual(['Mina'])
    expect((await desk.server.read(getApartment, { id: ID })).status).toBe('available')
    await lapse(first)
    await expect.poll(offered, PATIENCE).toEqual(['Iva'])
    expect(await line()).toEqual(['Iva'])
  })

  it('tells the desk what is offered to whom and until when, for as long as the project says [RSV-03, SET-01]', async () => {
    const offerHours = (hours: number) =>
      desk.server.owner.updateTable('projects').set({ offer_hours: hours }).where('id', '=', RIVA).execute()
    await offerHours(2)
    const { id, apartmentName } = await desk.claimed(ID)
    await join('Mina')
    await join('Iva')
    const offers = async () => (await desk.ask.offers()).filter(({ apartmentId }) => apartmentId === ID)
    expect(await offers()).toEqual([])
    shown(await desk.ask.release(id, { reason: 'No loan' }))
    const [offer, ...others] = await offers()
    expect([offer, others]).toMatchObject([{ apartmentName, buyer: 'Mina', inLine: 2 }, []])
    const hours = (Date.parse(offer?.offeredUntil ?? '') - Date.now()) / 3_600_000
    expect(Math.round(hours)).toBe(2)
    await offerHours(24)
    expect((await desk.ask.offers('project_editor'))[0]).toMatchObject({ buyer: '' })
  })

  it('gives the offer when a hold runs out by itself, and to the next when the first leaves [RSV-03]', async () => {
    await desk.claimed(ID, { until: new Date(Date.now() + 800).toISOString() })
    const first = await join('Mina')
    await join('Iva')
    await expect.poll(offered, PATIENCE).toEqual(['Mina'])
    shown(await desk.ask.leave(first))
    expect(await offered()).toEqual(['Iva'])
  })

  it('says who has the offer to whoever claims it for somebody else, and wants that confirmed [RSV-03]', async () => {
    const first = await join('Mina')
    expect(await offered()).toEqual(['Mina'])
    const refused = await desk.ask.claim(ID, { buyer: 'Ana' })
    expect(refused.json()).toMatchObject({
      errors: [{ code: 'offered' }],
      meta: { waitingId: first, buyer: 'Mina', by: { id: desk.people.sales_agent.userId } },
    })
    const { id } = await desk.claimed(ID, { buyer: 'Ana', passOver: first })
    // Who was passed over waits on, without an offer of what is not free.
    expect([await line(), await offered()]).toEqual([['Mina'], []])
    shown(await desk.ask.release(id, { reason: 'No loan' }))
    expect(await offered()).toEqual(['Mina'])
  })

  it.each([
    [
      'one apartment',
      async (status: string, heldBy?: string) =>
        desk.server.ask(
          changeApartment,
          { id: ID },
          {},
          { ...desk.people.sales_agent.headers, 'if-match': `"${await revision()}"` },
          { status, ...(heldBy && { heldBy }) },
        ),
    ],
    [
      'rows of the table',
      async (status: string, heldBy?: string) =>
        desk.server.ask(
          STUDIO_CALLS.apartments.save,
          { projectId: RIVA },
          {},
          desk.people.project_admin.headers,
          { rows: [{ id: ID, revision: await revision(), status, ...(heldBy && { heldBy }) }] },
        ),
    ],
  ])(
    'is not passed over by the status of %s, which ends the offer when it takes the apartment [RSV-03]',
    async (_, set) => {
      await join('Mina')
      const refused = await set('pending-reservation', 'Ana')
      expect([refused.statusCode, refused.payload]).toEqual([
        expect.any(Number),
        expect.stringContaining('"offered"'),
      ])
      expect(refused.statusCode).toBeGreaterThanOrEqual(409)
      expect(await offered()).toEqual(['Mina'])
      expect((await set('pending-reservation', 'Mina')).statusCode).toBe(200)
      expect(await offered()).toEqual([])
    },
  )

  it.each([
    ['by their name', () => ({ buyer: 'Mina' })],
    ['by their place', (waitingId: number) => ({ buyer: 'M. Perić', waitingId })],
  ])('lets go of whom it is claimed for, known %s [RSV-03]', async (_, wish) => {
    const first = await join('Mina')
    await join('Iva')
    await desk.claimed(ID, wish(first))
    expect([await line(), await offered()]).toEqual([['Iva'], []])
  })

  it('has its agent told by mail, with the way to what the buyer wrote and no price [RSV-03, ACC-09, INB-06]', async () => {
    const mailbox = await startMailbox()
    const worker = await startWorker({ ...desk.server.config, smtpUrl: mailbox.smtpUrl }, desk.server.app.log)
    try {
      const { email } = await desk.server.owner
        .selectFrom('users')
        .where('id', '=', desk.people.sales_agent.userId)
        .select('email')
        .executeTakeFirstOrThrow()
      const { id, apartmentName, price = '' } = await desk.claimed(ID)
      const mina = await makeBuyerRecord(desk.server, { lastName: 'Perić' })
      shown(await desk.ask.join(ID, { buyer: 'Mina Perić', buyerId: mina.buyerId }), 201)
      shown(await desk.ask.release(id, { reason: 'No loan' }))
      const mail = await mailbox.waitForMail(email, 1)
      const text = JSON.stringify(mail)
      expect(text).toContain(`${apartmentName} is free: Mina`)
      const at = new URL(`/desk/${RIVA}`, desk.server.config.publicUrl)
      expect(mail.links).toEqual([`${at}/enquiries/${mina.enquiryId}`, `${at}/apartments/${ID}`])
      expect(text).not.toContain(price)
      expect(text).not.toMatch(SIGHTING)
    } finally {
      await worker.stop()
      await mailbox.close()
    }
  })
})
