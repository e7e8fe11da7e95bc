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

/** Far more than any of them takes. */
const ANSWERS_WITHIN_MS = 5_000

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
  const reads = callSamples.filter(({ call }) => call.method === 'GET')
  const requests = []
  for (const sample of reads) requests.push({ sample, request: await requestOf(sample, server, people) })
  expect(await holdEverything()).toBeGreaterThan(30)
  const waited: string[] = []
  for (const { sample, request } of requests) {
    const { params, query, headers } = request
    const answer = server.ask(sample.call, params, query, headers).then(({ statusCode }) => statusCode)
    const late = new Promise<'waits'>((resolve) => setTimeout(resolve, ANSWERS_WITHIN_MS, 'waits'))
    const outcome = await Promise.race([answer, late])
    if (outcome !== 200) waited.push(`${sample.call.name}: ${outcome}`)
    if (outcome === 'waits') break
  }
  await rival.query('rollback')
  expect(waited).toEqual([])
}, 120_000)
