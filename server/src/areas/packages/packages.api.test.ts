import * as calls from '@belvedere/contract/calls/packages'
import { getProject } from '@belvedere/contract/calls/projects'
import { listStaffPackages } from '@belvedere/contract/calls/staff-projects'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Identities, makeIdentities, RIVA, SAVSKI_VIDIK } from '../../testing/identities.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
let people: Identities
beforeAll(async () => {
  server = await createTestApp()
  people = await makeIdentities(server)
})
afterAll(() => server.close())

const asEditor = () => people.project_editor.headers
const add = (body: object) => server.read(calls.addPackage, { id: RIVA }, {}, asEditor(), body)
const asReader = (packageId: number, headers = asEditor()) => server.knowing('packages', packageId, headers)
const change = async (packageId: number, body: object) =>
  server.read(calls.changePackage, { id: RIVA, packageId }, {}, await asReader(packageId), body)

describe('the public', () => {
  it('is shown the published packages, in the asked language [API-54, GEN-03]', async () => {
    const inSerbian = await server.read(calls.listPackages, { id: RIVA }, { langId: 6 })
    expect(inSerbian).toEqual([
      { id: 1, projectId: RIVA, name: 'Stan sa garažom', publish: true },
      { id: 2, projectId: RIVA, name: 'Dva na istom spratu', publish: true },
    ])
    const [first] = await server.read(calls.listPackages, { id: RIVA }, { langId: 3 })
    expect(first?.name).toBe('Home with a garage')
  })

  it('is shown those of them that an apartment is in [API-54]', async () => {
    const withApartment = async (apartmentId: number) =>
      (await server.read(calls.listPackages, { id: RIVA }, { apartmentId })).map(({ id }) => id)
    expect(await withApartment(1001)).toEqual([1])
    expect(await withApartment(1002)).toEqual([])
  })

  it('is shown what is in them [API-80, GEN-03]', async () => {
    const items = await server.read(calls.listPackageItems, { id: 1 }, { langId: 6 })
    expect(items.map(({ apartmentId, name }) => [apartmentId, name])).toEqual([
      [1001, 'R1-101'],
      [null, 'Parking mesto u garaži'],
      [null, 'Ostava'],
    ])
  })

  it('is shown nothing of a draft, and no apartment of an unpublished building [API-80, NAV-06]', async () => {
    expect(await server.status(calls.listPackageItems, { id: 3 })).toBe(404)
    const publish = (shown: boolean) =>
      server.owner.updateTable('buildings').set({ publish: shown }).where('id', '=', 1).execute()
    await publish(false)
    const items = await server.read(calls.listPackageItems, { id: 2 })
    await publish(true)
    expect(items.map(({ apartmentId }) => apartmentId)).toEqual([null, null])
  })
})

it('shows staff drafts as well, with what is in them in all languages [API-38]', async () => {
  const packages = await server.read(listStaffPackages, { id: RIVA }, {}, people.sales_agent.headers)
  expect(packages.map(({ id, publish }) => [id, publish])).toEqual([
    [1, true],
    [2, true],
    [3, false],
  ])
  expect(packages[0]).toMatchObject({
    nameTranslations: { 1: 'Home with a garage', 6: 'Stan sa garažom' },
    items: [
      { apartmentId: 1001, name: 'R1-101' },
      { name: 'Parking place in the garage', nameTranslations: { 6: 'Parking mesto u garaži' } },
      { name: 'Storage room' },
    ],
  })
})

describe('an editor', () => {
  it('adds a package as a draft [API-79]', async () => {
    const added = await add({
      name: { 1: 'Pair', 6: 'Par' },
      items: [{ apartmentId: 1024 }, { name: { 1: 'Cellar' } }],
    })
    expect(added).toMatchObject({ name: 'Pair', publish: false, projectId: RIVA })
    expect(added.items.map(({ apartmentId, name }) => [apartmentId, name])).toEqual([
      [1024, 'R1-209'],
      [null, 'Cellar'],
    ])
    expect(await server.status(calls.listPackageItems, { id: added.id })).toBe(404)
  })

  it('changes what is named, and the public sees it at once [API-79]', async () => {
    const { id } = await add({ name: { 1: 'Three' }, items: [{ apartmentId: 1024 }] })
    const before = await server.ask(getProject, { id: RIVA })
    const published = await change(id, { publish: true })
    expect(published.items).toHaveLength(1)
    expect((await server.ask(getProject, { id: RIVA })).headers.etag).not.toBe(before.headers.etag)
    const emptied = await change(id, { name: { 1: 'Empty', 6: 'Prazno' }, items: [] })
    expect(emptied).toMatchObject({ name: 'Empty', publish: true, items: [] })
    expect(await server.read(calls.listPackageItems, { id })).toEqual([])
  })

  it('removes a package [API-79]', async () => {
    const { id: packageId } = await add({ name: { 1: 'Gone' }, publish: true })
    const remove = async () =>
      server.ask(calls.removePackage, { id: RIVA, packageId }, {}, await asReader(packageId))
    expect((await remove()).json().data).toMatchObject({ type: 'package', id: String(packageId) })
    expect((await remove()).statusCode).toBe(404)
    expect(await server.status(calls.listPackageItems, { id: packageId })).toBe(404)
  })

  it('reaches no package through another project [API-79, GEN-17]', async () => {
    const params = { id: SAVSKI_VIDIK, packageId: 1 }
    for (const asker of [asEditor(), people.super_admin.headers]) {
      const headers = await asReader(1, asker)
      expect(await server.status(calls.changePackage, params, {}, headers, { publish: false })).toBe(404)
      expect(await server.status(calls.removePackage, params, {}, headers)).toBe(404)
    }
  })

  it('puts no apartment of another project into one [API-79]', async () => {
    const reply = await server.ask(calls.addPackage, { id: SAVSKI_VIDIK }, {}, people.super_admin.headers, {
      name: { 1: 'Astray' },
      items: [{ apartmentId: 1001 }],
    })
    expect([reply.statusCode, reply.json().errors[0].detail]).toEqual([
      400,
      'items: no such apartment of this project',
    ])
    const kept = await server.owner
      .selectFrom('packages')
      .where('project_id', '=', SAVSKI_VIDIK)
      .select('id')
      .execute()
    expect(kept).toEqual([])
  })
})

it('answers well when a package is removed while others change it [API-79]', async () => {
  const { id: packageId } = await add({ name: { 1: 'Contested' } })
  const body = { items: [{ apartmentId: 1024 }, { name: { 1: 'Parking' } }] }
  const params = { id: RIVA, packageId }
  const change = async () => server.status(calls.changePackage, params, {}, await asReader(packageId), body)
  const statuses = await Promise.all([
    ...Array.from({ length: 5 }, change),
    asReader(packageId).then((headers) => server.status(calls.removePackage, params, {}, headers)),
    ...Array.from({ length: 5 }, change),
  ])
  expect(statuses.filter((status) => ![200, 404, 412].includes(status))).toEqual([])
})
