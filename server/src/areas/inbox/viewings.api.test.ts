import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf, shown } from '../../testing/claim-desk.ts'
import { type Enquiry, type InboxDesk, openInboxDesk } from '../../testing/inbox-desk.ts'
import { makeBuyerRecord } from '../../testing/inbox-samples.ts'

let desk: InboxDesk

beforeAll(async () => {
  desk = await openInboxDesk()
})
afterAll(() => desk.close())
beforeEach(() => desk.clear())

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const made = async () => (await makeBuyerRecord(desk.server)).enquiryId
const does = async (id: number, step: object) => shown<Enquiry>(await desk.step(id, step))

describe('a viewing [INB-06]', () => {
  it.each(['viewing', 'viewing-moved'])('lies in the future (%s)', async (kind) => {
    const id = await made()
    if (kind === 'viewing-moved') await does(id, { kind: 'viewing', viewingAt: inDays(1) })
    for (const viewingAt of ['2020-01-01T10:00:00.000Z', new Date(Date.now() - 1_000).toISOString()])
      expect(codeOf(await desk.step(id, { kind, viewingAt }))).toEqual([422, 'in-the-past'])
    expect((await desk.enquiry(id)).steps).toHaveLength(kind === 'viewing' ? 0 : 1)
  })

  it('is moved and called off, each on record with who and when', async () => {
    const id = await made()
    const [first, later] = [inDays(1), inDays(2)]
    expect(await does(id, { kind: 'viewing', viewingAt: first })).toMatchObject({
      viewingAt: first,
      state: 'answered',
    })
    expect(codeOf(await desk.step(id, { kind: 'viewing', viewingAt: later }))).toEqual([422, 'already-there'])
    expect(await does(id, { kind: 'viewing-moved', viewingAt: later, note: 'She works.' })).toMatchObject({
      viewingAt: later,
      buyer: { viewings: 1 },
    })
    const off = await does(id, { kind: 'viewing-off' })
    expect(off).toMatchObject({ viewingAt: null, lastAnswer: null, buyer: { viewings: 0 } })
    const by = { id: desk.people.sales_agent.userId }
    expect(off.steps).toMatchObject([
      { kind: 'viewing', viewingAt: first, by },
      { kind: 'viewing-moved', viewingAt: later, note: 'She works.', by },
      { kind: 'viewing-off', by },
    ])
  })

  it('is neither moved nor called off where none is to come', async () => {
    const id = await made()
    const moved = { kind: 'viewing-moved', viewingAt: inDays(1) }
    expect(codeOf(await desk.step(id, moved))).toEqual([409, 'too-late'])
    expect(codeOf(await desk.step(id, { kind: 'viewing-off' }))).toEqual([409, 'too-late'])
    await does(id, { kind: 'viewing', viewingAt: inDays(1) })
    // It was.
    await desk.server.owner
      .updateTable('enquiry_steps')
      .set({ viewing_at: new Date(Date.now() - 60_000) })
      .execute()
    expect(codeOf(await desk.step(id, { kind: 'viewing-off' }))).toEqual([409, 'too-late'])
    expect((await does(id, { kind: 'viewing', viewingAt: inDays(3) })).buyer.viewings).toBe(2)
  })

  it('stays told in the list after a reply', async () => {
    const id = await made()
    const viewingAt = inDays(2)
    await does(id, { kind: 'viewing', viewingAt })
    await does(id, { kind: 'replied' })
    expect(await desk.enquiries()).toMatchObject([{ viewingAt, lastAnswer: { kind: 'replied' } }])
  })

  it('that is called off starts the clock again where nothing else answered', async () => {
    const [alone, called] = [await made(), await made()]
    await does(alone, { kind: 'viewing', viewingAt: inDays(1) })
    expect(await does(alone, { kind: 'viewing-off' })).toMatchObject({
      state: 'unanswered',
      answeredAt: null,
    })
    await does(called, { kind: 'viewing', viewingAt: inDays(1) })
    await does(called, { kind: 'called', reached: true })
    const kept = await does(called, { kind: 'viewing-off' })
    expect(kept).toMatchObject({ state: 'answered', lastAnswer: { kind: 'called' } })
    expect(kept.answeredAt).toBe(kept.steps[1]?.at)
  })
})

describe('an answer [INB-06]', () => {
  it('that was none is taken back, and the clock runs as before', async () => {
    const id = await made()
    expect(codeOf(await desk.step(id, { kind: 'answer-undone' }))).toEqual([409, 'too-late'])
    await does(id, { kind: 'replied' })
    expect(await does(id, { kind: 'answer-undone' })).toMatchObject({
      state: 'unanswered',
      answeredAt: null,
      lastAnswer: null,
      steps: [{ kind: 'replied' }, { kind: 'answer-undone' }],
    })
    expect(codeOf(await desk.step(id, { kind: 'answer-undone' }))).toEqual([409, 'too-late'])
  })

  it('that came before another one stays when that is taken back', async () => {
    const id = await made()
    await does(id, { kind: 'called', reached: true })
    await does(id, { kind: 'replied' })
    const kept = await does(id, { kind: 'answer-undone' })
    expect(kept).toMatchObject({ state: 'answered', lastAnswer: { kind: 'called' } })
    expect(kept.answeredAt).toBe(kept.steps[0]?.at)
  })
})

describe('why nothing came of it [INB-06]', () => {
  it('is told with the enquiry until it is opened again', async () => {
    const id = await made()
    const lost = { kind: 'closed', outcome: 'lost', lostReason: 'bought-elsewhere' }
    expect(await does(id, lost)).toMatchObject({ lostReason: 'bought-elsewhere' })
    expect(await desk.enquiries({ 'filter[state]': 'closed' })).toMatchObject([
      { lostReason: 'bought-elsewhere' },
    ])
    expect(await does(id, { kind: 'reopened' })).toMatchObject({ lostReason: null })
  })
})
