import { MEDIA_CONTEXTS } from '@belvedere/domain/content/media-contexts'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { RIVA } from './identities.ts'
import type { Facts } from './sample-facts.ts'
import type { TestApp } from './test-app.ts'

type Owner = Pick<TestApp, 'owner'>

const QUARTER = 1
const APARTMENT = 1001
const TITLE_IMAGE = 5
const SLOGAN = 3

export async function makeMedia({ owner }: Owner, children: number[] = []): Promise<number> {
  const { id } = await owner
    .insertInto('media')
    .values({
      project_id: RIVA,
      media_context_id: MEDIA_CONTEXTS.project,
      media_type_id: MEDIA_TYPES.media_gallery,
      name: 'gallery',
      children,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function makeMasterplan({ owner }: Owner): Promise<number> {
  const { id } = await owner
    .insertInto('masterplans')
    .values({ project_id: RIVA, parent_id: QUARTER, name: { 1: 'New ground' } })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function makeProject({ owner }: Owner): Promise<number> {
  const { id } = await owner
    .insertInto('projects')
    .values({ name: { 1: 'New project' }, latitude: 0, longitude: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function removeOne({ owner }: Owner): Promise<number> {
  const id = await makeProject({ owner })
  await owner.deleteFrom('projects').where('id', '=', id).execute()
  return id
}

async function makePackage({ owner }: Owner): Promise<number> {
  const { id } = await owner
    .insertInto('packages')
    .values({ project_id: RIVA, name: { 1: 'Draft' } })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Free again, whatever was done to it before; nobody reserves it in between. */
export async function freeApartment({ owner }: Owner, id = APARTMENT): Promise<void> {
  await owner.transaction().execute((db) => freeIn(db, id))
}

/** The same, as a part of something. */
export async function freeIn(db: Owner['owner'], id: number): Promise<void> {
  await db.updateTable('apartments').set({ status: 'available' }).where('id', '=', id).execute()
  await db.deleteFrom('claims').where('apartment_id', '=', id).execute()
  await db.deleteFrom('waiting_list').where('apartment_id', '=', id).execute()
}

const NAMELESS = [
  { name: 'Riva' },
  { name: { 6: 'Riva' } },
  { name: { 1: '' } },
  { name: { 1: 'Riva', 9: 'Riva' } },
  { name: { 1: 'a\u0000b' } },
  { name: { 1: '\ud800' } },
]

const riva = { params: { id: RIVA } }

/** The calls of those who work on a project, and what is new beside them in the public view. */
export const STAFF_SAMPLES: Record<string, Facts> = {
  listProjectApartments: riva,
  listProjectFeatures: {},
  listUsersOnProject: { ...riva, as: 'user on the project' },
  listClientApps: {},
  listMenuItems: { params: { id: 1 } },
  listRootMenu: { params: { id: 1 } },
  getMenuItem: { params: { id: 102 } },
  listMenuItemChildren: { params: { id: 101 } },
  getMenuItemPoi: { params: { id: 101 } },
  listMenuItemMedia: { params: { id: 101 } },
  getMedia: { params: { id: TITLE_IMAGE } },
  listParentGalleries: {
    params: { id: TITLE_IMAGE },
    before: async (server) => {
      await makeMedia(server, [TITLE_IMAGE])
      return {}
    },
  },
  listGalleryContent: {
    params: { id: 0 },
    before: async (server) => ({ params: { id: await makeMedia(server, [TITLE_IMAGE]) } }),
  },
  listMediaTypes: {},
  getStaffPoi: { params: { id: 1 } },
  listStaffPoiMedia: { params: { id: 1 } },
  listAllPoiTypes: {},
  getStaffPoiParent: { params: { id: 1 } },
  listStaffProjects: {},
  getStaffProject: riva,
  changeProject: {
    thing: 'projects',
    ...riva,
    body: { website: 'https://riva.example' },
    badBodies: [
      ...NAMELESS,
      { website: 'javascript:alert(1)' },
      { website: 'riva' },
      { website: 'https://riva.example/\u0000' },
      { website: 'https://riva.example/\ud800' },
      { logoMediaId: 14 },
      { logoMediaId: SLOGAN },
      { logoMediaId: 2_000_000_000 },
      { settings: { defaultLangId: 9 } },
      { settings: { selectedFilters: [8] } },
      { settings: { selectedFilters: [1, 1] } },
      { settings: { selectedRoles: [1] } },
      { settings: { prices: 'friends' } },
      { users: [] },
      { users: [{ id: 2_000_000_000, roleId: 2 }] },
      { stylesheet: '@import "https://evil.example/a.css";' },
      { stylesheet: ':root { --ink: url(https://evil.example/a) }' },
      { stylesheet: 'body { display: none }' },
      { stylesheet: '/* \u0000 */' },
    ],
  },
  listStaffProjectMasterplans: riva,
  listStaffPackages: riva,
  listStaffProjectBuildings: riva,
  listStaffProjectApartments: riva,
  getProjectStructure: riva,
  listReservations: {
    ...riva,
    before: async (server) => {
      await freeApartment(server, 1016)
      const values = { project_id: RIVA, apartment_id: 1016, buyer: 'Mila Perić' }
      const reserved = server.owner.insertInto('claims').values(values)
      await reserved.onConflict((other) => other.doNothing()).execute()
      return {}
    },
  },
  addProject: {
    body: {
      name: { 1: 'New project' },
      latitude: 44.8,
      longitude: 20.4,
      city: { 1: 'Belgrade' },
      country: { 1: 'Serbia' },
    },
    badBodies: [
      {},
      { name: { 1: 'New project' } },
      { name: { 1: 'New' }, latitude: 91, longitude: 0, city: { 1: 'B' }, country: { 1: 'S' } },
    ],
  },
  removeProject: {
    thing: 'projects',
    params: { id: 0 },
    before: async (server) => ({ params: { id: await makeProject(server) }, query: { confirm: 0 } }),
  },
  listRemovedProjects: {
    before: async (server) => {
      await removeOne(server)
      return {}
    },
  },
  bringBackProject: {
    params: { id: 0 },
    before: async (server) => ({ params: { id: await removeOne(server) } }),
  },
  setProjectHosts: {
    ...riva,
    thing: 'projects',
    body: { hosts: ['localhost', '127.0.0.1', 'riva.example'] },
    badBodies: [{}, { hosts: ['riva.example:80'] }, { hosts: ['a', 'a'] }, { hosts: ['a b'] }],
  },
  getStaffProjectSettings: riva,
  listStaffProjectMedia: riva,
  addProjectMedia: {
    ...riva,
    body: { mediaTypeId: MEDIA_TYPES.description, name: 'news', texts: { 1: 'The park is open.' } },
    badBodies: [
      { mediaTypeId: MEDIA_TYPES.description },
      { mediaTypeId: 9, name: 'news' },
      { mediaTypeId: MEDIA_TYPES.image, name: 'news', mediaId: SLOGAN },
      { mediaTypeId: MEDIA_TYPES.image, name: 'news', mediaId: 2_000_000_000 },
      { mediaTypeId: MEDIA_TYPES.media_gallery, name: 'news', children: [2_000_000_000] },
      { mediaTypeId: MEDIA_TYPES.description, name: 'news', texts: { 1: 'a\u0000b' } },
      { mediaTypeId: MEDIA_TYPES.description, name: 'news', texts: { 8: 'x' } },
    ],
  },
  changeProjectMedia: {
    thing: 'media',
    ...riva,
    before: async (server) => ({ body: { mediaId: await makeMedia(server), texts: { 1: 'New' } } }),
    badBodies: [{}, { mediaId: SLOGAN, name: '' }, { mediaId: SLOGAN, children: [2_000_000_000] }],
  },
  removeProjectMedia: {
    thing: 'media',
    ...riva,
    before: async (server) => ({ body: { mediaId: await makeMedia(server) } }),
    badBodies: [{}, { mediaId: '3' }],
  },
  getStaffMasterplan: { params: { id: QUARTER } },
  changeMasterplan: {
    thing: 'masterplans',
    params: { id: 4 },
    before: async ({ owner }) => {
      await owner.updateTable('masterplans').set({ sort_order: 4 }).where('id', '=', 4).execute()
      return {}
    },
    body: { order: 3 },
    badBodies: [...NAMELESS, { projectId: 101 }, { order: -1 }, { publish: 'yes' }],
  },
  removeMasterplan: {
    thing: 'masterplans',
    params: { id: 0 },
    before: async (server) => ({ params: { id: await makeMasterplan(server) }, query: { confirm: 1 } }),
  },
  addMasterplan: {
    body: { projectId: RIVA, name: { 1: 'New ground', 6: 'Novo tlo' } },
    badBodies: [{ projectId: RIVA }, ...NAMELESS.map((name) => ({ projectId: RIVA, ...name }))],
  },
  listStaffMasterplanPois: { params: { id: QUARTER } },
  listStaffMasterplanBuildings: { params: { id: 2 } },
  listStaffNestedMasterplans: { params: { id: QUARTER } },
  listPackages: riva,
  addPackage: {
    ...riva,
    body: { name: { 1: 'Pair' }, items: [{ apartmentId: APARTMENT }, { name: { 1: 'Parking' } }] },
    badBodies: [
      {},
      ...NAMELESS,
      { name: { 1: 'Pair' }, items: [{ apartmentId: 2_000_000_000 }] },
      { name: { 1: 'Pair' }, items: [{}] },
    ],
  },
  changePackage: {
    thing: 'packages',
    params: { id: RIVA, packageId: 0 },
    body: { publish: true },
    before: async (server) => ({ params: { packageId: await makePackage(server) } }),
    badBodies: [...NAMELESS, { items: [{ apartmentId: 2_000_000_000 }] }],
  },
  removePackage: {
    thing: 'packages',
    params: { id: RIVA, packageId: 0 },
    before: async (server) => ({ params: { packageId: await makePackage(server) } }),
  },
  listPackageItems: { params: { id: 1 } },
  changeApartment: {
    thing: 'apartments',
    params: { id: APARTMENT },
    body: { status: 'unavailable' },
    before: async (server) => {
      await freeApartment(server)
      return {}
    },
    badBodies: [
      {},
      { status: 'free' },
      { status: 1 },
      { status: 'pending-reservation' },
      { status: 'pending-reservation', heldBy: '' },
      { status: 'unavailable', heldBy: 'Mila Perić' },
      { status: 'unavailable', price: '1' },
    ],
  },
}
