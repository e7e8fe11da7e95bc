import { getBuilding } from '@belvedere/contract/calls/buildings'
import { listDrafts } from '@belvedere/contract/calls/history'
import { getMasterplan } from '@belvedere/contract/calls/masterplans'
import { listPoiMedia } from '@belvedere/contract/calls/pois'
import { changeMasterplan } from '@belvedere/contract/calls/staff-masterplans'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RIVA } from '../../testing/identities.ts'
import { openStudio, type Studio } from '../../testing/studio.ts'

let studio: Studio
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())

/** What a visitor gets: the answer and its tag. */
async function publicly(call: Parameters<Studio['server']['ask']>[0], id: number) {
  const { statusCode, payload, headers } = await studio.server.ask(call, { id })
  return { statusCode, payload, etag: headers.etag }
}

const answers = async () => ({
  building: await publicly(getBuilding, 1),
  masterplan: await publicly(getMasterplan, 2),
})

const drafts = async () =>
  (await studio.server.ask(listDrafts, { projectId: RIVA }, {}, studio.people.project_editor.headers))
    .json()
    .data.map(({ attributes }: { attributes: object }) => attributes)

describe('a draft', () => {
  it('is in no public answer, nor in its tag, until it is published; then at once [AUT-03]', async () => {
    const before = await answers()
    const { masterplanId } = await studio.get('buildings', 1)
    expect(before.masterplan.payload).toContain(JSON.parse(before.building.payload).data.attributes.name)
    await studio.change('buildings', 1, {
      name: { 1: 'Renamed by its draft', 6: 'Preimenovana' },
      floors: 77,
    })
    await studio.change('masterplans', Number(masterplanId), { name: { 1: 'District by its draft' } })
    expect(await answers()).toEqual(before)
    await studio.publish()
    const after = await answers()
    expect(after.building.payload).toContain('Renamed by its draft')
    expect(after.masterplan.payload).toContain('Renamed by its draft')
    expect([after.building.etag, after.masterplan.etag]).not.toContain(before.building.etag)
    expect(after.masterplan.etag).not.toBe(before.masterplan.etag)
  })

  it('tells its author and its time, and what of the thing waits [AUT-03]', async () => {
    const began = Date.now()
    await studio.change('buildings', 2, { floors: 15 })
    await studio.change('buildings', 2, { order: 4 }, 'project_admin')
    const { draft, floors, order } = await studio.get('buildings', 2)
    expect([floors, order]).toEqual([15, 4])
    expect(draft).toEqual({
      fields: expect.arrayContaining(['floors', 'order']),
      authorId: studio.people.project_admin.userId,
      changedAt: expect.any(String),
    })
    const { changedAt } = draft as { changedAt: string }
    expect(Math.abs(Date.parse(changedAt) - began)).toBeLessThan(60_000)
    expect(await drafts()).toEqual([
      expect.objectContaining({ id: 'buildings/2', fields: { floors: 15, order: 4 }, changedAt }),
    ])
    await studio.publish()
    expect(await drafts()).toEqual([])
    expect(await studio.get('buildings', 2)).toMatchObject({ floors: 15, order: 4, draft: null })
  })

  it('ends when its thing is again as it was [AUT-03]', async () => {
    const { floors } = await studio.get('buildings', 2)
    await studio.change('buildings', 2, { floors: 99 })
    await studio.change('buildings', 2, { floors })
    expect(await studio.get('buildings', 2)).toMatchObject({ floors, draft: null })
    expect(await drafts()).toEqual([])
  })

  it('may be published alone, and the others wait on [AUT-03]', async () => {
    for (const id of [1, 2, 3]) await studio.change('buildings', id, { order: 60 + id })
    expect(await studio.publish([{ kind: 'buildings', id: 2 }])).toMatchObject({ published: 1 })
    expect((await drafts()).map(({ id }: { id: string }) => id)).toEqual(['buildings/1', 'buildings/3'])
    const stored = await studio.server.owner
      .selectFrom('buildings')
      .where('id', 'in', [1, 2, 3])
      .select(['id', 'sort_order'])
      .orderBy('id')
      .execute()
    expect(stored.map(({ sort_order }) => sort_order === 62)).toEqual([false, true, false])
    expect((await studio.ask.publish([{ kind: 'buildings', id: 2 }])).statusCode).toBe(404)
    expect(await studio.publish()).toMatchObject({ published: 2 })
  })

  it('whose thing was changed past it is refused as stale, with all that was to go along [AUT-03]', async () => {
    const { revision } = await studio.change('masterplans', 2, { order: 5 })
    await studio.change('buildings', 1, { floors: 55 })
    const headers = { ...studio.people.project_admin.headers, 'if-match': `"${revision}"` }
    const live = await studio.server.ask(changeMasterplan, { id: 2 }, {}, headers, { name: { 1: 'Live' } })
    expect(live.statusCode).toBe(200)
    const refused = await studio.ask.publish()
    expect(refused.json().errors).toEqual([expect.objectContaining({ code: 'stale', field: 'revision' })])
    expect(await drafts()).toHaveLength(2)
    // Whoever looks at it again and saves it has seen what was changed.
    await studio.change('masterplans', 2, { order: 6 })
    await studio.publish()
    expect(await studio.get('masterplans', 2)).toMatchObject({ name: { 1: 'Live' }, order: 6, draft: null })
  })
})

describe('two editors', () => {
  it('who change different fields of one thing, each at the revision they read, keep both [AUT-03]', async () => {
    const first = await studio.change('buildings', 4, { floors: 41 })
    const reply = await studio.ask.change('buildings', first, { order: 42 }, 'project_admin')
    expect(reply.statusCode).toBe(200)
    await studio.publish()
    expect(await studio.get('buildings', 4)).toMatchObject({ floors: 41, order: 42, draft: null })
  })

  it('one of whom publishes while the other saves never wait for each other in a circle [AUT-03]', async () => {
    const statuses = new Set<number>()
    for (let nth = 1; nth <= 20; nth += 1) {
      await studio.change('buildings', 5, { order: 100 + nth })
      const read = await studio.get('buildings', 5)
      const replies = await Promise.all([
        studio.ask.change('buildings', read, { floors: nth }),
        studio.ask.publish(),
        studio.ask.change('buildings', read, { floors: 50 + nth }, 'project_admin'),
      ])
      for (const { statusCode } of replies) statuses.add(statusCode)
    }
    expect([...statuses].filter((status) => status !== 200 && status !== 412)).toEqual([])
    await studio.publish()
  })

  it('who change two outlines of one picture lose none [AUT-03]', async () => {
    const drawn = await studio.server.owner
      .selectFrom('outlines')
      .innerJoin('media', 'media.id', 'outlines.media_id')
      .where('outlines.project_id', '=', RIVA)
      .select(['outlines.id', 'outlines.poi_id', 'outlines.media_id', 'media.poi_id as view_id'])
      .orderBy('outlines.media_id')
      .orderBy('outlines.id')
      .limit(2)
      .execute()
    const [one, other] = drawn
    if (!one || !other) throw new Error('The demo has no two outlines.')
    expect(one.media_id).toBe(other.media_id)
    const readBoth = [await studio.get('outlines', one.id), await studio.get('outlines', other.id)] as const
    const triangle = (at: number) => [
      [
        [at, at],
        [at + 9, at],
        [at, at + 9],
      ],
    ]
    const before = await publicly(listPoiMedia, one.view_id ?? 0)
    const replies = await Promise.all([
      studio.ask.change('outlines', readBoth[0], { parts: triangle(10) }),
      studio.ask.change('outlines', readBoth[1], { parts: triangle(500) }, 'project_admin'),
    ])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await publicly(listPoiMedia, one.view_id ?? 0)).toEqual(before)
    await studio.publish()
    const shown = JSON.parse((await publicly(listPoiMedia, one.view_id ?? 0)).payload)
    const { polygons } = shown.data.find(
      ({ attributes }: { attributes: { id: number } }) => attributes.id === one.media_id,
    ).attributes.mediaData
    const of = (poiId: number) => polygons.filter((polygon: { poiId: number }) => polygon.poiId === poiId)
    expect(of(one.poi_id)).toEqual([expect.objectContaining({ points: triangle(10)[0] })])
    expect(of(other.poi_id)).toEqual([expect.objectContaining({ points: triangle(500)[0] })])
  })
})

describe('what a thing may not be', () => {
  it('is told for a draft as for a new one: an outline twice, a package with what is not there [AUT-02]', async () => {
    const sent = { mediaId: 14, poiId: 1001 }
    await studio.add('outlines', sent)
    const again = await studio.ask.add('outlines', sent)
    expect([again.statusCode, again.json().errors[0].field]).toEqual([422, 'poiId'])
    const odd = await studio.ask.add('packages', { name: { 1: 'P' }, items: [{ apartmentId: 999_999 }] })
    expect([odd.statusCode, odd.json().errors[0]]).toEqual([
      422,
      expect.objectContaining({ field: 'items', code: 'unknown-reference' }),
    ])
  })

  it('says that apartments are still of a type that is to be removed [AUT-06]', async () => {
    const type = await studio.get('apartment-types', 1)
    const reply = await studio.ask.remove('apartment-types', type, 1)
    expect(reply.statusCode).toBe(409)
    expect(await studio.get('apartment-types', 1)).toEqual(type)
  })
})
