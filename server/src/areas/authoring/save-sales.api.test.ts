import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Identity } from '../../testing/identities.ts'
import { openStudio, type Studio } from '../../testing/studio.ts'

const _MANY = 5_000
/** "A few seconds" where nothing else runs; what grows with the square of the rows takes longer than this anywhere. */
const _WITHIN_MS = 30_000

let studio: Studio
let buildingId: number
beforeAll(async () => {
  studio = await openStudio()
  buildingId = (await studio.add('buildings', { name: { 1: 'Tower' }, masterplanId: 2 })).id
})
afterAll(() => studio.close())

const FACTS = { apartmentTypeId: 1, floor: 3, rooms: 2, area: 50.5 }
const fresh = (name: string, others: object = {}) => ({ name, buildingId, ...FACTS, ...others })

/** What an answer says of each bad row. */
const problemsIn = (reply: { json: () => { errors: Record<string, unknown>[] } }) =>
  reply.json().errors.map(({ row, field, code }) => [row, field, code])

const _rowsOf = (building: number) =>
  studio.server.owner
    .selectFrom('apartments')
    .where('building_id', '=', building)
    .select(['id', 'name', 'floor', 'rooms', 'area', 'properties', 'publish', 'status', 'revision'])
    .orderBy('id')
    .execute()

describe('in a row of an apartment', () => {
  const FREE = { price: { price: 321_000 }, status: { status: 'unavailable' }, facts: { floor: 9 } }
  const MAY: Record<keyof typeof FREE, readonly Identity[]> = {
    facts: ['project_editor', 'project_admin', 'super_admin'],
    price: ['project_admin', 'super_admin'],
    status: ['sales_agent', 'project_admin', 'super_admin'],
  }
  const EVERYONE = [
    'user',
    'user on the project',
    'sales_agent',
    'project_editor',
    'project_admin',
    'super_admin',
  ] as const
  const STAFF: readonly Identity[] = ['sales_agent', 'project_editor']
  const pairs = (Object.keys(FREE) as (keyof typeof FREE)[]).flatMap((what) =>
    EVERYONE.map((who) => ({ what, who })),
  )

  it.each(pairs)(
    '$what of $who is taken from those who may set it alone [AUT-01, AUT-02]',
    async ({ what, who }) => {
      const id = await aFreeOne()
      const { revision } = await studio.get('apartments', id)
      const reply = await studio.ask.save('apartments', [{ id, revision, ...FREE[what] }], who)
      expect(reply.statusCode).toBe(MAY[what].includes(who) ? 200 : 403)
      // Those who may not look at the project's things at all are told no more.
      if (reply.statusCode === 403 && STAFF.includes(who))
        expect(problemsIn(reply)).toEqual([[0, Object.keys(FREE[what])[0], 'forbidden']])
      const after = await studio.get('apartments', id)
      if (reply.statusCode === 200) expect(after).toMatchObject({ ...FREE[what], revision: revision + 1 })
      else expect(after.revision).toBe(revision)
    },
  )

  /** An apartment that nobody holds. */
  async function aFreeOne(): Promise<number> {
    const [id = 0] = await studio.save(
      'apartments',
      [fresh(`W-${Math.random()}`, { status: 'available' })],
      'project_admin',
    )
    return id
  }

  it('a price may be taken away, and a status follows from the one before [AUT-02]', async () => {
    const id = await aFreeOne()
    const revision = async () => (await studio.get('apartments', id)).revision
    await studio.save('apartments', [{ id, revision: await revision(), price: 5 }], 'project_admin')
    await studio.save('apartments', [{ id, revision: await revision(), price: null }], 'project_admin')
    expect((await studio.get('apartments', id)).price).toBeNull()
    const present = await revision()
    const reply = await studio.ask.save(
      'apartments',
      [
        { id, revision: present, status: 'sold' },
        { id: 1001, revision: 1_000, floor: 1 },
      ],
      'project_admin',
    )
    expect(problemsIn(reply)).toEqual([
      [0, 'status', 'status-change-refused'],
      [1, 'revision', 'stale'],
    ])
  })

  it('a person holds, reserves, sells and frees apartments, and their claims follow; the reply has the next revisions [AUT-02, APT-02]', async () => {
    const claims = (apartmentId: number) =>
      studio.server.owner
        .selectFrom('claims')
        .where('apartment_id', '=', apartmentId)
        .select(['kind', 'buyer', 'end_reason', 'reason'])
        .orderBy('id')
        .execute()
    const ids = [await aFreeOne(), await aFreeOne()]
    let revisions = await Promise.all(ids.map(async (id) => (await studio.get('apartments', id)).revision))
    const set = async (statuses: readonly object[], who: Identity = 'sales_agent') => {
      const rows = statuses.map((status, nth) => ({ id: ids[nth], revision: revisions[nth], ...status }))
      const reply = await studio.ask.save('apartments', rows, who)
      if (reply.statusCode === 200) revisions = reply.json().data.attributes.revisions
      return reply
    }
    const nameless = await set([{ status: 'pending-reservation' }, { status: 'unavailable', heldBy: 'Ana' }])
    expect(problemsIn(nameless)).toEqual([
      [0, 'heldBy', 'invalid-input'],
      [1, 'heldBy', 'invalid-input'],
    ])
    const held = { status: 'pending-reservation', heldBy: 'Ana Anić' }
    expect(problemsIn(await set([held], 'project_editor'))).toEqual([
      [0, 'status', 'forbidden'],
      [0, 'heldBy', 'forbidden'],
    ])
    expect((await set([held, held])).statusCode).toBe(200)
    expect((await set([{ status: 'reserved' }, { status: 'reserved' }])).statusCode).toBe(200)
    expect(await claims(ids[0] ?? 0)).toMatchObject([
      { kind: 'reservation', buyer: 'Ana Anić', end_reason: null },
    ])
    expect((await set([{ status: 'sold' }, { status: 'available' }])).statusCode).toBe(200)
    expect(await claims(ids[0] ?? 0)).toMatchObject([{ kind: 'sold', buyer: 'Ana Anić', end_reason: null }])
    expect(await claims(ids[1] ?? 0)).toMatchObject([
      { buyer: 'Ana Anić', end_reason: 'released', reason: 'Released by changing the status' },
    ])
    expect(problemsIn(await set([{ status: 'available' }]))).toEqual([[0, 'status', 'status-change-refused']])
    expect((await studio.get('apartments', ids[0] ?? 0)).revision).toBe(revisions[0])
  })

  it('its plan and the pictures on which it is drawn are told [APT-01]', async () => {
    const drawn = await studio.get('apartments', 1001)
    expect(drawn.plan).toMatch(/^\/api\/v1\/frontend\/pois\/\d+\/media-content\/\d+\/file\?v=/)
    expect((drawn.outlinedOn as number[]).length).toBeGreaterThan(0)
    expect(await studio.get('apartments', await aFreeOne())).toMatchObject({ plan: null, outlinedOn: [] })
  })
})
