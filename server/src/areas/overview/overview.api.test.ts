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

const overview = async (who: Identity): Promise<Overview> => {
  const { headers } = studio.people[who]
  const reply = await studio.server.ask(getOverview, { projectId: RIVA }, {}, headers)
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
    { kind: 'buildings', thingId: 2, buildingId: 2, outline: null },
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
