import { getProject, getStylesheet } from '@belvedere/contract/calls/projects'
import * as calls from '@belvedere/contract/calls/staff-projects'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../../testing/accounts.ts'
import { type Identities, makeIdentities, RIVA, SAVSKI_VIDIK } from '../../testing/identities.ts'
import { makeMedia } from '../../testing/staff-samples.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
let insiders: Identities
let outsiders: Identities
beforeAll(async () => {
  server = await createTestApp()
  insiders = await makeIdentities(server)
  outsiders = await makeIdentities(server, SAVSKI_VIDIK)
})
afterAll(() => server.close())

const asAgent = () => insiders.sales_agent.headers
const asAdmin = () => insiders.project_admin.headers
const asReader = (headers = asAdmin()) => server.knowing('projects', RIVA, headers)
const change = async (body: object, headers = asAdmin()) =>
  server.read(calls.changeProject, { id: RIVA }, {}, await asReader(headers), body)
const refusal = async (body: object, headers = asAdmin()) => {
  const reply = await server.ask(calls.changeProject, { id: RIVA }, {}, await asReader(headers), body)
  return [reply.statusCode, reply.json().errors[0].detail]
}
const publish = (table: 'projects' | 'masterplans' | 'buildings', id: number, shown: boolean) =>
  server.owner.updateTable(table).set({ publish: shown }).where('id', '=', id).execute()

describe('the list of projects', () => {
  const idsFor = async (headers: Record<string, string>) =>
    (await server.read(calls.listStaffProjects, {}, {}, headers)).map(({ id }) => id)

  it('holds only those one works on, drafts included [API-35]', async () => {
    await publish('projects', RIVA, false)
    expect(await idsFor(asAgent())).toEqual([RIVA])
    expect(await idsFor(outsiders.project_editor.headers)).toEqual([SAVSKI_VIDIK])
    expect(await idsFor(insiders.super_admin.headers)).toHaveLength(13)
    await publish('projects', RIVA, true)
  })

  it('holds none for those who are on a project without working on it [API-35]', async () => {
    for (const identity of ['user', 'user on the project'] as const)
      expect(await server.status(calls.listStaffProjects, {}, {}, insiders[identity].headers)).toBe(403)
  })

  it('brings their texts and pictures with include=Media, in the asked language [API-35, GEN-03]', async () => {
    const [bare] = await server.read(calls.listStaffProjects, {}, {}, asAgent())
    expect(bare).not.toHaveProperty('media')
    const [full] = await server.read(calls.listStaffProjects, {}, { include: 'Media', langId: 6 }, asAgent())
    expect(full?.media?.map(({ mediaTypeId }) => mediaTypeId)).toEqual([22, 4, 11, 3, 11, 3, 4, 4, 4])
    expect([full?.city, full?.media?.[2]?.textualContent]).toEqual(['Beograd', 'Kvart okrenut reci'])
  })
})

it('shows staff a project with who is on it, its drafts counted [API-36]', async () => {
  await publish('buildings', 1, false)
  const project = await server.read(calls.getStaffProject, { id: RIVA }, {}, asAgent())
  const shown = await server.read(getProject, { id: RIVA })
  await publish('buildings', 1, true)
  expect([project.counts.buildings, shown.counts.buildings]).toEqual([8, 7])
  expect(project).toMatchObject({
    publish: true,
    nameTranslations: { 1: 'Riva', 6: 'Riva' },
    logoMediaId: 6,
    stylesheet: expect.stringContaining('--accent-light'),
  })
  const { userId } = insiders.project_editor
  expect(project.users).toContainEqual({ id: userId, roleId: ROLES.project_editor, mediaId: null })
  expect(Object.keys(project.users[0] ?? {})).toEqual(['id', 'roleId', 'mediaId'])
})

describe('a change of a project', () => {
  it('sets its name, website, logo and settings, shows at once and keeps the rest [API-36, GEN-03]', async () => {
    const before = await server.ask(getProject, { id: RIVA })
    const changed = await change({
      name: { 1: 'Riva East', 6: 'Riva istok' },
      website: null,
      logoMediaId: 7,
      settings: { selectedFilters: [1, 4, 6] },
    })
    expect(changed).toMatchObject({ name: 'Riva East', website: null, logoMediaId: 7 })
    expect(changed.settings).toMatchObject({ defaultLangId: 1, selectedFilters: [1, 4, 6] })
    expect(changed.settings.selectedRoles).toEqual([2, 3, 4, 5])
    const after = await server.ask(getProject, { id: RIVA }, { langId: 6 })
    expect(after.json().data.attributes).toMatchObject({ name: 'Riva istok', website: null })
    expect(after.headers.etag).not.toBe(before.headers.etag)
    expect((await server.read(getProject, { id: RIVA }, { langId: 3 })).name).toBe('Riva East')
  })

  it('changes nothing when it names nothing [API-36]', async () => {
    const before = await server.ask(getProject, { id: RIVA })
    await change({})
    expect((await server.ask(getProject, { id: RIVA })).headers.etag).toBe(before.headers.etag)
  })

  it('restyles the running product: a new version of the stylesheet [API-36, GEN-04]', async () => {
    const { settings } = await server.read(getProject, { id: RIVA })
    const stylesheet = ':root { --accent-light: #702050; }'
    const changed = await change({ stylesheet })
    expect(changed.settings.stylesheetVersion).toBe(settings.stylesheetVersion + 1)
    const version = changed.settings.stylesheetVersion
    const reply = await server.ask(getStylesheet, { projectId: RIVA }, { version })
    expect([reply.payload, reply.headers['cache-control']]).toEqual([
      stylesheet,
      expect.stringContaining('immutable'),
    ])
  })

  it('refuses a stylesheet that imports or calls out, and keeps the old one [API-36, GEN-04]', async () => {
    const { stylesheet } = await server.read(calls.getStaffProject, { id: RIVA }, {}, asAdmin())
    expect(await refusal({ stylesheet: '@import url(//evil.example/a.css);' })).toEqual([
      400,
      'stylesheet: line 1: ":root" expected',
    ])
    expect(await refusal({ stylesheet: ':root {\n--scrim-top: url(//evil.example/a) }' })).toEqual([
      400,
      'stylesheet: line 2: url() may not be used',
    ])
    const kept = await server.read(calls.getStaffProject, { id: RIVA }, {}, asAdmin())
    expect(kept.stylesheet).toBe(stylesheet)
  })

  it('gives those it names their roles, and removes all others [API-36, SEC-12]', async () => {
    const portrait = await makeMedia(server)
    const agent = insiders.sales_agent.userId
    await server.owner
      .updateTable('project_users')
      .set({ media_id: portrait })
      .where('user_id', '=', agent)
      .execute()
    const admin = { id: insiders.project_admin.userId, roleId: ROLES.project_admin }
    const { users } = await change({ users: [admin, { id: agent, roleId: ROLES.project_editor }] })
    expect(users).toEqual(
      [
        { ...admin, mediaId: null },
        { id: agent, roleId: ROLES.project_editor, mediaId: portrait },
      ].sort((a, b) => a.id - b.id),
    )
    expect(
      await server.status(calls.getStaffProject, { id: RIVA }, {}, insiders.project_editor.headers),
    ).toBe(403)
    insiders = await makeIdentities(server)
  })

  it('puts nobody on the project, and tells nothing about an account by its number [SEC-12]', async () => {
    const admin = { id: insiders.project_admin.userId, roleId: ROLES.project_admin }
    const stranger = await makeAccount(server)
    const before = await server.read(calls.getStaffProject, { id: RIVA }, {}, asAdmin())
    const answers = []
    for (const id of [stranger.id, 2_000_000_000]) {
      const users = [admin, { id, roleId: ROLES.sales_agent }]
      const knowing = await server.knowing('projects', RIVA, asAdmin())
      const reply = await server.ask(calls.changeProject, { id: RIVA }, {}, knowing, { users })
      expect(reply.statusCode).toBe(422)
      const { meta: _, ...told } = reply.json()
      answers.push(JSON.stringify(told))
    }
    expect(answers[0]).toBe(answers[1])
    expect(answers[0]).toContain('unknown-reference')
    expect((await server.read(calls.getStaffProject, { id: RIVA }, {}, asAdmin())).users).toEqual(
      before.users,
    )
  })

  it('takes as many people as there are [API-36]', async () => {
    const many = await server.owner
      .insertInto('users')
      .columns(['email', 'username', 'first_name', 'last_name', 'password_hash', 'role_id'])
      .expression(
        sql`select n || '@crowd.example', 'crowd ' || n, 'Test', 'Person', 'no password fits this', ${ROLES.user}::int
            from generate_series(1, 3000) n`,
      )
      .returning('id')
      .execute()
    await server.owner
      .insertInto('project_users')
      .columns(['project_id', 'user_id', 'role_id'])
      .expression(
        sql`select ${RIVA}::int, id, ${ROLES.user}::int from users where email like '%@crowd.example'`,
      )
      .execute()
    const admin = { id: insiders.project_admin.userId, roleId: ROLES.project_admin }
    const { users } = await change({ users: [admin, ...many.map(({ id }) => ({ id, roleId: ROLES.user }))] })
    expect(users).toHaveLength(3001)
    insiders = await makeIdentities(server)
  })

  it('lets no admin take their own role away, or give away super_admin [API-36]', async () => {
    const { userId: id } = insiders.project_admin
    expect(await refusal({ users: [] })).toEqual([400, 'users: nobody takes their own role away'])
    expect((await refusal({ users: [{ id, roleId: ROLES.user }] }))[0]).toBe(400)
    expect((await refusal({ users: [{ id, roleId: ROLES.super_admin }] }))[0]).toBe(400)
    const before = await server.read(calls.getStaffProject, { id: RIVA }, {}, asAdmin())
    expect(before.users).toContainEqual({ id, roleId: ROLES.project_admin, mediaId: null })
  })

  it('is all or nothing [API-36]', async () => {
    expect((await refusal({ website: 'https://half.example', logoMediaId: 14 }))[0]).toBe(400)
    const { website } = await server.read(calls.getStaffProject, { id: RIVA }, {}, asAdmin())
    expect(website).not.toBe('https://half.example')
  })
})

describe('drafts', () => {
  beforeAll(async () => {
    await publish('masterplans', 3, false)
    await publish('buildings', 3, false)
  })
  afterAll(async () => {
    await publish('masterplans', 3, true)
    await publish('buildings', 3, true)
  })

  it('are among the masterplans, with their media and what is in them [API-37]', async () => {
    const masterplans = await server.read(calls.listStaffProjectMasterplans, { id: RIVA }, {}, asAgent())
    expect(masterplans.map(({ id }) => id)).toEqual([1, 2, 3, 4])
    expect(masterplans[2]).toMatchObject({ publish: false, poiId: 103, nameTranslations: { 1: 'Park' } })
    expect(masterplans[2]?.media.length).toBeGreaterThan(0)
    expect(masterplans[2]?.buildings.map(({ id }) => id)).toEqual([3, 4, 5])
  })

  it('are among the buildings [API-39]', async () => {
    const buildings = await server.read(
      calls.listStaffProjectBuildings,
      { id: RIVA },
      { langId: 6 },
      asAgent(),
    )
    expect(buildings.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(buildings.find(({ id }) => id === 3)).toMatchObject({ publish: false })
  })

  it('are among the apartments, each with its price [API-40]', async () => {
    const reply = await server.ask(calls.listStaffProjectApartments, { id: RIVA }, {}, asAgent())
    expect(reply.headers['cache-control']).toBe('private, no-store')
    const apartments = await server.read(calls.listStaffProjectApartments, { id: RIVA }, {}, asAgent())
    expect([apartments.length, reply.json().meta.total]).toEqual([200, 828])
    const prices = apartments.map(({ properties }) => properties.price)
    expect(prices.every((price) => /^\d{1,3}(,\d{3})+$/.test(price ?? ''))).toBe(true)
  })

  it('are in the whole tree of the project [API-41]', async () => {
    const tree = await server.read(calls.getProjectStructure, { id: RIVA }, { langId: 6 }, asAgent())
    const [quarter] = tree.masterplans
    expect(tree.masterplans.map(({ id }) => id)).toEqual([1])
    expect(quarter?.name).toBe('Četvrt Riva')
    expect(quarter?.masterplans.map(({ id }) => id)).toEqual([2, 3, 4])
    const buildings = quarter?.masterplans.flatMap((nested) => nested.buildings) ?? []
    expect(buildings.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    const apartments = buildings.flatMap((building) => building.apartments)
    expect(apartments).toHaveLength(828)
    expect(apartments.filter(({ properties }) => !properties.price)).toEqual([])
  })
})

it('lists who holds which apartment since when, while they hold it [API-42]', async () => {
  const since = new Date('2026-01-05T10:00:00Z')
  const held = { project_id: RIVA, apartment_id: 1016, buyer: 'Mila Perić', since }
  await server.owner.deleteFrom('claims').execute()
  await server.owner
    .insertInto('claims')
    .values([held, { ...held, apartment_id: 1033, ended_at: new Date(), end_reason: 'released' }])
    .execute()
  const reservations = await server.read(calls.listReservations, { id: RIVA }, {}, asAgent())
  expect(reservations).toEqual([
    {
      id: expect.any(Number),
      projectId: RIVA,
      apartmentId: 1016,
      apartmentName: 'R1-201',
      status: 'reserved',
      heldBy: 'Mila Perić',
      since: since.toISOString(),
    },
  ])
})

it('says where visitors find it: its own host, else its number on the public address [STU-07]', async () => {
  const of = async (id: number) =>
    (await server.read(calls.getStaffProject, { id }, {}, insiders.super_admin.headers)).address
  const publicUrl = server.config.publicUrl
  expect(await of(2)).toBe(publicUrl.replace('localhost', 'suton.localhost').concat('/'))
  expect(await of(SAVSKI_VIDIK)).toBe(`${publicUrl}/?projectId=${SAVSKI_VIDIK}`)
  // A host that others share shows none of them at once.
  await server.owner
    .insertInto('hosts')
    .values([1, 2, SAVSKI_VIDIK].map((id) => ({ name: 'shared.example', project_id: id })))
    .execute()
  expect(await of(SAVSKI_VIDIK)).toBe(`${publicUrl}/?projectId=${SAVSKI_VIDIK}`)
  await server.owner.deleteFrom('hosts').where('name', '=', 'shared.example').execute()
})

it('gives its settings, of a draft as well [API-43]', async () => {
  await publish('projects', RIVA, false)
  const settings = await server.read(calls.getStaffProjectSettings, { id: RIVA }, {}, asAgent())
  await publish('projects', RIVA, true)
  expect(settings).toMatchObject({
    projectId: RIVA,
    defaultLangId: 1,
    timeZone: 'Europe/Belgrade',
    importLimitPercent: 10,
    legalYears: 10,
    holdHours: 48,
    holdHoursMax: 72,
    reservationDays: 30,
    offerHours: 24,
    enquiriesInTurn: false,
    staffSecondFactor: false,
    salesPlan: [],
    embedOrigins: [],
  })
})
