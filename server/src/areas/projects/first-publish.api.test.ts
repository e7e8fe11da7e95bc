import { publishDrafts } from '@belvedere/contract/calls/history'
import { getProject } from '@belvedere/contract/calls/projects'
import { addProject } from '@belvedere/contract/calls/staff-projects'
import { APARTMENT_TYPE_KEYS } from '@belvedere/domain/apartments/apartment-type-keys'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Identity, RIVA } from '../../testing/identities.ts'
import { openStudio, refusal, type Studio } from '../../testing/studio.ts'

let studio: Studio
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())

it('a new project begins with the usual types of apartments [STU-05]', async () => {
  const reply = await studio.server.ask(addProject, {}, {}, studio.people.super_admin.headers, {
    name: { 1: 'Zora', 6: 'Zora' },
    city: { 1: 'Novi Sad' },
    country: { 1: 'Serbia' },
    latitude: 45.25,
    longitude: 19.85,
  })
  const { id } = studio.attributes(reply, 201)
  const types = await studio.server.owner
    .selectFrom('apartment_types')
    .where('project_id', '=', id)
    .select(['type_key as typeKey', 'name'])
    .orderBy('id')
    .execute()
  expect(types.map(({ typeKey }) => typeKey)).toEqual(APARTMENT_TYPE_KEYS)
  expect(types[2]?.name).toEqual({ 1: 'Two bedrooms', 6: 'Dve spavaće sobe' })
})

it('Publish puts the project itself on the site, by whoever may set that, and is undone [STU-05, AUT-03]', async () => {
  await studio.server.owner.transaction().execute(async (db) => {
    await sql`set local belvedere.action = 'test'`.execute(db)
    await sql`update projects set publish = false where id = ${RIVA}`.execute(db)
  })
  const publish = (who: Identity) =>
    studio.server.ask(publishDrafts, { projectId: RIVA }, {}, studio.people[who].headers, {
      drafts: [],
      project: true,
    })
  expect(refusal(await publish('project_editor'))).toEqual([403, 'forbidden'])
  expect(await studio.server.status(getProject, { id: RIVA })).toBe(404)
  expect((await publish('project_admin')).statusCode).toBe(200)
  expect(await studio.server.status(getProject, { id: RIVA })).toBe(200)
  const undone = await studio.ask.undo(await studio.latest(), { who: 'project_admin' })
  expect(undone.statusCode).toBe(200)
  expect(await studio.server.status(getProject, { id: RIVA })).toBe(404)
})
