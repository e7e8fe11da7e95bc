import * as calls from '@belvedere/contract/calls/inbox'
import { listUndeliveredMails } from '@belvedere/contract/calls/undelivered-mails'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { connectDatabase, servingOptions } from '../../platform/database/database.ts'
import { makeAccount } from '../../testing/accounts.ts'
import { codeOf, shown } from '../../testing/claim-desk.ts'
import { makeEnquiry } from '../../testing/desk-samples.ts'
import { RIVA } from '../../testing/identities.ts'
import { type Enquiry, type InboxDesk, openInboxDesk } from '../../testing/inbox-desk.ts'
import { sellerToTell } from '../claims/seller-to-tell.ts'
import { addStep } from './add-step.ts'

let desk: InboxDesk

beforeAll(async () => {
  desk = await openInboxDesk()
})
afterAll(() => desk.close())
beforeEach(() => desk.clear())

const ids = async (query?: Parameters<InboxDesk['enquiries']>[0]) =>
  (await desk.enquiries(query)).map(({ id }) => id)
/** An enquiry, by the number that it has at the desk. */
async function made(facts: Parameters<typeof makeEnquiry>[1] = {}): Promise<number> {
  const key = await makeEnquiry(desk.server, facts)
  const { number } = await desk.server.owner
    .selectFrom('enquiries')
    .where('id', '=', key)
    .select('number')
    .executeTakeFirstOrThrow()
  return number
}
/** Wherever it is now, it lies in the future. */
const VIEWING_AT = new Date(Date.now() + 2 * 86_400_000).toISOString()
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

describe('the inbox [INB-01]', () => {
  it('tells of an enquiry who, what, when and in which language', async () => {
    const id = await made({ phoneNumber: '+381 60 555 01 42' })
    expect(await desk.enquiries()).toEqual([
      expect.objectContaining({
        id,
        kind: 'ask-for-price',
        state: 'unanswered',
        firstName: 'Ana',
        lastName: 'Savić',
        emailAddress: 'ana@visitor.example',
        phoneNumber: '+381 60 555 01 42',
        localeId: 'en',
        apartments: [expect.objectContaining({ id: 1001, name: expect.any(String), buildingId: 1 })],
        agent: null,
        lastAnswer: null,
      }),
    ])
  })

  it('has the unanswered first, who waits longest on top, then the answered, and closed ones when asked', async () => {
    const late = await made({ acceptedAt: minutesAgo(5) })
    const early = await made({ acceptedAt: minutesAgo(90) })
    const answered = await made({ acceptedAt: minutesAgo(200) })
    const closed = await made({ acceptedAt: minutesAgo(300) })
    await desk.step(answered, { kind: 'replied' })
    await desk.step(closed, { kind: 'closed', outcome: 'lost', lostReason: 'not-looking' })
    expect(await ids()).toEqual([early, late, answered])
    expect(await ids({ 'filter[state]': 'unanswered' })).toEqual([early, late])
    expect(await ids({ 'filter[state]': 'answered' })).toEqual([answered])
    expect(await ids({ 'filter[state]': 'closed' })).toEqual([closed])
    const counts = await desk.page(calls.getInboxCounts)
    expect(shown(counts)).toMatchObject({
      unanswered: 2,
      open: 3,
      mine: 0,
      nobodys: 3,
      closed: 1,
      buyers: 1,
      mark: expect.stringMatching(/^4-\d+-\d+$/),
    })
  })

  it('comes in parts that neither repeat nor leave out', async () => {
    const all = await Promise.all(
      [50, 40, 30, 20, 10].map((minutes) => made({ acceptedAt: minutesAgo(minutes) })),
    )
    await desk.step(all[0] ?? 0, { kind: 'replied' })
    const seen: number[] = []
    for (let after: string | undefined; ; ) {
      const from = { 'page[size]': 2, ...(after && { 'page[after]': after }) }
      const reply = await desk.page(calls.listEnquiries, from)
      const { data, meta } = reply.json()
      seen.push(...data.map((one: { attributes: { id: number } }) => one.attributes.id))
      if (!meta.after) break
      after = meta.after
    }
    expect(seen).toEqual([...all.slice(1), all[0]])
  })

  it('is filtered by agent, building and kind, and found by name, mail and phone', async () => {
    const ana = await made({ phoneNumber: '+381 60 555 01 42' })
    const marko = await made({
      emailAddress: 'marko_1@mail.example',
      lastName: 'Đorđević',
      phoneNumber: '011 333 444',
    })
    await desk.step(marko, { kind: 'assigned', agentId: desk.people.sales_agent.userId })
    expect(await ids({ 'filter[agent]': desk.people.sales_agent.userId })).toEqual([marko])
    expect(await ids({ 'filter[agent]': 'nobody' })).toEqual([ana])
    expect(await ids({ 'filter[building]': 1 })).toHaveLength(2)
    expect(await ids({ 'filter[building]': 2 })).toEqual([])
    expect(await ids({ 'filter[kind]': 'favourites' })).toEqual([])
    expect(await ids({ 'filter[search]': 'đorđ' })).toEqual([marko])
    for (const spelt of ['Đorđev', 'djordjev', 'dordevic', 'DJORDJEVIĆ'])
      expect(await ids({ 'filter[search]': spelt }), spelt).toEqual([marko])
    expect(await ids({ 'filter[search]': 'ana sav' })).toEqual([ana])
    expect(await ids({ 'filter[search]': 'marko_1@' })).toEqual([marko])
    expect(await ids({ 'filter[search]': '60555' })).toEqual([ana])
    // What stands for anything elsewhere is a letter here.
    expect(await ids({ 'filter[search]': '%' })).toEqual([])
  })
})

describe('what is done about an enquiry [INB-02]', () => {
  it('is kept with who and when, in order', async () => {
    const id = await made()
    await desk.step(id, { kind: 'opened' })
    await desk.step(id, { kind: 'opened' })
    await desk.step(id, { kind: 'assigned', agentId: desk.people.sales_agent.userId })
    await desk.step(id, { kind: 'called', reached: false })
    expect((await desk.enquiry(id)).state).toBe('unanswered')
    await desk.step(id, { kind: 'noted', note: 'Wants the balcony.' })
    await desk.step(id, { kind: 'viewing', viewingAt: VIEWING_AT })
    await desk.step(id, { kind: 'closed', outcome: 'won', apartmentId: 1001 })
    const kept = await desk.enquiry(id)
    expect(kept).toMatchObject({
      state: 'closed',
      outcome: 'won',
      agent: { id: desk.people.sales_agent.userId },
    })
    expect(kept.steps.map(({ kind }) => kind)).toEqual([
      'opened',
      'assigned',
      'called',
      'noted',
      'viewing',
      'closed',
    ])
    expect(kept.steps.every(({ by }) => by?.id === desk.people.sales_agent.userId)).toBe(true)
    const times = kept.steps.map(({ at }) => Date.parse(at))
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(kept.lastAnswer).toMatchObject({ kind: 'viewing', viewingAt: VIEWING_AT })
    expect(kept.buyer).toMatchObject({ enquiries: 1, closed: 1, viewings: 1 })
  })

  it.each([
    [{ kind: 'replied' }, 'answered'],
    [{ kind: 'called', reached: true }, 'answered'],
    [{ kind: 'viewing', viewingAt: VIEWING_AT }, 'answered'],
    [{ kind: 'called', reached: false }, 'unanswered'],
    [{ kind: 'noted', note: 'Later.' }, 'unanswered'],
  ])('%j leaves it %s', async (body, state) => {
    const id = await made()
    expect(shown<Enquiry>(await desk.step(id, body)).state).toBe(state)
  })

  it('is kept however often, also by a product that has its statements prepared', async () => {
    const id = await made()
    const members = connectDatabase(desk.server.config.memberUrl, {
      max: 1,
      ...servingOptions({ statementTimeoutMs: 5_000, preparedStatements: true }),
    })
    onTestFinished(() => members.destroy())
    const seller = { id: desk.people.sales_agent.userId, head: false }
    // From the sixth time on PostgreSQL plans a statement without looking at what goes into it.
    for (let n = 0; n < 8; n += 1)
      await addStep(members, { projectId: RIVA, id }, seller, { kind: 'called', reached: false, note: '' })
    expect((await desk.enquiry(id)).steps).toHaveLength(8)
  })

  it('goes on after it was closed only by reopening it, and then it stands as before', async () => {
    const id = await made()
    await desk.step(id, {
      kind: 'closed',
      outcome: 'lost',
      lostReason: 'bought-elsewhere',
      note: 'In Zemun.',
    })
    expect(codeOf(await desk.step(id, { kind: 'replied' }))).toEqual([409, 'too-late'])
    expect(shown<Enquiry>(await desk.step(id, { kind: 'reopened' }))).toMatchObject({
      state: 'unanswered',
      closedAt: null,
      outcome: null,
    })
    expect(codeOf(await desk.step(id, { kind: 'reopened' }))).toEqual([409, 'too-late'])
    expect((await desk.enquiry(id)).steps[0]).toMatchObject({
      lostReason: 'bought-elsewhere',
      note: 'In Zemun.',
    })
  })

  it("leaves a colleague's to the colleague; one takes it over with a note, the head of sales acts on all", async () => {
    const id = await made()
    const { userId } = desk.people.project_admin
    await desk.step(id, { kind: 'assigned', agentId: userId }, 'project_admin')
    expect(codeOf(await desk.step(id, { kind: 'replied' }))).toEqual([403, 'forbidden'])
    const mine = { kind: 'assigned', agentId: desk.people.sales_agent.userId }
    expect(codeOf(await desk.step(id, mine))).toEqual([422, 'reason-required'])
    expect(shown<Enquiry>(await desk.step(id, { ...mine, note: 'Met them.' })).agent?.id).toBe(mine.agentId)
    expect((await desk.step(id, { kind: 'replied' }, 'project_admin')).statusCode).toBe(200)
  })

  it('goes to nobody who was put on the project without a word of theirs, and names them nowhere [SEC-12]', async () => {
    const id = await made()
    const stranger = await makeAccount(desk.server)
    await desk.server.owner
      .updateTable('users')
      .set({ last_name: 'Stranger' })
      .where('id', '=', stranger.id)
      .execute()
    await desk.server.owner
      .insertInto('project_users')
      .values({ project_id: RIVA, user_id: stranger.id, role_id: ROLES.sales_agent })
      .execute()
    const assigned = { kind: 'assigned', agentId: stranger.id }
    expect(codeOf(await desk.step(id, assigned))).toEqual([422, 'unknown-reference'])
    // As it may have been before people came by invitation alone.
    await desk.server.owner
      .updateTable('enquiries')
      .set({ agent_id: stranger.id })
      .where('number', '=', id)
      .execute()
    const key = await desk.server.owner
      .selectFrom('enquiries')
      .where('number', '=', id)
      .select('id')
      .executeTakeFirstOrThrow()
    await desk.server.owner
      .insertInto('enquiry_mails')
      .values({ project_id: RIVA, enquiry_id: key.id, user_id: stranger.id, last_refusal: '451' })
      .execute()
    const { headers } = desk.people.project_admin
    const replies = async () => [
      await desk.server.ask(calls.getEnquiry, { projectId: RIVA, id }, {}, headers),
      await desk.server.ask(listUndeliveredMails, { projectId: RIVA }, {}, headers),
    ]
    const staysNameless = async () => {
      for (const { payload } of await replies()) {
        expect(payload).not.toContain('Stranger')
        expect(payload).not.toContain(stranger.email)
      }
    }
    await staysNameless()
    const place = { project_id: RIVA, user_id: stranger.id, role_id: ROLES.sales_agent }
    const leave = () =>
      desk.server.owner
        .deleteFrom('project_users')
        .where('project_id', '=', RIVA)
        .where('user_id', '=', stranger.id)
        .execute()
    // What they were given before is no more theirs when they are taken off again.
    await leave()
    await staysNameless()
    // Whoever said that they work here stays known for what they did.
    await desk.server.owner
      .insertInto('project_users')
      .values({ ...place, accepted_at: new Date() })
      .execute()
    await leave()
    const [enquiry, mails] = await replies()
    expect([enquiry?.payload, mails?.payload]).toEqual([
      expect.stringContaining('Stranger'),
      expect.stringContaining(stranger.email),
    ])
    await desk.server.owner.insertInto('project_users').values(place).execute()
    expect(
      await sellerToTell(desk.server.members, { projectId: RIVA, agentId: stranger.id }),
    ).not.toMatchObject({
      email: stranger.email,
    })
  })

  it('goes to nobody who does not sell here, and is won with an apartment of the project alone', async () => {
    const id = await made()
    const editor = desk.people.project_editor.userId
    expect(codeOf(await desk.step(id, { kind: 'assigned', agentId: editor }))).toEqual([
      422,
      'unknown-reference',
    ])
    const won = { kind: 'closed', outcome: 'won', apartmentId: 999_999 }
    expect(codeOf(await desk.step(id, won))).toEqual([422, 'unknown-reference'])
  })
})
