import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { connectDatabase } from '../../platform/database/database.ts'
import { byHand } from '../../testing/by-hand.ts'
import { everyRow, type Rows, rowsBeyond } from '../../testing/every-row.ts'
import { RIVA, SAVSKI_VIDIK } from '../../testing/identities.ts'
import { projectSamples } from '../../testing/project-samples.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { projectTables } from './project-tables.ts'
import { restoreProject } from './restore-project.ts'

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>

/** As it was at that second, and after Riva was removed. */
let former: TestDatabase
let bereft: TestDatabase
/** Someone on Riva. */
let who: number
beforeAll(async () => {
  former = await createTestDatabase()
  const hand = await byHand(former.databaseUrl)
  const { rows } = await hand.run(`select min(user_id) as who from project_users where project_id = ${RIVA}`)
  who = rows[0].who
  await hand.run(projectSamples({ riva: RIVA, who }))
  await hand.close()
  bereft = await createTestDatabase(former.name)
  const other = await byHand(bereft.databaseUrl)
  await other.run(`delete from projects where id = ${RIVA}`)
  // As autovacuum does it sooner or later: the planner takes the tables for empty, and would loop over all that comes.
  await other.run('vacuum analyze')
  await other.close()
})
afterAll(async () => {
  await former.drop()
  await bereft.drop()
})

/** A living database of the test's own, to which Riva can be brought back. */
let living: { url: string; run: Awaited<ReturnType<typeof byHand>>['run'] }
beforeEach(async () => {
  const { databaseUrl: url, drop } = await createTestDatabase(bereft.name)
  const { run, close } = await byHand(url)
  living = { url, run }
  onTestFinished(async () => {
    await close()
    await drop()
  })
})

async function bringBack(projectId = RIVA, from = former): Promise<number> {
  const places = {
    restored: connectDatabase(from.databaseUrl, { max: 1 }),
    living: connectDatabase(living.url, { max: 1 }),
  }
  try {
    return await restoreProject(places, projectId)
  } finally {
    await places.restored.destroy()
    await places.living.destroy()
  }
}

const counts = (rows: Rows) => Object.fromEntries([...rows].map(([table, { size }]) => [table, size]))

async function tablesOfRiva() {
  const db = connectDatabase(former.databaseUrl, { max: 1 })
  try {
    const { tables } = await projectTables(db, RIVA)
    const sizes = new Map<string, number>()
    for (const [table, rows] of tables) {
      const found = await sql<{ size: number }>`select count(*)::int as size from (${rows}) as one`.execute(
        db,
      )
      sizes.set(table, found.rows[0]?.size ?? 0)
    }
    return sizes
  } finally {
    await db.destroy()
  }
}

it('brings back every row that went with a project, as it was, and touches nothing else', async () => {
  const gone = rowsBeyond(await everyRow(former.databaseUrl), await everyRow(bereft.databaseUrl))
  await living.run(`update projects set website = 'https://else.example' where id = ${SAVSKI_VIDIK}`)
  const meanwhile = await everyRow(living.url)
  const rows = await bringBack()
  const now = await everyRow(living.url)

  // Its version went on when it was removed, and goes on now; its statuses are marked with that.
  expect(counts(rowsBeyond(gone, now))).toEqual({ project_versions: 1, status_marks: 1 })
  // What was kept of it to be brought back in the studio is not needed any more.
  expect(counts(rowsBeyond(meanwhile, now))).toEqual({
    project_versions: 1,
    removed_projects: 1,
    removed_rows: expect.any(Number),
  })
  const { apartments, project_users } = Object.fromEntries(await tablesOfRiva())
  expect(counts(rowsBeyond(rowsBeyond(now, meanwhile), gone))).toEqual({
    actions: 1,
    project_versions: 1,
    security_events: project_users,
    status_marks: apartments,
  })
  expect(rows).toBe([...(await tablesOfRiva()).values()].reduce((sum, size) => sum + size))
})

describe('no table is forgotten', () => {
  it('each has rows of a project, which these tests bring back, or is named here', async () => {
    const tables = await tablesOfRiva()
    expect([...tables].filter(([, size]) => size === 0)).toEqual([])
    const others = [...(await everyRow(former.databaseUrl)).keys()].filter((table) => !tables.has(table))
    expect(others).toEqual(
      [
        // They outlive a project, and are there when it is back.
        ...['actions', 'changes', 'favourites', 'project_versions', 'security_events'],
        // What went with projects that were removed.
        ...['removed_projects', 'removed_rows'],
        // Fixed lists.
        ...[
          'apartment_statuses',
          'apartment_type_keys',
          'languages',
          'media_contexts',
          'media_types',
          'poi_types',
        ],
        ...['roles'],
        // People.
        ...[
          'email_tokens',
          'one_time_codes',
          'passkeys',
          'recovery_codes',
          'refresh_tokens',
          'sessions',
          'users',
        ],
        // The installation's own notes.
        ...['instances', 'operations', 'schema_migrations', 'unnamed_files', 'used_challenges'],
      ].sort(),
    )
  })

  it('nothing outside of a project points into it', async () => {
    const { rows } = await living.run(
      `select conrelid::regclass::text as outside, confrelid::regclass::text as inside from pg_constraint
       where contype = 'f' and connamespace = 'public'::regnamespace`,
    )
    const tables = await tablesOfRiva()
    expect(rows.filter(({ outside, inside }) => !tables.has(outside) && tables.has(inside))).toEqual([])
  })
})

it('every process hears of it', async () => {
  const client = new Client({ connectionString: living.url })
  await client.connect()
  await client.query('listen project_version')
  const heard: (string | undefined)[] = []
  client.on('notification', ({ payload }) => heard.push(payload))
  await bringBack()
  await client.query('select 1')
  await client.end()
  expect(heard).toEqual([expect.stringMatching(`^${RIVA}:`)])
})

it('ids that are given next lie above those that came', async () => {
  await living.run('alter table buyers alter column id restart with 1')
  await bringBack()
  await living.run(`insert into buyers (project_id, locale_id) values (${RIVA}, 'en')`)
  const { rows } = await living.run('select id from buyers order by id')
  expect(rows).toEqual([{ id: 1 }, { id: 2 }])
})

it('who left since is taken out of the restored database first, and what was theirs is as the living one leaves it', async () => {
  const leave = `delete from users where id = ${who}`
  await living.run(leave)
  const restored = await createTestDatabase(former.name)
  onTestFinished(async () => void (await restored.drop()))
  const hand = await byHand(restored.databaseUrl)
  await hand.run(leave)
  await hand.close()
  await bringBack(RIVA, restored)
  const { rows } = await living.run(
    'select agent_id from enquiries union all select user_id from enquiry_mails',
  )
  expect(rows).toEqual([{ agent_id: null }, { agent_id: null }])
})

describe('refuses, and leaves everything as it is,', () => {
  it.each<[what: string, projectId: number, prepared: () => string, message: () => string]>([
    ['what the restored database has not', 999, () => '', () => 'has no project 999'],
    [
      'what still lives',
      SAVSKI_VIDIK,
      () => '',
      () => 'Project 101 is there: nothing is brought back over what lives.',
    ],
    [
      'what comes from other migrations',
      RIVA,
      () => `insert into schema_migrations (name) values ('999_next.sql')`,
      () => 'Only one of the two databases has 999_next.sql',
    ],
    [
      'what refers to somebody who is gone',
      RIVA,
      () => `delete from users where id = ${who}`,
      () => `lacks what it refers to: users ${who}.`,
    ],
    [
      'what refers to something else that is gone',
      RIVA,
      () => `set session_replication_role = replica; delete from media_contexts where id = 3`,
      () => 'lacks what it refers to: media_contexts 3.',
    ],
    [
      'what finds its place taken',
      RIVA,
      () =>
        `insert into apartment_types (id, project_id, name, type_key) values (1, ${SAVSKI_VIDIK}, '{}', 'studio')`,
      () => 'In the way, in apartment_types: Key (id)=(1) already exists.',
    ],
  ])('%s', async (_, projectId, prepared, message) => {
    await living.run(prepared())
    const before = await everyRow(living.url)
    await expect(bringBack(projectId)).rejects.toThrow(message())
    expect(await everyRow(living.url)).toEqual(before)
  })
})
