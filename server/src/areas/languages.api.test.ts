import { getApartment } from '@belvedere/contract/calls/apartments'
import { getBuilding, listApartmentTypes } from '@belvedere/contract/calls/buildings'
import { getMasterplan } from '@belvedere/contract/calls/masterplans'
import { getPoi } from '@belvedere/contract/calls/pois'
import { getProject, listProjectMedia } from '@belvedere/contract/calls/projects'
import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const { english, german, serbian_latin } = LANGUAGE_IDS

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterEach(() => setDefault(english))
afterAll(() => server.close())

const setDefault = (langId: number) =>
  server.owner.updateTable('projects').set({ default_lang_id: langId }).where('id', '=', 1).execute()

/** One text of each kind of content: names, texts of media, names of types, a plan with words on it. */
async function texts(langId?: number) {
  const query = langId === undefined ? {} : { langId }
  const project = await server.read(getProject, { id: 1 }, query)
  const apartment = await server.read(getApartment, { id: 1001 }, query)
  return {
    city: project.city,
    masterplan: (await server.read(getMasterplan, { id: 1 }, query)).name,
    view: (await server.read(getPoi, { id: 1 }, query)).title,
    type: (await server.read(listApartmentTypes, { id: 1 }, query))[0]?.name,
    plan: apartment.media?.match(/media-content\/(\d+)/)?.[1],
  }
}

const IN_ENGLISH = {
  city: 'Belgrade',
  masterplan: 'Riva quarter',
  view: 'From the river',
  type: 'One bedroom',
  plan: '10011',
}
const IN_SERBIAN = {
  city: 'Beograd',
  masterplan: 'Četvrt Riva',
  view: 'Pogled sa reke',
  type: 'Jedna spavaća soba',
  plan: '10016',
}

it('serves content in the asked langId [GEN-03]', async () => {
  expect(await texts(english)).toEqual(IN_ENGLISH)
  expect(await texts(serbian_latin)).toEqual(IN_SERBIAN)
})

it("serves the project's default language when none is asked for [GEN-03]", async () => {
  expect(await texts()).toEqual(IN_ENGLISH)
  await setDefault(serbian_latin)
  expect(await texts()).toEqual(IN_SERBIAN)
})

it("falls back to the project's default language where a translation is missing [GEN-03]", async () => {
  await setDefault(serbian_latin)
  expect(await texts(german)).toEqual(IN_SERBIAN)
})

it('falls back to English where the default language has none either [GEN-03]', async () => {
  await setDefault(german)
  expect(await texts(LANGUAGE_IDS.french)).toEqual(IN_ENGLISH)
})

it('takes a translation left empty for a missing one [GEN-03]', async () => {
  const name = { 1: 'Riva One', 6: '' }
  await server.owner.updateTable('buildings').set({ name }).where('id', '=', 1).execute()
  expect((await server.read(getBuilding, { id: 1 }, { langId: serbian_latin })).name).toBe('Riva One')
})

it('shows a picture of no language where the other pictures are in foreign ones [GEN-03]', async () => {
  const picture = { project_id: 1, media_context_id: 1, media_type_id: MEDIA_TYPES.media_gallery }
  await server.owner
    .insertInto('media')
    .values([
      { ...picture, name: 'plain', lang_id: null },
      { ...picture, name: 'deutsch', lang_id: german },
    ])
    .execute()
  const gallery = async (langId: number) =>
    (await server.read(listProjectMedia, { id: 1 }, { langId }))
      .filter(({ mediaTypeId }) => mediaTypeId === MEDIA_TYPES.media_gallery)
      .map(({ name }) => name)
      // The demo's own pictures have no language either.
      .filter((name) => name !== 'gallery')
  expect(await gallery(german)).toEqual(['deutsch'])
  expect(await gallery(serbian_latin)).toEqual(['plain'])
})
