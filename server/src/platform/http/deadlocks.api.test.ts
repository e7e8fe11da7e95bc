import { putFavorites } from '@belvedere/contract/calls/favourites'
import { getStatuses } from '@belvedere/contract/calls/live'
import { addPreviewLink } from '@belvedere/contract/calls/previews'
import { changeApartment } from '@belvedere/contract/calls/staff-apartments'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { byHand } from '../../testing/by-hand.ts'
import { type Identities, makeIdentities, RIVA } from '../../testing/identities.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { untilWaiting } from '../../testing/until-waiting.ts'

let server: TestApp
let people: Identities
beforeAll(async () => {
  server = await createTestApp()
  people = await makeIdentities(server)
})
afterAll(() => server.close())

type Reply = Awaited<ReturnType<TestApp['ask']>>

/** Lets a call that needs one table after the other wait for a hand that has them the other way round. */
async function deadlocked(ask: () => Promise<Reply>, first: string, second: string): Promise<Reply> {
  const hand = await byHand(server.database.databaseUrl)
  try {
    // The database gives up whoever looks for a deadlock first; this hand looks late.
    await hand.run(
      `begin; set local deadlock_timeout = '1min'; lock table ${second} in access exclusive mode`,
    )
    const asking = ask()
    await untilWaiting({ ...server, members: server.owner })
    await hand.run(`lock table ${first} in access exclusive mode; commit`)
    return await asking
  } finally {
    await hand.close()
  }
}

it('asks a read again that a deadlock ended [SEC-11]', async () => {
  const reply = await deadlocked(() => server.ask(getStatuses, { id: RIVA }), 'projects', 'status_marks')
  expect(reply.statusCode).toBe(200)
})

it('does an action again that a deadlock rolled back [SEC-11]', async () => {
  const headers = await server.knowing('apartments', 1001, people.project_admin.headers)
  const change = () => server.ask(changeApartment, { id: 1001 }, {}, headers, { status: 'unavailable' })
  const reply = await deadlocked(change, 'apartments', 'changes')
  expect(reply.statusCode).toBe(200)
  const row = server.owner.selectFrom('apartments').where('id', '=', 1001).select('status')
  expect((await row.executeTakeFirstOrThrow()).status).toBe('unavailable')
})

it('says of any other write that a deadlock rolled back when to ask again [SEC-11]', async () => {
  const { headers } = people.user
  const put = () => server.ask(putFavorites, {}, {}, headers, { favoritesList: [1001] })
  const reply = await deadlocked(put, 'users', 'favourites')
  expect([reply.statusCode, reply.headers['retry-after'], reply.json().errors[0].code]).toEqual([
    503,
    '2',
    'unavailable',
  ])
  expect((await put()).statusCode).toBe(200)
})

it('says the same of a serialization failure [SEC-11]', async () => {
  const hand = await byHand(server.database.databaseUrl)
  await hand.run(`
    create function fail_once() returns trigger language plpgsql as $$
      begin raise exception 'could not serialize access' using errcode = '40001'; end $$;
    create trigger fail_once before insert on preview_links execute function fail_once()`)
  const { headers } = people.project_admin
  const reply = await server.ask(addPreviewLink, { projectId: RIVA }, {}, headers, { days: 7 })
  await hand.run('drop trigger fail_once on preview_links; drop function fail_once()')
  await hand.close()
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2'])
})
