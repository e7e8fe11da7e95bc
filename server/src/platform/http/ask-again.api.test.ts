import { setTimeout as wait } from 'node:timers/promises'
import { listBuildingApartments } from '@belvedere/contract/calls/buildings'
import { changeApartment } from '@belvedere/contract/calls/staff-apartments'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { byHand } from '../../testing/by-hand.ts'
import { makeIdentities } from '../../testing/identities.ts'
import { withOwner } from '../../testing/owner-connection.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

async function locked(work: (unlock: () => Promise<unknown>) => Promise<void>): Promise<void> {
  const hand = await byHand(server.database.databaseUrl)
  await hand.whileLocked('apartments', work).finally(hand.close)
}

/** Ends the connection of whoever waits for a table, as a primary does that goes down. */
async function cutWhoWaits(): Promise<number> {
  const name = new URL(server.database.databaseUrl).pathname.slice(1)
  const cut = () =>
    withOwner((owner) =>
      owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`,
        [name],
      ),
    )
  for (;;) {
    const { rowCount } = await cut()
    if (rowCount) return rowCount
    await wait(20)
  }
}

it('answers a read whose connection was lost on the way by another one', async () => {
  await locked(async (unlock) => {
    const reply = server.ask(listBuildingApartments, { id: 1 })
    expect(await cutWhoWaits()).toBe(1)
    await unlock()
    expect((await reply).statusCode).toBe(200)
  })
})

it('leaves it to the asker to repeat a write that may have been done, and says when', async () => {
  const { project_admin } = await makeIdentities(server)
  const apartment = () =>
    server.owner
      .selectFrom('apartments')
      .select(['status', 'revision'])
      .where('id', '=', 1001)
      .executeTakeFirstOrThrow()
  const before = await apartment()
  await locked(async (unlock) => {
    const headers = { ...project_admin.headers, 'if-match': `"${before.revision}"` }
    const asking = server.ask(changeApartment, { id: 1001 }, {}, headers, { status: 'sold' })
    await cutWhoWaits()
    const reply = await asking
    await unlock()
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2'])
  })
  expect(await apartment()).toEqual(before)
})
