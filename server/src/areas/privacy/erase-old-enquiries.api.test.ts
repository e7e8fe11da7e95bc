import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeInvitation } from '../../testing/people-samples.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { eraseOldEnquiries } from './erase-old-enquiries.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

it('forgets an invitation a month after it ended, and no sooner [PRV-02]', async () => {
  const ended = (days: number) => new Date(Date.now() - days * 24 * 3_600_000)
  const [old, young] = [
    await makeInvitation(server, { expiresAt: ended(31) }),
    await makeInvitation(server, { expiresAt: ended(29) }),
  ]
  await eraseOldEnquiries(server.members)()
  const left = server.owner.selectFrom('invitations').where('id', 'in', [old.id, young.id]).select('id')
  expect(await left.execute()).toEqual([{ id: young.id }])
})

it('erases what is old every night, by one job for all workers [PRV-02]', async () => {
  const { rows } = await sql`select name, cron, timezone from jobs.schedule order by name`.execute(
    server.owner,
  )
  expect(rows).toEqual([
    { name: 'erase-old-enquiries', cron: '17 3 * * *', timezone: 'UTC' },
    { name: 'forget-deliveries', cron: '17 4 * * *', timezone: 'UTC' },
    { name: 'forget-security-events', cron: '37 3 * * *', timezone: 'UTC' },
    { name: 'forget-uploads', cron: '57 3 * * *', timezone: 'UTC' },
  ])
})
