import { getPlaces } from '@belvedere/contract/calls/studio-places'
import type { Answer } from '@belvedere/contract/client-types'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { RIVA } from '../../testing/identities.ts'
import { openStudio, type Studio } from '../../testing/studio.ts'

let studio: Studio
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())

type Places = Answer<'GET /api/v1/studio/projects/{projectId}/places'>['places']

async function places(): Promise<Places> {
  const { headers } = studio.people.project_editor
  const reply = await studio.server.ask(getPlaces, { projectId: RIVA }, {}, headers)
  return reply.json().data.attributes.places
}

const find = (all: Places, kind: string, id: number) =>
  all.find((place) => place.kind === kind && place.id === id)

it('knows every place of a project with what is drawn of it [PLC-01]', async () => {
  const all = await places()
  const count = (kind: string) => all.filter((place) => place.kind === kind).length
  expect([count('apartments'), count('buildings') > 4, count('masterplans') > 2]).toEqual([828, true, true])
  expect(find(all, 'buildings', 1)).toMatchObject({ views: 2 })
  expect(find(all, 'apartments', 1001)).toMatchObject({ plans: 2 })
})

it('counts what waits for Publish as its author sees it [PLC-01]', async () => {
  const { id: viewId } = await studio.add('camera-views', { buildingId: 1 })
  const before = find(await places(), 'buildings', 1)
  expect(before?.views).toBe(3)
  const poiId = before?.poiId ?? 0
  const outlines = (await studio.ask.list('outlines', { 'filter[poiId]': poiId })).json().data
  const [first] = outlines.map(({ attributes }: { attributes: { id: number } }) => attributes)
  await studio.change('outlines', first.id, { parts: [] })
  expect(find(await places(), 'buildings', 1)?.outlines).toBe((before?.outlines ?? 0) - 1)
  expect(viewId).toBeGreaterThan(0)
})

it('has a camera view where it waits to be moved to, before Publish [STU-08] [PLC-01]', async () => {
  const { id } = await studio.add('camera-views', { masterplanId: 1, publish: true })
  const listed = async (filter: Record<string, number>) =>
    (await studio.ask.list('camera-views', filter))
      .json()
      .data.some((view: { attributes: { id: number } }) => view.attributes.id === id)
  const seen = async () => ({
    onSite: await listed({ 'filter[masterplanId]': 1 }),
    onBuilding: await listed({ 'filter[buildingId]': 2 }),
    nowhere: await listed({ 'filter[buildingId]': 0 }),
  })
  const views = async () => {
    const all = await places()
    return [find(all, 'masterplans', 1)?.views ?? 0, find(all, 'buildings', 2)?.views ?? 0]
  }
  const [site = 0, building = 0] = await views()
  expect(await seen()).toEqual({ onSite: true, onBuilding: false, nowhere: true })
  await studio.change('camera-views', id, { masterplanId: null, buildingId: 2 })
  expect(await seen()).toEqual({ onSite: false, onBuilding: true, nowhere: false })
  expect(await views()).toEqual([site - 1, building + 1])
  await studio.publish([{ kind: 'camera-views', id }])
  expect(await seen()).toEqual({ onSite: false, onBuilding: true, nowhere: false })
  expect(await views()).toEqual([site - 1, building + 1])
})
