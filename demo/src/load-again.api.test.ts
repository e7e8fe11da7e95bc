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
    databaseUrl: demo.databaseUrl,
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

it('changes no row and no version when loaded again', async () => {
  const before = await everything()
  await load()
  expect(await everything()).toEqual(before)
})

it('puts back what was changed, and only then raises the version', async () => {
  const facts = () => demo.rows('select status, floor from apartments where id = 1001')
  const before = await facts()
  await demo.rows(`update apartments set status = 'sold', floor = 40 where id = 1001`)
  const changed = await version()
  await load()
  expect(await facts()).toEqual(before)
  expect(await version()).toBe(changed + 1)
})

it('leaves room for what the product makes itself', async () => {
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
