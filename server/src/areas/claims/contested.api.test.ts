import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { getApartment } from '@belvedere/contract/calls/apartments'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type ClaimDesk, codeOf, openClaimDesk, shown } from '../../testing/claim-desk.ts'
import { RIVA } from '../../testing/identities.ts'

const ID = 1006

let desk: ClaimDesk
beforeAll(async () => {
  desk = await openClaimDesk()
})
beforeEach(() => desk.free(ID))
afterAll(() => desk.close())

const publicStatus = async () => (await desk.server.read(getApartment, { id: ID })).status

/** Pairs of claims on the apartment that were in force at once. */
const overlaps = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from claims as a join claims as b
      on a.apartment_id = b.apartment_id and a.id < b.id
      and tstzrange(a.since, a.ended_at) && tstzrange(b.since, b.ended_at)
    where a.apartment_id = ${ID}`.execute(desk.server.owner)
  return rows[0]?.count
}

describe('of twenty who claim at once', () => {
  it('exactly one wins, and the others learn who and when [RSV-02]', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => desk.ask.claim(ID)))
    const won = replies.filter(({ statusCode }) => statusCode === 201)
    const lost = replies.filter(({ statusCode }) => statusCode === 409)
    expect([won.length, lost.length]).toEqual([1, 19])
    const claim = shown<{ id: number; since: string }>(won[0] ?? fail(), 201)
    for (const reply of lost)
      expect(reply.json()).toMatchObject({
        errors: [{ code: 'claimed' }],
        meta: {
          claimId: claim.id,
          by: { id: desk.people.sales_agent.userId, firstName: 'Test', lastName: 'Person' },
          at: claim.since,
        },
      })
  })

  it('and let go of it again and again, no two overlap in its history [RSV-02]', async () => {
    const turns = async () => {
      for (let turn = 0; turn < 5; turn += 1) {
        const reply = await desk.ask.claim(ID)
        if (reply.statusCode !== 201) continue
        const { id } = shown<{ id: number }>(reply, 201)
        shown(await desk.ask.release(id, { reason: 'Next' }))
      }
    }
    await Promise.all(Array.from({ length: 20 }, turns))
    expect(await overlaps()).toBe(0)
  })
})

const fail = (): never => {
  throw new Error('Nobody won')
}

describe('under one Idempotency-Key', () => {
  it('a claim is made once, however often it is asked for [RSV-02]', async () => {
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: 5 }, () => desk.ask.claim(ID, {}, { key })))
    const ids = replies.map((reply) => shown<{ id: number }>(reply, 201).id)
    expect(new Set(ids).size).toBe(1)
    const [id = 0] = ids
    shown(await desk.ask.release(id, { reason: 'x' }))
    // What became of it since is told, and nothing is claimed anew.
    const later = shown(await desk.ask.claim(ID, {}, { key }), 201)
    expect(later).toMatchObject({ id, endReason: 'released' })
    expect(await publicStatus()).toBe('available')
  })

  it('another claim is refused, and so is one without a key [RSV-02]', async () => {
    const key = randomUUID()
    await desk.claimed(ID, {}, { key })
    await desk.free(ID + 1)
    expect(codeOf(await desk.ask.claim(ID, { buyer: 'Iva' }, { key }))).toEqual([422, 'key-reused'])
    expect(codeOf(await desk.ask.claim(ID + 1, {}, { key }))).toEqual([422, 'key-reused'])
    const another = { key, who: 'project_admin' } as const
    expect(codeOf(await desk.ask.claim(ID, {}, another))).toEqual([422, 'key-reused'])
    expect(codeOf(await desk.ask.claim(ID + 1, {}, { key: 'short' }))).toEqual([400, 'invalid-input'])
    expect((await desk.apartment(ID + 1)).claim).toBeNull()
  })
})

describe('a hold past its time', () => {
  it('can be claimed at once, and ended when it ran out [RSV-02]', async () => {
    const first = await desk.ranOut(ID)
    const second = await desk.claimed(ID, { buyer: 'Mina Perić' })
    expect(second.id).not.toBe(first.id)
    expect(await overlaps()).toBe(0)
    const { steps } = await desk.apartment(ID)
    expect(steps.map(({ claimId, step, by }) => [claimId, step, by === null])).toEqual([
      [second.id, 'claimed', false],
      [first.id, 'expired', true],
      [first.id, 'claimed', false],
    ])
    const [, expired, made] = steps
    // On a busy machine so short a hold may be over when it begins.
    const over = [expired?.until ?? '', made?.at ?? ''].toSorted().at(-1)
    expect(expired?.at).toBe(over)
  })

  it('can be neither extended nor converted [RSV-02]', async () => {
    const { id } = await desk.ranOut(ID)
    const until = new Date(Date.now() + 3_600_000).toISOString()
    expect(codeOf(await desk.ask.extend(id, { until }))).toEqual([409, 'claim-ended'])
    expect(codeOf(await desk.ask.convert(id, { to: 'sold' }))).toEqual([409, 'claim-ended'])
  })

  it('is available to the public within 2 s, with no worker there [RSV-02]', async () => {
    await desk.ranOut(ID)
    const start = Date.now()
    while ((await publicStatus()) !== 'available' && Date.now() - start < 10_000) await wait(50)
    expect(Date.now() - start).toBeLessThan(2_000)
    expect((await desk.apartment(ID)).steps[0]).toMatchObject({ step: 'expired', by: null })
  })

  it('is left alone by whoever looks for such holds while somebody has its apartment [RSV-02]', async () => {
    const { id, until } = await desk.claimed(ID, { until: new Date(Date.now() + 3_000).toISOString() })
    await desk.server.owner.transaction().execute(async (db) => {
      await sql`select from apartments where id = ${ID} for no key update`.execute(db)
      await wait(4_500)
      expect(Date.now()).toBeGreaterThan(Date.parse(until ?? ''))
      const claims = db.selectFrom('claims').where('id', '=', id).where('project_id', '=', RIVA)
      expect(await claims.select('ended_at').executeTakeFirst()).toEqual({ ended_at: null })
    })
  })

  it('is ended also where the hold of another apartment cannot be, which is said once', async () => {
    const { owner, app } = desk.server
    const stuck = ID + 1
    const ids = [ID, stuck, ID + 2]
    const warned = vi.spyOn(app.log, 'warn')
    onTestFinished(async () => {
      warned.mockRestore()
      await sql`drop function if exists refuse() cascade`.execute(owner)
      for (const id of ids) await desk.free(id)
    })
    for (const id of ids) {
      await desk.free(id)
      await desk.claimed(id)
    }
    await owner.transaction().execute(async (db) => {
      const [since, expires_at] = [sql<Date>`now() - interval '2 days'`, sql<Date>`now()`]
      await db.updateTable('claims').set({ since, expires_at }).where('apartment_id', 'in', ids).execute()
      await sql`create function refuse() returns trigger language plpgsql as
        $$ begin raise 'stuck'; end $$`.execute(db)
      await sql`create trigger stuck before update on claims for each row
        when (old.apartment_id = ${sql.lit(stuck)}) execute function refuse()`.execute(db)
    })
    const open = owner.selectFrom('claims').where('ended_at', 'is', null).where('apartment_id', 'in', ids)
    await expect
      .poll(() => open.select('apartment_id as id').execute(), { timeout: 5_000 })
      .toEqual([{ id: stuck }])
    await wait(2_500)
    expect(warned.mock.calls.map(([facts]) => facts)).toEqual([
      expect.objectContaining({ apartmentId: stuck, err: expect.objectContaining({ message: 'stuck' }) }),
    ])
  })
})
