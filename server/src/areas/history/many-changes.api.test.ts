import { getAction } from '@belvedere/contract/calls/history'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressOf } from '../../testing/address-of.ts'
import { anotherProcess } from '../../testing/another-process.ts'
import { type Identities, type Identity, makeIdentities, RIVA } from '../../testing/identities.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const CHANGES = 7_000

let server: TestApp
let people: Identities
let product: Awaited<ReturnType<typeof anotherProcess>>
let rowsRead = 0
beforeAll(async () => {
  server = await createTestApp()
  people = await makeIdentities(server)
  const members = server.members.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      rowsRead += result.rows.length
      return result
    },
  })
  product = await anotherProcess(server, { members })
})
afterAll(async () => {
  await product.close()
  await server.close()
})

/** An action that made so many packages. */
async function makeAction(changes: number): Promise<number> {
  return server.owner.transaction().execute(async (db) => {
    await sql`set local belvedere.action = 'packages.add'`.execute(db)
    await sql`insert into packages (project_id, name)
      select ${RIVA}, jsonb_build_object('1', 'Package ' || nth) from generate_series(1, ${changes}) as nth`.execute(
      db,
    )
    const { rows } = await sql<{ id: number }>`select max(id)::int as id from actions`.execute(db)
    return rows[0]?.id ?? 0
  })
}

async function costOf(id: number, who: Identity) {
  const before = rowsRead
  const url = addressOf(getAction, { projectId: RIVA, id })
  const reply = await product.inject({ method: 'GET', url, headers: people[who].headers })
  expect(reply.statusCode).toBe(200)
  return { rows: rowsRead - before, undo: reply.json().data.attributes.undo }
}

it('an action of thousands of changes is read once to say what its undo would do, and planned for who may undo it alone [AUT-05, AUT-09]', async () => {
  const [few, many] = [await makeAction(10), await makeAction(CHANGES)]
  // What else is read: who asks, the action, what the tables demand of each other.
  const aside = (await costOf(few, 'project_editor')).rows
  const editor = await costOf(many, 'project_editor')
  expect(editor.undo).toMatchObject({ allowed: true, undone: CHANGES, stays: 0 })
  // Each change, and its row as it is now.
  expect(editor.rows).toBeLessThanOrEqual(2 * CHANGES + aside)
  const agent = await costOf(many, 'sales_agent')
  expect(agent.undo).toEqual({ allowed: false, undone: 0, stays: 0, kept: [] })
  expect(agent.rows).toBeLessThanOrEqual(CHANGES + aside)
}, 120_000)
