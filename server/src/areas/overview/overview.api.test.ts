import { getOverview } from '@belvedere/contract/calls/overview'
import type { Answer } from '@belvedere/contract/client-types'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Identity, RIVA } from '../../testing/identities.ts'
import { openStudio, type Studio } from '../../testing/studio.ts'

let studio: Studio
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())

type Overview = Answer<'GET /api/v1/studio/projects/{projectId}/overview'>

const overview = async (who: Identity, langId?: number): Promise<Overview> => {
  const { headers } = studio.people[who]
  const reply = await studio.server.ask(getOverview, { projectId: RIVA }, langId ? { langId } : {}, headers)
  return reply.json().data.attributes
}

it('says how much there is, and what is missing [STU-02]', async () => {
  const { facts } = await overview('project_editor')
  expect(facts).toMatchObject({ apartments: 828, outlinesElsewhere: { count: 0 } })
  expect(facts.pictures).toBeGreaterThan(17)
})

it('finds an apartment that has lost its plan and its outlines [PUB-01]', async () => {
  const before = (await overview('project_editor')).facts
  await studio.server.owner.transaction().execute(async (db) => {
    await sql`set local belvedere.action = 'test'`.execute(db)
    await sql`delete from media using pois
      where pois.id = media.poi_id and pois.apartment_id = 1001 and media.media_type_id = 2`.execute(db)
    await sql`delete from outlines using pois where pois.id = outlines.poi_id and pois.apartment_id = 1001`.execute(
      db,
    )
  })
  const { facts } = await overview('project_editor')
  expect(facts.apartmentsWithoutPlan.count).toBe(before.apartmentsWithoutPlan.count + 1)
  expect(facts.apartmentsWithoutOutline.count).toBe(before.apartmentsWithoutOutline.count + 1)
})

it('finds an outline on the picture of another building [PUB-01]', async () => {
  await studio.server.owner.transaction().execute(async (db) => {
    await sql`set local belvedere.action = 'test'`.execute(db)
    await sql`
      insert into outlines (project_id, media_id, poi_id, parts)
      select ${RIVA}, picture.id, poi.id, '[[[1, 1], [9, 1], [9, 9]]]'
      from media as picture join pois as view on view.id = picture.poi_id and view.building_id = 2,
        pois as poi
      where picture.media_type_id = 21 and poi.apartment_id = 1002 and poi.poi_type_id = 6 limit 1`.execute(
      db,
    )
  })
  const { facts } = await overview('project_editor')
  expect(facts.outlinesElsewhere.count).toBe(1)
})

it('lists what waits for Publish by its building [STU-02]', async () => {
  await studio.change('buildings', 2, { floors: 9 })
  expect((await overview('project_editor')).drafts).toEqual([
    { kind: 'buildings', thingId: 2, buildingId: 2, outline: null, heads: null },
  ])
})

it('counts the enquiries of the week for those who sell, and for nobody else [STU-02]', async () => {
  await sql`insert into enquiries (project_id, kind, apartment_ids, email_address, locale_id, body_hash)
    values (${RIVA}, 'ask-for-price', '{1001}', 'ana@visitor.example', 'en', '\\x00')`.execute(
    studio.server.owner,
  )
  const { enquiries } = await overview('sales_agent')
  expect(enquiries).toHaveLength(7)
  expect(enquiries?.reduce((sum, count) => sum + count, 0)).toBe(1)
  expect(await overview('project_editor')).not.toHaveProperty('enquiries')
})

it('names a building that has no picture and no apartments, in the language asked for, and where it is [STU-08]', async () => {
  const { id } = await studio.add('buildings', { name: { 1: 'Lamela B', 6: 'Lamela Be' }, masterplanId: 2 })
  await studio.change('buildings', id, { name: { 1: 'Lamela C', 6: 'Lamela Ce' } })
  const { facts } = await overview('project_editor')
  const found = { count: 1, names: ['Lamela C'], at: { kind: 'buildings', id } }
  expect(facts.buildingsWithoutPicture).toEqual(found)
  expect(facts.buildingsWithoutApartments).toEqual(found)
  expect((await overview('project_editor', 6)).facts.buildingsWithoutPicture.names).toEqual(['Lamela Ce'])
})

it('says which text is in one language only, until the other is drafted [STU-08]', async () => {
  const [view] = (await studio.ask.list('buildings', { 'page[size]': 1 })).json().data
  const building = view.attributes
  const { poiId } = await sql<{ poiId: number }>`
    select id as "poiId" from pois where building_id = ${building.id} and poi_type_id = 5`
    .execute(studio.server.owner)
    .then(({ rows }) => rows[0] ?? { poiId: 0 })
  const text = { poiId, mediaTypeId: 11, name: 'description', order: 99, publish: true }
  const { id } = await studio.add('media', { ...text, texts: { 1: 'By the river.' } })
  const { textsWithoutTranslation: found } = (await overview('project_editor')).facts
  expect(found).toEqual({
    count: 1,
    names: [building.name[1]],
    at: { kind: 'buildings', id: building.id, mediaTypeId: 11 },
  })
  await studio.change('media', id, { texts: { 1: 'By the river.', 6: 'Uz reku.' } })
  expect((await overview('project_editor')).facts.textsWithoutTranslation.count).toBe(0)
})

it('shows a building by its drafted name and by the first picture a camera has of it [STU-08]', async () => {
  await studio.change('buildings', 3, { name: { 1: 'Lamela A', 6: 'Lamela A' } })
  const { buildings } = await overview('project_editor')
  const face = buildings.find(({ id }) => id === 3)
  expect(face?.name).toMatchObject({ 1: 'Lamela A' })
  const { rows } = await sql<{ type: number; building: number }>`
    select media_type_id as type, pois.building_id as building from media join pois on pois.id = media.poi_id
    where media.id = ${face?.picture?.id}`.execute(studio.server.owner)
  expect(rows).toEqual([{ type: 21, building: 3 }])
})

it('says of a title whose card it heads, so that a rename is one change [STU-08]', async () => {
  const { rows } = await sql<{ id: number }>`
    select media.id from media join pois on pois.id = media.poi_id
    where pois.masterplan_id is not null and pois.poi_type_id = 3 and media.media_type_id = 1 limit 1`.execute(
    studio.server.owner,
  )
  const id = rows[0]?.id ?? 0
  const { texts } = await studio.get('media', id)
  await studio.change('media', id, { texts: { ...(texts as object), 1: 'The Riverside' } })
  const draft = (await overview('project_editor')).drafts.find((one) => one.thingId === id)
  expect(draft?.heads?.kind).toBe('masterplans')
})
