import { readConfig } from '@belvedere/server/platform/config'
import { localFiles } from '@belvedere/server/platform/files/files'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadDemo } from './load-demo.ts'
import { type LoadedDemo, loadedDemo } from './testing/loaded-demo.ts'

let demo: LoadedDemo

beforeAll(async () => {
  demo = await loadedDemo()
})
afterAll(() => demo.close())

const load = () =>
  loadDemo({
    memberUrl: readConfig({ ...process.env, DATABASE_URL: demo.databaseUrl }).memberUrl,
    files: localFiles(process.env.FILES_DIR ?? ''),
    onProgress: () => {},
  })

/** Every row of every table with the transaction that wrote it last. */
async function everything(): Promise<Record<string, unknown>> {
  const tables = await demo.rows<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const contents: Record<string, unknown> = {}
  for (const { name } of tables)
    contents[name] = await demo.rows(
      `select count(*), md5(string_agg(one.xmin::text || one::text, '' order by one::text)) from ${name} as one`,
    )
  return contents
}

const version = async () => {
  const [row] = await demo.rows<{ version: string }>(
    'select version from project_versions where project_id = 1',
  )
  return Number(row?.version)
}

it('is brought in as staff bring things in: under one action of each project, which nobody in person did [AUT-07]', async () => {
  const projects = await demo.rows('select id, 1 as loads from projects order by id')
  const loads = await demo.rows(
    `select project_id as id, count(*)::int as loads from actions
     where kind = 'demo.load' and user_id is null group by project_id order by project_id`,
  )
  expect(projects.length).toBeGreaterThan(2)
  expect(loads).toEqual(projects)
  const unrecorded = await demo.rows(
    `select id from apartments where not exists (
       select from changes join actions on actions.id = action_id
       where kind = 'demo.load' and table_name = 'apartments' and row_key = apartments.id::text and before is null)`,
  )
  expect(unrecorded).toEqual([])
})

it('changes no row and no version, and records nothing, when loaded again [AUT-07]', async () => {
  const before = await everything()
  await load()
  expect(await everything()).toEqual(before)
})

it('puts back what was changed, and only then raises the version [AUT-07]', async () => {
  const facts = () => demo.rows('select status, floor from apartments where id = 1001')
  const before = await facts()
  await demo.rows(`update apartments set status = 'sold', floor = 40 where id = 1001`)
  const changed = await version()
  await load()
  expect(await facts()).toEqual(before)
  expect(await version()).toBe(changed + 1)
})

it('leaves room for what the product makes itself [AUT-07]', async () => {
  const [made] = await demo.rows<{ id: number }>(
    `insert into media (project_id, media_context_id, media_type_id, name) values (1, 1, 6, 'new') returning id`,
  )
  const [last] = await demo.rows<{ id: number }>(`select max(id) as id from media where name <> 'new'`)
  expect(made?.id).toBeGreaterThan(last?.id ?? Number.POSITIVE_INFINITY)
  await load()
  const [next] = await demo.rows<{ id: number }>(
    `insert into media (project_id, media_context_id, media_type_id, name) values (1, 1, 6, 'next') returning id`,
  )
  expect(next?.id).toBe((made?.id ?? 0) + 1)
})
