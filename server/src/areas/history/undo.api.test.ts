import { claimApartment, convertClaim } from '@belvedere/contract/calls/claims'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEPOSIT } from '../../testing/claim-samples.ts'
import { RIVA, SAVSKI_VIDIK } from '../../testing/identities.ts'
import { actionOf, freeApartments, openStudio, refusal, type Studio } from '../../testing/studio.ts'

let studio: Studio
let free: () => Promise<number>
const done = (work: () => Promise<unknown>) => actionOf(studio, work)
beforeAll(async () => {
  studio = await openStudio()
  free = await freeApartments(studio)
})
afterAll(() => studio.close())

const undone = async (id: number, options?: Parameters<Studio['ask']['undo']>[1]) =>
  studio.attributes(await studio.ask.undo(id, options))

const kept = (reply: { json: () => { meta: { kept: { table: string; key: string; reason: string }[] } } }) =>
  reply.json().meta.kept.map(({ table, key, reason }) => `${table} ${key} ${reason}`)

const claimsOn = (apartmentId: number) =>
  studio.server.owner
    .selectFrom('claims')
    .where('apartment_id', '=', apartmentId)
    .select(['id', 'kind', 'buyer', 'ended_at', 'end_reason'])
    .orderBy('id')
    .execute()

describe('an action', () => {
  it('is taken back as a new one, and that one again [AUT-05]', async () => {
    const before = await studio.get('apartments', 1001)
    const action = await done(() => studio.change('apartments', 1001, { floor: 33, levels: 3 }))
    const undo = await done(() => undone(action))
    const back = await studio.get('apartments', 1001)
    expect(back).toEqual({ ...before, revision: before.revision + 2 })
    const record = studio.attributes(await studio.ask.action(undo))
    expect(record).toMatchObject({
      kind: 'undo',
      undoes: action,
      userId: studio.people.project_editor.userId,
    })
    await undone(undo)
    expect(await studio.get('apartments', 1001)).toMatchObject({ floor: 33, levels: 3 })
  })

  it('that was taken back already says that all of it was changed since, and changes nothing [AUT-05]', async () => {
    const action = await done(() => studio.change('apartments', 1002, { floor: 34 }))
    await undone(action)
    const { floor, revision } = await studio.get('apartments', 1002)
    const again = await studio.ask.undo(action)
    expect([refusal(again), kept(again)]).toEqual([
      [409, 'confirmation-required'],
      ['apartments 1002 changed-since'],
    ])
    expect(await undone(action, { confirm: 1 })).toEqual({ id: action, undone: 0, kept: 1 })
    expect(await studio.get('apartments', 1002)).toMatchObject({ floor, revision })
  })

  it('part of which was changed since is taken back but for that, once the list is confirmed [AUT-05]', async () => {
    const [one, other] = [await studio.get('apartments', 1003), await studio.get('apartments', 1004)]
    const rows = [one, other].map(({ id, revision }) => ({ id, revision, floor: 40 }))
    const action = await done(() => studio.save('apartments', rows))
    await studio.change('apartments', 1004, { floor: 41 }, 'project_admin')
    const asked = await studio.ask.undo(action)
    expect([refusal(asked), kept(asked), asked.json().meta.confirm]).toEqual([
      [409, 'confirmation-required'],
      ['apartments 1004 changed-since'],
      1,
    ])
    expect((await studio.get('apartments', 1003)).floor).toBe(40)
    expect(refusal(await studio.ask.undo(action, { confirm: 2 }))).toEqual([409, 'confirmation-required'])
    expect(await undone(action, { confirm: 1 })).toEqual({ id: action, undone: 1, kept: 1 })
    expect((await studio.get('apartments', 1003)).floor).toBe(one.floor)
    expect((await studio.get('apartments', 1004)).floor).toBe(41)
  })

  it('of another project, or that never was, is not found [AUT-05]', async () => {
    await studio.server.owner
      .updateTable('projects')
      .set({ website: 'https://x.example' })
      .where('id', '=', SAVSKI_VIDIK)
      .execute()
    const { id } = await studio.server.owner
      .selectFrom('actions')
      .where('project_id', '=', SAVSKI_VIDIK)
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect((await studio.ask.undo(Number(id), { who: 'super_admin' })).statusCode).toBe(404)
    expect((await studio.ask.undo(999_999_999)).statusCode).toBe(404)
  })
})

describe('something that was added', () => {
  const addBuilding = async () => {
    let id = 0
    const action = await done(async () => {
      id = (await studio.add('buildings', { name: { 1: 'Added' }, masterplanId: 2 })).id
    })
    return { id, action }
  }

  it('goes, with its own point of interest [AUT-05]', async () => {
    const { id, action } = await addBuilding()
    await undone(action)
    expect((await studio.ask.get('buildings', id)).statusCode).toBe(404)
    const left = await studio.server.owner
      .selectFrom('pois')
      .where('building_id', '=', id)
      .select('id')
      .execute()
    expect(left).toEqual([])
  })

  it('stays while an apartment lies in it that a colleague added since [AUT-05]', async () => {
    const { id, action } = await addBuilding()
    const facts = { name: 'A', buildingId: id, apartmentTypeId: 1, floor: 1, rooms: 1, area: 30 }
    const apartment = await studio.add('apartments', facts)
    const asked = await studio.ask.undo(action)
    expect(asked.statusCode).toBe(409)
    expect(kept(asked)).toContain(`buildings ${id} in-use`)
    await undone(action, { confirm: asked.json().meta.confirm })
    expect(await studio.get('apartments', apartment.id)).toMatchObject(facts)
    expect((await studio.get('buildings', id)).id).toBe(id)
  })

  it('stays while something hangs on its point of interest [AUT-05]', async () => {
    const { id, action } = await addBuilding()
    const poi = await studio.server.owner
      .selectFrom('pois')
      .where('building_id', '=', id)
      .select('id')
      .executeTakeFirstOrThrow()
    const text = await studio.add('media', {
      mediaTypeId: 11,
      name: 'text',
      texts: { 1: 'Hi' },
      poiId: poi.id,
    })
    const asked = await studio.ask.undo(action)
    expect(kept(asked).toSorted()).toEqual([`buildings ${id} in-use`, `pois ${poi.id} in-use`])
    await undone(action, { confirm: 2 })
    expect(await studio.get('media', text.id)).toMatchObject({ texts: { 1: 'Hi' }, poiId: poi.id })
  })

  it('stays whole when it was changed since: a text with its words [AUT-05]', async () => {
    let id = 0
    const action = await done(async () => {
      id = (await studio.add('media', { mediaTypeId: 11, name: 'page', texts: { 1: 'Open', 6: 'Otvoreno' } }))
        .id
    })
    await studio.change('media', id, { name: 'renamed' })
    await studio.publish()
    const asked = await studio.ask.undo(action)
    expect(kept(asked).toSorted()).toEqual([
      `media ${id} changed-since`,
      `media_texts ${id}/1 in-use`,
      `media_texts ${id}/6 in-use`,
    ])
    await undone(action, { confirm: 3 })
    expect(await studio.get('media', id)).toMatchObject({ texts: { 1: 'Open', 6: 'Otvoreno' } })
  })
})

describe('a draft', () => {
  it('that was saved is taken back to the one before, which can be published [AUT-05]', async () => {
    await studio.change('buildings', 2, { floors: 21 })
    const action = await done(() => studio.change('buildings', 2, { floors: 22, order: 5 }))
    await undone(action)
    expect(await studio.get('buildings', 2)).toMatchObject({ floors: 21, draft: { fields: ['floors'] } })
    await studio.publish([{ kind: 'buildings', id: 2 }])
    expect(await studio.get('buildings', 2)).toMatchObject({ floors: 21, draft: null })
  })

  it('that was published waits again, and can be published again [AUT-05]', async () => {
    const { floors } = await studio.get('buildings', 3)
    await studio.change('buildings', 3, { floors: 31 })
    const action = await done(() => studio.publish([{ kind: 'buildings', id: 3 }]))
    await undone(action)
    expect(await studio.get('buildings', 3)).toMatchObject({ floors: 31, draft: { fields: ['floors'] } })
    const stored = () =>
      studio.server.owner
        .selectFrom('buildings')
        .where('id', '=', 3)
        .select('floors')
        .executeTakeFirstOrThrow()
    expect((await stored()).floors).toBe(floors)
    await studio.publish([{ kind: 'buildings', id: 3 }])
    expect((await stored()).floors).toBe(31)
  })
})

describe('what was sold or held', () => {
  const set = async (id: number, body: object) =>
    studio.attributes(await studio.setStatus(id, body as Record<string, unknown>))
  const HOLD = { status: 'pending-reservation', heldBy: 'Ana Savić' }

  it('a hold that is undone ends its claim as undone and frees the apartment [AUT-05]', async () => {
    const id = await free()
    const action = await done(() => set(id, HOLD))
    await undone(action, { who: 'sales_agent' })
    expect((await studio.get('apartments', id)).status).toBe('available')
    expect(await claimsOn(id)).toEqual([
      expect.objectContaining({
        kind: 'hold',
        buyer: 'Ana Savić',
        end_reason: 'undone',
        ended_at: expect.any(Date),
      }),
    ])
    await set(id, { ...HOLD, heldBy: 'Someone else' })
  })

  it('a hold that is a reservation by now stays, and so does its claim [AUT-05]', async () => {
    const id = await free()
    const action = await done(() => set(id, HOLD))
    await set(id, { status: 'reserved' })
    const asked = await studio.ask.undo(action, { who: 'sales_agent' })
    expect(kept(asked).map((one) => one.split(' ').at(-1))).toEqual(['changed-since', 'changed-since'])
    expect(await undone(action, { who: 'sales_agent', confirm: 2 })).toMatchObject({ undone: 0 })
    expect((await studio.get('apartments', id)).status).toBe('reserved')
    expect(await claimsOn(id)).toEqual([expect.objectContaining({ kind: 'reservation', ended_at: null })])
  })

  it('a reservation that is a contract by now stays, though its status is the same [AUT-09]', async () => {
    const id = await free()
    const headers = studio.people.sales_agent.headers
    const reserve = { kind: 'reservation', buyer: 'Ana Savić', deposit: DEPOSIT }
    let claimId = 0
    const action = await done(async () => {
      const key = { ...headers, 'idempotency-key': 'reserved-and-signed' }
      const claim = await studio.server.ask(claimApartment, { projectId: RIVA, id }, {}, key, reserve)
      claimId = studio.attributes(claim, 201).id
    })
    const sign = { to: 'contract', contractOn: '2026-12-01' }
    const signed = await studio.server.ask(convertClaim, { projectId: RIVA, id: claimId }, {}, headers, sign)
    expect(signed.statusCode).toBe(200)
    const asked = await studio.ask.undo(action, { who: 'sales_agent' })
    expect(kept(asked).toSorted()).toEqual([
      `apartments ${id} changed-since`,
      `claims ${claimId} changed-since`,
    ])
    await undone(action, { who: 'sales_agent', confirm: 2 })
    expect((await studio.get('apartments', id)).status).toBe('reserved')
  })

  it('a sale is never undone [AUT-05]', async () => {
    const id = await free()
    await set(id, HOLD)
    await set(id, { status: 'reserved' })
    const action = await done(() => set(id, { status: 'sold' }))
    const asked = await studio.ask.undo(action, { who: 'project_admin' })
    expect(kept(asked).map((one) => one.split(' ').at(-1))).toEqual(['final', 'final'])
    await undone(action, { who: 'project_admin', confirm: 2 })
    expect((await studio.get('apartments', id)).status).toBe('sold')
    expect(await claimsOn(id)).toEqual([expect.objectContaining({ kind: 'sold', ended_at: null })])
  })

  it('a claim that has ended is never undone, and its apartment not held without one [AUT-05]', async () => {
    const id = await free()
    await set(id, HOLD)
    const action = await done(() => set(id, { status: 'available' }))
    const asked = await studio.ask.undo(action, { who: 'project_admin' })
    expect(kept(asked).map((one) => one.split(' ').at(-1))).toEqual(['final', 'final'])
    await undone(action, { who: 'project_admin', confirm: 2 })
    expect((await studio.get('apartments', id)).status).toBe('available')
    expect(await claimsOn(id)).toEqual([expect.objectContaining({ end_reason: 'released' })])
  })
})
