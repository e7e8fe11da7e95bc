import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callSamples, requestOf } from '../testing/call-samples.ts'
import { makeIdentities } from '../testing/identities.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let server: TestApp
let rival: Client
beforeAll(async () => {
  server = await createTestApp()
  rival = new Client({ connectionString: server.database.databaseUrl })
  await rival.connect()
})
afterAll(async () => {
  await rival.end()
  await server.close()
})

const LOOKED_EVERY_MS = 50

/** Calls that only read and are POST since an address or a choice of rows is no part of a line in a log. */
const READS_BY_POST = [
  'findBuyer',
  'exportBuyer',
  'readImport',
  'checkImport',
  'exportApartments',
  'exportEnquiries',
  'exportBuyers',
]

/** Comes when the database says that somebody waits for what the rival holds; never when nobody does. */
async function waitsForRival(rivalPid: number, over: AbortSignal): Promise<'waits'> {
  for (;;) {
    await setTimeout(LOOKED_EVERY_MS)
    if (over.aborted) return new Promise(() => {})
    const { rows } = await sql`
      select from pg_stat_activity where ${rivalPid}::int = any (pg_blocking_pids(pid))`.execute(server.owner)
    if (rows.length > 0) return 'waits'
  }
}

/** Every row of a project, held as somebody holds it who changes or deletes it. */
async function holdEverything(): Promise<number> {
  const { rows } = await rival.query<{ name: string }>(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and (relname = 'projects' or exists (
      select from pg_attribute where attrelid = pg_class.oid and attname = 'project_id' and not attisdropped))
    order by relname`)
  await rival.query('begin')
  for (const { name } of rows) await rival.query(`select from ${name} for update`)
  return rows.length
}

it('answers every read at once while somebody holds all rows: a read takes no row locks [SEC-11]', async () => {
  const people = await makeIdentities(server)
  const reads = callSamples.filter(({ call }) => call.method === 'GET' || READS_BY_POST.includes(call.name))
  expect(reads.filter(({ call }) => call.method === 'POST')).toHaveLength(READS_BY_POST.length)
  const requests = []
  for (const sample of reads) requests.push({ sample, request: await requestOf(sample, server, people) })
  expect(await holdEverything()).toBeGreaterThan(30)
  const [{ pid }] = (await rival.query('select pg_backend_pid() as pid')).rows
  const waited: string[] = []
  for (const { sample, request } of requests) {
    const { params, query, headers, body } = request
    const answer = server.ask(sample.call, params, query, headers, body).then(({ statusCode }) => statusCode)
    const over = new AbortController()
    const outcome = await Promise.race([answer, waitsForRival(pid, over.signal)])
    over.abort()
    if (outcome !== 200) waited.push(`${sample.call.name}: ${outcome}`)
    if (outcome === 'waits') break
  }
  await rival.query('rollback')
  expect(waited).toEqual([])
}, 120_000)
