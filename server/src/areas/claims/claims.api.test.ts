import { getApartment } from '@belvedere/contract/calls/apartments'
import { listClaims } from '@belvedere/contract/calls/claims'
import { CLAIM_KINDS, type ClaimKind } from '@belvedere/domain/sales/claims'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ClaimDesk, codeOf, openClaimDesk, shown } from '../../testing/claim-desk.ts'
import { DEPOSIT, inHours, makeClaim } from '../../testing/claim-samples.ts'
import { RIVA } from '../../testing/identities.ts'

const ID = 1005
const OTHER = 1008

let desk: ClaimDesk
beforeAll(async () => {
  desk = await openClaimDesk()
})
beforeEach(async () => {
  await desk.free(ID)
  await desk.free(OTHER)
})
afterAll(() => desk.close())

const publicStatus = async () => (await desk.server.read(getApartment, { id: ID })).status
const bodies = {
  reservation: { to: 'reservation', deposit: DEPOSIT, contractOn: '2026-12-09' },
  contract: { to: 'contract', contractOn: '2026-12-01' },
  sold: { to: 'sold' },
}

describe('a claim', () => {
  it('goes from hold to reservation, contract and sold, and the public status follows [RSV-01]', async () => {
    const { id } = await desk.claimed(ID)
    const seen = [await publicStatus()]
    for (const body of Object.values(bodies)) {
      shown(await desk.ask.convert(id, body))
      seen.push(await publicStatus())
    }
    expect(seen).toEqual(['pending-reservation', 'reserved', 'reserved', 'sold'])
    expect((await desk.apartment(ID)).claim).toMatchObject({
      id,
      kind: 'sold',
      until: null,
      deposit: DEPOSIT,
      contractOn: '2026-12-01',
      endedAt: null,
    })
  })

  it('begins as a reservation where the deposit is there: available becomes reserved [RSV-01]', async () => {
    const claim = await desk.claimed(ID, { kind: 'reservation', deposit: DEPOSIT })
    expect(claim).toMatchObject({ kind: 'reservation', deposit: DEPOSIT, until: null, status: 'reserved' })
    expect(await publicStatus()).toBe('reserved')
  })

  const steps = CLAIM_KINDS.flatMap((from) =>
    (Object.keys(bodies) as (keyof typeof bodies)[]).map((to) => ({ from, to })),
  )
  const RIGHT = ['hold → reservation', 'reservation → contract', 'contract → sold']

  it.each(steps)('of kind $from becomes $to only one column to the right [RSV-01]', async ({ from, to }) => {
    const id = await makeClaim(desk.server, { apartmentId: ID, kind: from })
    const reply = await desk.ask.convert(id, bodies[to])
    if (RIGHT.includes(`${from} → ${to}`)) expect(shown(reply)).toMatchObject({ kind: to })
    else expect(codeOf(reply)).toEqual([409, 'status-change-refused'])
  })

  it.each(['hold', 'reservation', 'contract'] as const)(
    'of kind %s is released with a reason, and the apartment is available [RSV-01]',
    async (kind) => {
      const id = await makeClaim(desk.server, { apartmentId: ID, kind })
      expect(codeOf(await desk.ask.release(id, {}))).toEqual([400, 'invalid-input'])
      expect(shown(await desk.ask.release(id, { reason: 'No loan' }))).toMatchObject({
        endReason: 'released',
      })
      expect(await publicStatus()).toBe('available')
      expect(codeOf(await desk.ask.release(id, { reason: 'Again' }))).toEqual([409, 'claim-ended'])
    },
  )

  it('that is a sale is corrected by the head of sales alone, with a reason [RSV-01]', async () => {
    const id = await makeClaim(desk.server, { apartmentId: ID, kind: 'sold' })
    const reason = { reason: 'It was R1-206' }
    expect(codeOf(await desk.ask.release(id, reason))).toEqual([409, 'status-change-refused'])
    expect(codeOf(await desk.ask.correct(id, reason))).toEqual([403, 'forbidden'])
    expect(codeOf(await desk.ask.correct(id, {}, 'project_admin'))).toEqual([400, 'invalid-input'])
    expect(await publicStatus()).toBe('sold')
    shown(await desk.ask.correct(id, reason, 'project_admin'))
    expect(await publicStatus()).toBe('available')
    const [step] = (await desk.apartment(ID)).steps
    expect(step).toMatchObject({ step: 'corrected', reason: 'It was R1-206', kind: 'sold' })
  })

  it.each(['hold', 'reservation', 'contract'] satisfies ClaimKind[])(
    'that is no sale but a %s is not corrected [RSV-01]',
    async (kind) => {
      const id = await makeClaim(desk.server, { apartmentId: ID, kind })
      const reply = await desk.ask.correct(id, { reason: 'x' }, 'project_admin')
      expect(codeOf(reply)).toEqual([409, 'status-change-refused'])
    },
  )

  it('freezes its price, for those who may see prices [RSV-01]', async () => {
    const { id, price } = await desk.claimed(ID)
    expect(price).toMatch(/^\d{1,3}(,\d{3})+$/)
    await desk.server.owner
      .updateTable('apartment_prices')
      .set({ price: 1 })
      .where('apartment_id', '=', ID)
      .execute()
    expect((await desk.apartment(ID)).claim).toMatchObject({ id, price })
    // Without the project named for its transaction the serving role sees none, and it may change none.
    await expect(desk.server.members.selectFrom('claim_prices').selectAll().execute()).resolves.toEqual([])
    const cheaper = desk.server.members.updateTable('claim_prices').set({ price: 1 }).execute()
    await expect(cheaper).rejects.toThrow('permission denied')
  })

  it('lasts as long as an agent may hold, and is extended once; the head of sales has no limit [RSV-01]', async () => {
    expect(codeOf(await desk.ask.claim(ID, { until: inHours(73) }))).toEqual([422, 'hold-too-long'])
    expect(codeOf(await desk.ask.claim(ID, { until: inHours(-1) }))).toEqual([422, 'hold-too-long'])
    const { id } = await desk.claimed(ID, { until: inHours(10) })
    expect(shown(await desk.ask.extend(id, { until: inHours(34) }))).toMatchObject({ extended: 1 })
    expect(codeOf(await desk.ask.extend(id, { until: inHours(48) }))).toEqual([422, 'hold-too-long'])
    const longer = { until: inHours(24 * 14) }
    expect(shown(await desk.ask.extend(id, longer, 'project_admin'))).toMatchObject(longer)
    const reserved = await makeClaim(desk.server, { apartmentId: ID, kind: 'reservation' })
    expect(codeOf(await desk.ask.extend(reserved, longer))).toEqual([409, 'status-change-refused'])
  })

  it('lasts as long as its project says, where nobody says otherwise, and no longer than it lets agents hold [RSV-01, SET-01]', async () => {
    const times = (usual: number, most: number) =>
      desk.server.owner
        .updateTable('projects')
        .set({ hold_hours: usual, hold_hours_max: most })
        .where('id', '=', RIVA)
        .execute()
    await times(5, 6)
    expect(codeOf(await desk.ask.claim(ID, { until: inHours(7) }))).toEqual([422, 'hold-too-long'])
    const { id, until } = await desk.claimed(ID, { reason: 'Comes on Saturday' })
    expect(Math.round((Date.parse(until ?? '') - Date.now()) / 3_600_000)).toBe(5)
    expect(codeOf(await desk.ask.extend(id, { until: inHours(7) }))).toEqual([422, 'hold-too-long'])
    shown(await desk.ask.extend(id, { until: inHours(7) }, 'project_admin'))
    await times(48, 72)
    const steps = (await desk.apartment(ID)).steps
    expect(steps.find(({ step, claimId }) => step === 'claimed' && claimId === id)).toMatchObject({
      reason: 'Comes on Saturday',
    })
  })

  it('that is a sale says since when, and the list leaves out those of before [RSV-01]', async () => {
    const { id } = await desk.claimed(ID)
    for (const body of Object.values(bodies)) shown(await desk.ask.convert(id, body))
    const soldSince = async (since: string) => {
      const query = { 'filter[kind]': 'sold', 'filter[soldSince]': since }
      const reply = await desk.server.ask(
        listClaims,
        { projectId: RIVA },
        query,
        desk.people.sales_agent.headers,
      )
      return (reply.json().data as { attributes: { id: number } }[]).map(({ attributes }) => attributes.id)
    }
    const { kindSince, since } = (await desk.apartment(ID)).claim ?? { kindSince: '', since: '' }
    expect(Date.parse(kindSince)).toBeGreaterThan(Date.parse(since))
    expect(await soldSince(kindSince)).toContain(id)
    expect(await soldSince(inHours(1))).toEqual([])
  })

  it("of a colleague's is changed with a note, by the head of sales without [RSV-01]", async () => {
    const { id } = await desk.claimed(ID, {}, { who: 'project_admin' })
    const until = inHours(60)
    expect(codeOf(await desk.ask.extend(id, { until }))).toEqual([422, 'reason-required'])
    shown(await desk.ask.extend(id, { until, reason: 'Iva is away' }))
    const other = await desk.claimed(OTHER)
    shown(await desk.ask.convert(other.id, bodies.reservation, 'project_admin'))
  })

  it('keeps every step with who, when and why, the latest first [RSV-01]', async () => {
    const { id } = await desk.claimed(ID, { until: inHours(10) })
    shown(await desk.ask.extend(id, { until: inHours(20), reason: 'Bank is slow' }))
    shown(await desk.ask.convert(id, bodies.reservation))
    shown(await desk.ask.release(id, { reason: 'No loan' }, 'project_admin'))
    const agent = { id: desk.people.sales_agent.userId, firstName: 'Test', lastName: 'Person' }
    const admin = { ...agent, id: desk.people.project_admin.userId }
    const { steps } = await desk.apartment(ID)
    const at = expect.stringMatching(/^\d{4}-.*Z$/)
    expect(steps).toMatchObject([
      { step: 'released', kind: 'reservation', by: admin, reason: 'No loan', at, buyer: 'Ana Savić' },
      { step: 'converted', kind: 'reservation', by: agent, reason: null, at },
      { step: 'extended', kind: 'hold', by: agent, reason: 'Bank is slow', at },
      { step: 'claimed', kind: 'hold', by: agent, reason: null, at },
    ])
  })

  it('is one for an apartment at a time, whoever writes: the database lets no second in [RSV-01]', async () => {
    await desk.claimed(ID)
    const again = (since: string, ended: string | null) =>
      sql`
      insert into claims (project_id, apartment_id, buyer, since, ended_at, end_reason)
      values (${RIVA}, ${ID}, 'B', ${since}, ${ended}, ${ended && 'released'})`.execute(desk.server.owner)
    await expect(again('tomorrow', null)).rejects.toThrow('claims_one_at_a_time')
    await expect(again('yesterday', 'tomorrow')).rejects.toThrow('claims_do_not_overlap')
    await expect(again('yesterday', 'today')).resolves.toBeDefined()
  })

  it('is listed until it ends; an editor learns no buyer [RSV-01]', async () => {
    const { id } = await desk.claimed(ID, { until: inHours(1) })
    const list = async (who: 'sales_agent' | 'project_editor') =>
      desk.server.read(listClaims, { projectId: RIVA }, { 'filter[kind]': 'hold' }, desk.people[who].headers)
    // The latest is made last.
    expect((await list('sales_agent')).at(-1)).toMatchObject({
      id,
      kind: 'hold',
      buyer: 'Ana Savić',
      waiting: 0,
    })
    expect((await list('project_editor')).at(-1)).toMatchObject({ id, buyer: '', deposit: null })
    shown(await desk.ask.release(id, { reason: 'x' }))
    expect((await list('sales_agent')).map((claim) => claim.id)).not.toContain(id)
    const told = await desk.apartment(ID, 'project_editor')
    expect(told.steps.map(({ buyer, reason }) => [buyer, reason])).toEqual([
      ['', null],
      ['', null],
    ])
  })

  it('is made on nothing that is not for sale [RSV-01]', async () => {
    await desk.server.owner
      .updateTable('apartments')
      .set({ status: 'unavailable' })
      .where('id', '=', ID)
      .execute()
    expect(codeOf(await desk.ask.claim(ID))).toEqual([409, 'status-change-refused'])
    expect(codeOf(await desk.ask.claim(999_999))).toEqual([404, 'not-found'])
  })
})
