import { listDrafts } from '@belvedere/contract/calls/history'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RIVA, SAVSKI_VIDIK } from '../../testing/identities.ts'
import { openStudio, refusal, type Studio } from '../../testing/studio.ts'

let studio: Studio
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())

const drafts = async () =>
  (await studio.server.ask(listDrafts, { projectId: RIVA }, {}, studio.people.project_editor.headers))
    .json()
    .data.map(({ id }: { id: string }) => id)

/** A masterplan with one in it, two buildings, three apartments, a camera view, a picture on it and its outlines. */
async function aDistrict() {
  const masterplan = await studio.add('masterplans', { name: { 1: 'District' }, parentId: 1 })
  const nested = await studio.add('masterplans', { name: { 1: 'Block' }, parentId: masterplan.id })
  const building = await studio.add('buildings', { name: { 1: 'One' }, masterplanId: masterplan.id })
  const other = await studio.add('buildings', { name: { 1: 'Two' }, masterplanId: nested.id })
  const facts = { buildingId: building.id, apartmentTypeId: 1, floor: 1, rooms: 1, area: 30 }
  const apartments = await studio.save(
    'apartments',
    ['A', 'B', 'C'].map((name) => ({ ...facts, name })),
  )
  const view = await studio.add('camera-views', { buildingId: building.id })
  const media = await studio.add('media', {
    poiId: view.id,
    mediaTypeId: 1,
    name: 'render',
    texts: { 1: 'x' },
  })
  const outline = await studio.add('outlines', { mediaId: media.id, poiId: view.id })
  const packaged = await studio.add('packages', { name: { 1: 'P' }, items: [{ apartmentId: apartments[0] }] })
  return { masterplan, nested, building, other, apartments, view, media, outline, packaged }
}

describe('removing a masterplan', () => {
  it('says what goes with it by kind, wants that very count, and takes all of it and its drafts [AUT-06]', async () => {
    const { masterplan, nested, building, other, apartments, view, media, outline, packaged } =
      await aDistrict()
    await studio.change('buildings', building.id, { floors: 4 })
    await studio.change('buildings', other.id, { floors: 5 })
    await studio.change('media', media.id, { name: 'newer' })
    await studio.change('outlines', outline.id, { parts: [[[1, 2]]] })
    await studio.change('masterplans', masterplan.id, { order: 8 })
    await studio.change('packages', packaged.id, { name: { 1: 'Q' } })
    expect(await drafts()).toHaveLength(6)
    const present = await studio.get('masterplans', masterplan.id)
    const asked = await studio.ask.remove('masterplans', present)
    expect(refusal(asked)).toEqual([409, 'confirmation-required'])
    const counts = {
      masterplans: 2,
      buildings: 2,
      apartments: 3,
      // One of each masterplan, building and apartment, and the view.
      'points of interest': 8,
      media: 1,
      outlines: 1,
      'package items': 1,
    }
    expect(asked.json().meta).toEqual({ counts, confirm: 18 })
    for (const wrong of [17, 19, 0])
      expect(refusal(await studio.ask.remove('masterplans', present, wrong))).toEqual([
        409,
        'confirmation-required',
      ])
    expect(await studio.get('masterplans', masterplan.id)).toEqual(present)
    expect((await studio.ask.remove('masterplans', present, 18)).statusCode).toBe(200)
    for (const [kind, id] of [
      ['masterplans', masterplan.id],
      ['masterplans', nested.id],
      ['buildings', building.id],
      ['buildings', other.id],
      ['apartments', apartments[0] ?? 0],
      ['camera-views', view.id],
      ['media', media.id],
      ['outlines', outline.id],
    ] as const)
      expect([kind, (await studio.ask.get(kind, id)).statusCode]).toEqual([kind, 404])
    expect(await drafts()).toEqual([`packages/${packaged.id}`])
    expect((await studio.ask.publish()).statusCode).toBe(200)

    const removal = await studio.server.owner
      .selectFrom('actions')
      .where('kind', '=', 'masterplans.remove')
      .select('id')
      .executeTakeFirstOrThrow()
    expect((await studio.ask.undo(Number(removal.id))).statusCode).toBe(200)
    expect(await studio.get('buildings', building.id)).toMatchObject({
      floors: 4,
      draft: { fields: ['floors'] },
    })
    expect(await drafts()).toHaveLength(5)
    expect((await studio.ask.publish()).statusCode).toBe(200)
    expect(await studio.get('buildings', building.id)).toMatchObject({ floors: 4, draft: null })
  })

  it('is refused with a stale revision, and with one that is published [AUT-03, AUT-06]', async () => {
    const { masterplan } = await aDistrict()
    await studio.change('masterplans', masterplan.id, { publish: true })
    const stale = await studio.ask.remove('masterplans', masterplan, 18)
    expect(refusal(stale)).toEqual([412, 'stale'])
    await studio.publish()
    const published = await studio.ask.remove(
      'masterplans',
      await studio.get('masterplans', masterplan.id),
      18,
    )
    expect(refusal(published)).toEqual([409, 'published'])
  })
})

describe('a camera view that waits to be moved', () => {
  const makeTwo = async () => {
    const one = await studio.add('buildings', { name: { 1: 'Before' }, masterplanId: 2 })
    const other = await studio.add('buildings', { name: { 1: 'After' }, masterplanId: 2 })
    const view = await studio.add('camera-views', { buildingId: one.id, publish: true })
    await studio.change('camera-views', view.id, { buildingId: other.id })
    return { one, other, view }
  }
  /** A building and its own point of interest: no view. */
  const ALONE = 2

  it('does not go with the place that it leaves, and waits for Publish as before [STU-08] [AUT-06]', async () => {
    const { one, other, view } = await makeTwo()
    expect((await studio.ask.remove('buildings', one, ALONE)).statusCode).toBe(200)
    expect(await studio.get('camera-views', view.id)).toMatchObject({
      buildingId: other.id,
      publish: true,
      draft: { fields: ['publish'] },
    })
    await studio.publish([{ kind: 'camera-views', id: view.id }])
    expect(await studio.get('camera-views', view.id)).toMatchObject({ buildingId: other.id, draft: null })
  })

  it('stays where it is when the place that it would be moved to is removed [STU-08] [AUT-06]', async () => {
    const { one, other, view } = await makeTwo()
    expect((await studio.ask.remove('buildings', other, ALONE)).statusCode).toBe(200)
    expect(await studio.get('camera-views', view.id)).toMatchObject({
      buildingId: one.id,
      draft: { fields: ['publish'] },
    })
    await studio.publish([{ kind: 'camera-views', id: view.id }])
  })
})

describe('something else', () => {
  it('of another project is not removed from this one [AUT-06]', async () => {
    const elsewhere = await studio.server.owner
      .insertInto('masterplans')
      .values({ project_id: SAVSKI_VIDIK, name: { 1: 'Next door' } })
      .returning(['id', 'revision'])
      .executeTakeFirstOrThrow()
    for (const confirm of [undefined, 0, 1])
      expect((await studio.ask.remove('masterplans', elsewhere, confirm)).statusCode).toBe(404)
    const left = await studio.server.owner
      .selectFrom('masterplans')
      .where('id', '=', elsewhere.id)
      .select('id')
      .execute()
    expect(left).toHaveLength(1)
  })

  it("of another kind is not removed as this one: an apartment's own point of interest is no camera view [AUT-06]", async () => {
    const poi = await studio.server.owner
      .selectFrom('pois')
      .where('apartment_id', '=', 1001)
      .select(['id', 'revision'])
      .executeTakeFirstOrThrow()
    expect((await studio.ask.remove('camera-views', poi)).statusCode).toBe(404)
  })
})
