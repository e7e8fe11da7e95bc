import { listClientApps, listMenuItems, listRootMenu } from '@belvedere/contract/calls/client-apps'
import * as calls from '@belvedere/contract/calls/menu-items'
import { getProjectMediaFile } from '@belvedere/contract/calls/projects'
import { MEDIA_CONTEXTS } from '@belvedere/domain/content/media-contexts'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Identities, makeIdentities, RIVA, SAVSKI_VIDIK } from '../../testing/identities.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const WEBSITE = 1
const QUARTER = 101
const PARK = 103

let server: TestApp
let insiders: Identities
let outsiders: Identities
beforeAll(async () => {
  server = await createTestApp()
  insiders = await makeIdentities(server)
  outsiders = await makeIdentities(server, SAVSKI_VIDIK)
})
afterAll(() => server.close())

/** What the park of the menu leads to. */
const publish = (shown: boolean) =>
  server.owner.updateTable('masterplans').set({ publish: shown }).where('id', '=', 3).execute()

const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id)

it('lists the client apps of the projects one works on [API-18]', async () => {
  const website = { id: WEBSITE, name: 'Website', projectId: RIVA }
  expect(await server.read(listClientApps, {}, {}, insiders.sales_agent.headers)).toEqual([website])
  expect(await server.read(listClientApps, {}, {}, outsiders.project_admin.headers)).toEqual([])
  expect(await server.read(listClientApps, {}, {}, insiders.super_admin.headers)).toContainEqual(website)
})

describe('a menu', () => {
  it('comes as one list of all its items [API-19]', async () => {
    const items = await server.read(listMenuItems, { id: WEBSITE })
    expect(items).toHaveLength(12)
    expect(items.find(({ id }) => id === PARK)).toEqual({
      id: PARK,
      clientAppId: WEBSITE,
      projectId: RIVA,
      parentId: QUARTER,
      name: 'Park',
      order: 2,
      poiId: 103,
    })
  })

  it('comes as a tree with type=fullStructure [API-19]', async () => {
    const [quarter, ...others] = await server.read(listMenuItems, { id: WEBSITE }, { type: 'fullStructure' })
    expect(others).toEqual([])
    expect(quarter?.children?.map(({ id }) => id)).toEqual([102, 103, 104])
    const park = quarter?.children?.[1]
    expect(park?.children?.map(({ id, children }) => [id, children])).toEqual([
      [203, []],
      [204, []],
      [205, []],
    ])
  })

  it('is named in the asked language, else in the default one [API-19, API-20, GEN-03]', async () => {
    const nameIn = async (langId: number) => {
      const [top] = await server.read(listMenuItems, { id: WEBSITE }, { type: 'fullStructure', langId })
      const [root] = await server.read(listRootMenu, { id: WEBSITE }, { langId })
      expect(root?.name).toBe(top?.name)
      return root?.name
    }
    expect([await nameIn(6), await nameIn(3)]).toEqual(['Četvrt Riva', 'Riva quarter'])
  })

  it('has its root items apart [API-20]', async () => {
    const root = await server.read(listRootMenu, { id: WEBSITE })
    expect(ids(root)).toEqual([QUARTER])
    expect(root[0]).not.toHaveProperty('children')
  })

  it('leaves out what leads to a draft, with all below it [API-19, API-27, API-28, NAV-06]', async () => {
    await publish(false)
    const items = ids(await server.read(listMenuItems, { id: WEBSITE }))
    expect(items).toHaveLength(8)
    for (const hidden of [PARK, 203, 204, 205]) {
      expect(items).not.toContain(hidden)
      expect(await server.status(calls.getMenuItem, { id: hidden })).toBe(404)
    }
    expect(ids(await server.read(calls.listMenuItemChildren, { id: QUARTER }))).toEqual([102, 104])
    await publish(true)
  })
})

describe('an item of a menu', () => {
  it('is read by its id, in the asked language [API-27, GEN-03]', async () => {
    expect(await server.read(calls.getMenuItem, { id: QUARTER }, { langId: 6 })).toMatchObject({
      id: QUARTER,
      parentId: null,
      name: 'Četvrt Riva',
    })
  })

  it('has those directly below it [API-28]', async () => {
    expect(ids(await server.read(calls.listMenuItemChildren, { id: QUARTER }))).toEqual([102, 103, 104])
    expect(await server.read(calls.listMenuItemChildren, { id: 203 })).toEqual([])
  })

  it('leads to a point of interest, or to none [API-29]', async () => {
    expect((await server.read(calls.getMenuItemPoi, { id: PARK })).id).toBe(103)
    await server.owner.updateTable('menu_items').set({ poi_id: null }).where('id', '=', 208).execute()
    expect(await server.status(calls.getMenuItemPoi, { id: 208 })).toBe(404)
    expect((await server.read(calls.getMenuItem, { id: 208 })).poiId).toBeNull()
  })

  it('has texts of its own, in the asked language [API-30, GEN-03]', async () => {
    const [title] = await server.read(calls.listMenuItemMedia, { id: QUARTER }, { langId: 6 })
    expect(title).toMatchObject({
      mediaTypeId: MEDIA_TYPES.menu_item_title,
      textualContent: 'Snađite se na Rivi',
      media: null,
    })
  })

  it('has pictures whose address answers as long as the item is public [API-30, NAV-06]', async () => {
    const { file_key, mime } = await server.owner
      .selectFrom('media')
      .where('id', '=', 5)
      .select(['file_key', 'mime'])
      .executeTakeFirstOrThrow()
    const { id: mediaId } = await server.owner
      .insertInto('media')
      .values({
        project_id: RIVA,
        media_context_id: MEDIA_CONTEXTS.menu_item,
        menu_item_id: PARK,
        media_type_id: MEDIA_TYPES.image,
        name: 'park',
        file_key,
        mime,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const [picture] = await server.read(calls.listMenuItemMedia, { id: PARK })
    expect(picture?.media).toContain(`/projects/${RIVA}/media-content/${mediaId}/file`)
    expect(await server.status(getProjectMediaFile, { id: RIVA, mediaId })).toBe(200)
    await publish(false)
    expect(await server.status(getProjectMediaFile, { id: RIVA, mediaId })).toBe(404)
    await publish(true)
  })
})
