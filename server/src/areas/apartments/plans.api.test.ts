import { matchPlans } from '@belvedere/contract/calls/uploads'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Identities, makeIdentities, RIVA, SAVSKI_VIDIK } from '../../testing/identities.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
let people: Identities
beforeAll(async () => {
  server = await createTestApp()
  people = await makeIdentities(server)
})
afterAll(() => server.close())

it('finds whose plans many files are, and tells which match nothing [PLC-04]', async () => {
  const rows = await server.owner
    .selectFrom('apartments')
    .innerJoin('buildings', 'buildings.id', 'apartments.building_id')
    .innerJoin('pois', 'pois.apartment_id', 'apartments.id')
    .where('pois.poi_type_id', '=', 6)
    .where('apartments.project_id', '=', RIVA)
    .select(['apartments.id', 'apartments.name', 'buildings.name as building', 'pois.id as poiId'])
    .execute()
  const names = rows.map(({ name, building }) => `plans/${building[1]} ${name}.png`)
  const { headers } = people.project_editor
  const body = { names: [...names, 'lift shaft.png'] }
  const { matches } = await server.read(matchPlans, { projectId: RIVA }, {}, headers, body)
  expect(rows.length).toBeGreaterThan(400)
  expect(matches.map(({ apartments }) => apartments.map(({ id, poiId }) => [id, poiId]))).toEqual([
    ...rows.map(({ id, poiId }) => [[id, poiId]]),
    [],
  ])
})

it('knows nothing of the apartments of another project [PLC-04]', async () => {
  const { headers } = people.super_admin
  const { matches } = await server.read(matchPlans, { projectId: SAVSKI_VIDIK }, {}, headers, {
    names: ['101.png'],
  })
  expect(matches).toEqual([{ name: '101.png', apartments: [] }])
})
