import { bringBackProject, listRemovedProjects } from '@belvedere/contract/calls/removed-projects'
import { getStaffProject, setProjectHosts } from '@belvedere/contract/calls/staff-projects'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../platform/database/json-columns.ts'
import { everyRow, rowsBeyond } from '../../testing/every-row.ts'
import { type Identities, makeIdentities, RIVA, SAVSKI_VIDIK } from '../../testing/identities.ts'
import { projectSamples } from '../../testing/project-samples.ts'
import { removals } from '../../testing/removal.ts'
import { refusal } from '../../testing/studio.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { eraseOldEnquiries } from '../privacy/erase-old-enquiries.ts'

let server: TestApp
let people: Identities
beforeAll(async () => {
  server = await createTestApp()
  people = await makeIdentities(server)
  await sql.raw(projectSamples({ riva: RIVA, who: people.sales_agent.userId })).execute(server.owner)
})
afterAll(() => server.close())

const boss = () => people.super_admin.headers
const remove = (id: number) => removals({ server, people }).remove(id)

const listed = async () => (await server.read(listRemovedProjects, {}, {}, boss())).map(({ id }) => id)
const bringBack = (id: number, headers = boss()) => server.ask(bringBackProject, { id }, {}, headers)
const age = (db: Kysely<Database>, id: number, days: number) =>
  sql`update removed_projects set removed_at = now() - make_interval(days => ${days}) where project_id = ${id}`.execute(
    db,
  )

/** What is told of the project itself, and what counts on while it comes and goes. */
const APART = [
  'actions',
  'changes',
  'project_versions',
  'removed_projects',
  'removed_rows',
  'security_events',
  'sessions',
]

describe('a removed project', () => {
  it('with apartments that were sold comes back whole, every row of every table [AUT-09, AUT-11]', async () => {
    await server.owner.updateTable('projects').set({ publish: false }).where('id', '=', RIVA).execute()
    const before = await everyRow(server.database.databaseUrl)
    const sold = await sql`select from claims where project_id = ${RIVA} and kind = 'sold'`.execute(
      server.owner,
    )
    expect(sold.rows.length).toBeGreaterThan(0)
    await remove(RIVA)
    const gone = await everyRow(server.database.databaseUrl)
    expect(rowsBeyond(before, gone).get('apartments')?.size).toBeGreaterThan(100)
    expect((await server.ask(getStaffProject, { id: RIVA }, {}, boss())).statusCode).toBe(404)
    expect(await listed()).toEqual([RIVA])
    const reply = await bringBack(RIVA)
    expect([reply.statusCode, reply.json().data?.attributes]).toEqual([200, { id: RIVA, hostsTaken: [] }])
    const after = await everyRow(server.database.databaseUrl)
    for (const [missing, extra] of [
      [before, after],
      [after, before],
    ] as const)
      expect(
        Object.fromEntries([...rowsBeyond(missing, extra)].filter(([table]) => !APART.includes(table))),
      ).toEqual({})
    expect(await listed()).toEqual([])
    expect(refusal(await bringBack(RIVA))).toEqual([404, 'not-found'])
  }, 120_000)

  it('gets back the hosts that nobody has meanwhile; the others are listed [AUT-09]', async () => {
    const { id } = await server.owner
      .insertInto('projects')
      .values({ name: { 1: 'Quay' }, latitude: 0, longitude: 0 })
      .returning('id')
      .executeTakeFirstOrThrow()
    const setHosts = async (project: number, hosts: string[]) =>
      server.ask(setProjectHosts, { id: project }, {}, await server.knowing('projects', project, boss()), {
        hosts,
      })
    await setHosts(id, ['quay.example', 'both.example'])
    await remove(id)
    await setHosts(SAVSKI_VIDIK, ['both.example'])
    expect((await bringBack(id)).json().data.attributes.hostsTaken).toEqual(['both.example'])
    const { hosts } = await server.read(getStaffProject, { id }, {}, boss())
    expect(hosts).toEqual(['quay.example'])
    await remove(id)
  })

  it('brings nobody back whose account was deleted [AUT-09, PRV-02]', async () => {
    const one = await makeIdentities(server, SAVSKI_VIDIK)
    await remove(SAVSKI_VIDIK)
    await server.owner.deleteFrom('users').where('id', '=', one.sales_agent.userId).execute()
    expect((await bringBack(SAVSKI_VIDIK)).statusCode).toBe(200)
    const { users } = await server.read(getStaffProject, { id: SAVSKI_VIDIK }, {}, boss())
    const ids = users.map(({ id }) => id)
    expect([ids.includes(one.sales_agent.userId), ids.includes(one.project_editor.userId)]).toEqual([
      false,
      true,
    ])
  })

  it("is super_admin's to bring back, for 30 days; then the night forgets it [AUT-09]", async () => {
    const other = await makeIdentities(server, SAVSKI_VIDIK)
    await remove(SAVSKI_VIDIK)
    expect((await bringBack(SAVSKI_VIDIK, other.project_admin.headers)).statusCode).toBe(403)
    await age(server.owner, SAVSKI_VIDIK, 29)
    await eraseOldEnquiries(server.members)()
    expect(await listed()).toContain(SAVSKI_VIDIK)
    await age(server.owner, SAVSKI_VIDIK, 30)
    expect(await listed()).not.toContain(SAVSKI_VIDIK)
    expect((await bringBack(SAVSKI_VIDIK)).statusCode).toBe(404)
    await eraseOldEnquiries(server.members)()
    const left = await sql`select from removed_rows where project_id = ${SAVSKI_VIDIK}`.execute(server.owner)
    expect(left.rows).toEqual([])
  })
})
