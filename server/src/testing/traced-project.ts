import type { Call } from '@belvedere/contract/call'
import { calls } from '@belvedere/contract/calls'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../platform/database/json-columns.ts'
import type { FileStore } from '../platform/files/files.ts'
import { addressOf } from './address-of.ts'

/**
 * A small project with one of everything. Every id is a number that stands nowhere else, and is in the name of its thing,
 * in its file's key and in its file's bytes: whatever is told of a thing has that number in it.
 */
export const IDS = {
  project: 910000001,
  masterplan: 911000001,
  nested: 911000002,
  building: 912000001,
  apartment: 913000001,
  neighbour: 913000002,
  type: 918000001,
  commonType: 918000002,
  poiOfMasterplan: 914000001,
  poiOfNested: 914000002,
  poiOfBuilding: 914000003,
  poiOfApartment: 914000004,
  poiOfNeighbour: 914000005,
  masterplanView: 914000006,
  buildingView: 914000007,
  infoPoint: 914000008,
  apartmentInfo: 914000009,
  masterplanPicture: 915000006,
  nestedPicture: 915000002,
  buildingPicture: 915000003,
  viewPicture: 915000007,
  plan: 915000004,
  neighbourPlan: 915000005,
  infoText: 915000008,
  apartmentInfoText: 915000009,
  gallery: 915000010,
  galleryPicture: 915000011,
  logo: 915000012,
  pageText: 915000013,
  clientApp: 916000001,
  item: 917000001,
  textPage: 917000002,
  below: 917000003,
  itemOfApartment: 917000004,
  itemOfNested: 917000005,
  package: 919000001,
} as const

const I = IDS
const named = (id: number) => ({ 1: `name ${id}`, 2: `ime ${id}` })
const project_id = I.project

const POIS = [
  [I.poiOfMasterplan, POI_TYPES.masterplan, null, { masterplan_id: I.masterplan }],
  [I.poiOfNested, POI_TYPES.masterplan, I.poiOfMasterplan, { masterplan_id: I.nested }],
  [I.poiOfBuilding, POI_TYPES.building, I.poiOfMasterplan, { building_id: I.building }],
  [I.poiOfApartment, POI_TYPES.apartment, I.poiOfBuilding, { apartment_id: I.apartment }],
  [I.poiOfNeighbour, POI_TYPES.apartment, I.poiOfBuilding, { apartment_id: I.neighbour }],
  [I.masterplanView, POI_TYPES.masterplan_camera_view, I.poiOfMasterplan, { masterplan_id: I.masterplan }],
  [I.buildingView, POI_TYPES.building_apartment_view, I.poiOfBuilding, { building_id: I.building }],
  [I.infoPoint, POI_TYPES.building_info, I.poiOfBuilding, { building_id: I.building }],
  [I.apartmentInfo, POI_TYPES.apartment_info, I.poiOfApartment, { apartment_id: I.apartment }],
] as const

const MEDIA = [
  [I.masterplanPicture, MEDIA_TYPES.poi_image_dzi, { poi_id: I.masterplanView }],
  [I.nestedPicture, MEDIA_TYPES.poi_image, { poi_id: I.poiOfNested }],
  [I.buildingPicture, MEDIA_TYPES.poi_image, { poi_id: I.poiOfBuilding }],
  [I.viewPicture, MEDIA_TYPES.poi_image_dzi, { poi_id: I.buildingView }],
  [I.plan, MEDIA_TYPES.poi_image, { poi_id: I.poiOfApartment }],
  [I.neighbourPlan, MEDIA_TYPES.poi_image, { poi_id: I.poiOfNeighbour }],
  [I.infoText, MEDIA_TYPES.poi_title, { poi_id: I.infoPoint }],
  [I.apartmentInfoText, MEDIA_TYPES.poi_title, { poi_id: I.apartmentInfo }],
  [I.gallery, MEDIA_TYPES.media_gallery, { menu_item_id: I.item }],
  [I.galleryPicture, MEDIA_TYPES.image, {}],
  [I.logo, MEDIA_TYPES.image, {}],
  [I.pageText, MEDIA_TYPES.description, { menu_item_id: I.textPage }],
] as const

const TEXTS: readonly number[] = [I.infoText, I.apartmentInfoText, I.pageText]
const TILED: readonly number[] = [I.masterplanPicture, I.viewPicture]

const keyOf = (id: number) => `${String(id).padEnd(32, '0')}.png`

const OUTLINES = [
  [I.masterplanPicture, I.poiOfBuilding],
  [I.masterplanPicture, I.poiOfNested],
  [I.viewPicture, I.poiOfApartment],
  [I.viewPicture, I.poiOfNeighbour],
  [I.viewPicture, I.infoPoint],
] as const

/** Anew, published, with its files. */
export async function makeTracedProject(owner: Kysely<Database>, files: FileStore): Promise<void> {
  await owner.transaction().execute(async (db) => {
    await db.deleteFrom('drafts').where('project_id', '=', project_id).execute()
    await db.deleteFrom('projects').where('id', '=', project_id).execute()
    await db
      .insertInto('projects')
      .values({ id: project_id, name: named(project_id), publish: true, latitude: 0, longitude: 0 })
      .execute()
    await db.insertInto('hosts').values({ name: 'localhost', project_id }).execute()
    const plans = [I.masterplan, I.nested].map((id) => ({
      id,
      project_id,
      name: named(id),
      publish: true,
      parent_id: id === I.nested ? I.masterplan : null,
    }))
    await db.insertInto('masterplans').values(plans).execute()
    await db
      .insertInto('buildings')
      .values({
        id: I.building,
        project_id,
        masterplan_id: I.masterplan,
        name: named(I.building),
        publish: true,
      })
      .execute()
    const types = [I.type, I.commonType].map((id) => ({
      id,
      project_id,
      name: named(id),
      type_key: 'studio',
    }))
    await db.insertInto('apartment_types').values(types).execute()
    const apartment = {
      project_id,
      building_id: I.building,
      floor: 1,
      rooms: 2,
      area: 40,
      status: 'available',
    }
    await db
      .insertInto('apartments')
      .values([
        { ...apartment, id: I.apartment, apartment_type_id: I.type, name: `name ${I.apartment}` },
        { ...apartment, id: I.neighbour, apartment_type_id: I.commonType, name: `name ${I.neighbour}` },
      ])
      .execute()
    for (const [id, poi_type_id, parent_id, target] of POIS)
      await db
        .insertInto('pois')
        .values({ id, project_id, poi_type_id, parent_id, ...target })
        .execute()
    await db
      .insertInto('client_apps')
      .values({ id: I.clientApp, project_id, name: `name ${I.clientApp}` })
      .execute()
    const item = { project_id, client_app_id: I.clientApp }
    for (const [id, led] of [
      [I.item, { poi_id: I.poiOfBuilding }],
      [I.textPage, {}],
      [I.below, { parent_id: I.textPage }],
      [I.itemOfApartment, { poi_id: I.poiOfApartment }],
      [I.itemOfNested, { poi_id: I.poiOfNested }],
    ] as const)
      await db
        .insertInto('menu_items')
        .values({ ...item, id, name: named(id), ...led })
        .execute()
    for (const [id, media_type_id, place] of MEDIA) {
      const file = { file_key: keyOf(id), mime: 'image/png', width: 10, height: 10, bytes: '9' }
      const tiles = { tile_format: 'webp', tile_size: 510, tile_overlap: 1 }
      await db
        .insertInto('media')
        .values({
          id,
          project_id,
          media_type_id,
          media_context_id: 'poi_id' in place ? 2 : 'menu_item_id' in place ? 3 : 1,
          name: `name ${id}`,
          ...place,
          ...(TEXTS.includes(id) || id === I.gallery ? {} : file),
          ...(TILED.includes(id) ? tiles : {}),
          ...(id === I.gallery ? { children: [I.galleryPicture] } : {}),
        })
        .execute()
      if (TEXTS.includes(id))
        await db
          .insertInto('media_texts')
          .values({ media_id: id, project_id, lang_id: 1, content: `text ${id}` })
          .execute()
    }
    for (const [media_id, poi_id] of OUTLINES)
      await db
        .insertInto('outlines')
        .values({
          project_id,
          media_id,
          poi_id,
          parts: JSON.stringify([
            [
              [0, 0],
              [9, 0],
              [9, 9],
            ],
          ]) as never,
        })
        .execute()
    await db
      .insertInto('packages')
      .values({ id: I.package, project_id, name: named(I.package), publish: true })
      .execute()
    await db
      .insertInto('package_items')
      .values(
        [I.apartment, I.neighbour].map((apartment_id) => ({
          package_id: I.package,
          project_id,
          apartment_id,
        })),
      )
      .execute()
    await sql`set constraints all immediate`.execute(db)
    await db.updateTable('looks').set({ logo_media_id: I.logo }).where('id', '=', project_id).execute()
  })
  for (const [id] of MEDIA) {
    await files.put(keyOf(id), Buffer.from(`file of ${id}`))
    if (TILED.includes(id)) await files.put(`${keyOf(id)}.tiles/0/0_0.webp`, Buffer.from(`tile of ${id}`))
  }
}

const valuesOf = (pattern: RegExp) =>
  Object.entries(IDS).flatMap(([name, id]) => (pattern.test(name) ? [id] : []))

/** What may stand for an id in the path of a public call, by the word before it. */
const IN_PATHS: Record<string, readonly number[]> = {
  projects: [I.project],
  masterplans: [I.masterplan, I.nested],
  buildings: [I.building],
  apartments: [I.apartment, I.neighbour],
  pois: POIS.map(([id]) => id),
  'media-content': MEDIA.map(([id]) => id),
  'client-apps': [I.clientApp],
  'menu-items': valuesOf(/^(item|textPage|below)/),
  packages: [I.package],
}

/** Every public question of the contract about this project: each call at each id that it might be asked about. */
export function publicAddresses(): { call: Call; url: string }[] {
  const asked = calls.filter(({ access, method }) => access === 'anyone' && method === 'GET')
  return asked.flatMap((call) => {
    const names = [...call.path.matchAll(/([\w-]+)\/\{(\w+)\}/g)].map(([, word = '', name = '']) => {
      const ids = IN_PATHS[word]
      if (!ids) throw new Error(`What stands for {${name}} in ${call.path}?`)
      return { name, ids }
    })
    const all = names.reduce<Record<string, number>[]>(
      (made, { name, ids }) => made.flatMap((params) => ids.map((id) => ({ ...params, [name]: id }))),
      [{}],
    )
    return all.map((params) => ({ call, url: addressOf(call, params) }))
  })
}

export const tileAddresses = () => TILED.map((id) => `/files/${keyOf(id)}.tiles/0/0_0.webp`)
