import { withdrawApiKey } from '@belvedere/contract/calls/api-keys'
import { listImports } from '@belvedere/contract/calls/imports'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobSender } from '../../platform/jobs/jobs.ts'
import { RIVA } from '../../testing/identities.ts'
import { listDesk } from '../../testing/list-desk.ts'
import { startMailbox } from '../../testing/mailbox.ts'
import { openStudio, refusal, type Studio } from '../../testing/studio.ts'
import { untilWaiting } from '../../testing/until-waiting.ts'
import { startWorker } from '../../worker.ts'
import { applyScheduled } from './scheduled-import.ts'

let studio: Studio
let desk: ReturnType<typeof listDesk>
let mailbox: Awaited<ReturnType<typeof startMailbox>>
beforeAll(async () => {
  studio = await openStudio()
  desk = listDesk(studio)
  mailbox = await startMailbox()
})
afterAll(async () => {
  await studio.close()
  await mailbox.close()
})

const apartment = (id: number) => studio.get('apartments', id)

/** What a clock in Belgrade shows so many seconds from now. */
const inBelgrade = (seconds: number) => {
  const moment = new Date(Math.ceil(Date.now() / 1_000) * 1_000 + seconds * 1_000)
  const shown = moment.toLocaleString('sv-SE', { timeZone: 'Europe/Belgrade' }).replace(' ', 'T')
  return { moment, shown }
}

/** A list that raises these apartments by 1,000 € each. */
async function raising(...ids: number[]) {
  const things = await Promise.all(ids.map(apartment))
  const rows = things.map(({ name, price }) => `${name},${Number(price) + 1_000}`)
  const { id } = await desk.send(`Name,Price\n${rows.join('\n')}\n`, 'december.csv')
  return { id, prices: things.map(({ price }) => Number(price)) }
}

const stateOf = async (id: number) => {
  const reply = await studio.server.ask(
    listImports,
    { projectId: RIVA },
    {},
    studio.people.sales_agent.headers,
  )
  const found = reply
    .json()
    .data.find(({ attributes }: { attributes: { id: number } }) => attributes.id === id)
  return found?.attributes
}

describe('a scheduled import', () => {
  it('is applied at its time in the time zone of the project, but for rows changed meanwhile, which the admins are told [IMP-04]', async () => {
    const admin = await studio.server.owner
      .selectFrom('users')
      .where('id', '=', studio.people.project_admin.userId)
      .select('email')
      .executeTakeFirstOrThrow()
    const worker = await startWorker(
      { ...studio.server.config, smtpUrl: mailbox.smtpUrl },
      studio.server.app.log,
    )
    try {
      const { id, prices } = await raising(1041, 1042)
      const { moment, shown } = inBelgrade(6)
      await desk.make(id, { at: shown, guards: ['median'], confirm: 2 })
      expect(await stateOf(id)).toMatchObject({
        state: 'scheduled',
        changes: 2,
        applyAt: moment.toISOString(),
      })
      const { revision } = await apartment(1042)
      await studio.save('apartments', [{ id: 1042, revision, price: 111_111 }], 'project_admin')
      expect((await apartment(1041)).price).toBe(prices[0])
      while ((await stateOf(id)).state === 'scheduled')
        await new Promise((resolve) => setTimeout(resolve, 50))
      const done = await stateOf(id)
      expect(done).toMatchObject({ state: 'applied', changes: 1, leftOut: 1 })
      const late = Date.parse(done.appliedAt) - moment.getTime()
      console.log(`A scheduled import was applied ${late} ms after its time`)
      expect(Math.abs(late)).toBeLessThan(2_000)
      expect([(await apartment(1041)).price, (await apartment(1042)).price]).toEqual([
        (prices[0] ?? 0) + 1_000,
        111_111,
      ])
      const mail = await mailbox.waitForMail(admin.email)
      expect(mail.subject).toBe('december.csv: not everything was applied')
      expect(mail.text).toContain((await apartment(1042)).name)
      expect(mail.text).not.toMatch(/111[.,]?111/)
    } finally {
      await worker.stop()
    }
  }, 60_000)

  it('can be cancelled until then, and cannot once it is over [IMP-04]', async () => {
    const { id, prices } = await raising(1043)
    await desk.make(id, { at: inBelgrade(3_600).shown, guards: ['median'], confirm: 1 })
    expect((await desk.ask.cancel(id)).json().data.attributes).toMatchObject({ state: 'cancelled' })
    expect(refusal(await desk.ask.cancel(id))).toEqual([409, 'too-late'])
    await handle(id)
    expect((await apartment(1043)).price).toBe(prices[0])
    const kept = await studio.server.owner
      .selectFrom('import_changes')
      .where('import_id', '=', id)
      .selectAll()
      .execute()
    expect(kept).toEqual([])
  })

  it('is cancelled by whoever may make all of it, and not by an editor where it has prices [IMP-04]', async () => {
    const { id } = await raising(1048)
    await desk.make(id, { at: inBelgrade(3_600).shown, guards: ['median'], confirm: 1 })
    expect(refusal(await desk.ask.cancel(id, 'project_editor'))).toEqual([403, 'forbidden'])
    expect(await stateOf(id)).toMatchObject({ state: 'scheduled' })
    expect((await desk.ask.cancel(id)).statusCode).toBe(200)
  })

  it.each([
    [
      'whoever scheduled it is an editor by then',
      `update project_users set role_id = ${ROLES.project_editor} where`,
    ],
    ['whoever scheduled it has left by then', `delete from project_users where`],
  ])('is cancelled at its time when %s [IMP-04]', async (_, statement) => {
    const { userId } = studio.people.project_admin
    const { id, prices } = await raising(1049)
    await desk.make(id, { at: inBelgrade(3_600).shown, guards: ['median'], confirm: 1 })
    const { owner } = studio.server
    const held = await owner.selectFrom('project_users').where('user_id', '=', userId).selectAll().execute()
    await sql`${sql.raw(statement)} user_id = ${userId}`.execute(owner)
    await handle(id)
    await owner.deleteFrom('project_users').where('user_id', '=', userId).execute()
    await owner.insertInto('project_users').values(held).execute()
    expect((await apartment(1049)).price).toBe(prices[0])
    expect(await stateOf(id)).toMatchObject({ state: 'cancelled', leftOut: 1 })
  })

  it('is cancelled at its time when its API key was withdrawn [IMP-04]', async () => {
    const { id, prices } = await raising(1050)
    await desk.make(id, { at: inBelgrade(3_600).shown, guards: ['median'], confirm: 1 })
    const { owner, ask } = studio.server
    const { userId, headers } = studio.people.project_admin
    const key = await owner
      .insertInto('api_keys')
      .values({
        project_id: RIVA,
        name: 'CRM',
        scopes: ['imports:apply'],
        secret_hash: Buffer.from('scheduled'),
        ending: 'uled',
        made_by: userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await owner.updateTable('imports').set({ api_key_id: key.id }).where('id', '=', id).execute()
    expect((await ask(withdrawApiKey, { projectId: RIVA, id: key.id }, {}, headers)).statusCode).toBe(200)
    await handle(id)
    expect((await apartment(1050)).price).toBe(prices[0])
    expect(await stateOf(id)).toMatchObject({ state: 'cancelled', leftOut: 1 })
  })

  it('cannot be scheduled for a time that is over [IMP-04]', async () => {
    const { id } = await raising(1044)
    const reply = await desk.ask.apply(id, { at: '2020-01-01T09:00', guards: ['median'], confirm: 1 })
    expect(refusal(reply)).toEqual([400, 'invalid-input'])
  })

  it('is applied once, however often its job comes and whatever dies on the way [IMP-04]', async () => {
    const { id, prices } = await raising(1045, 1046)
    await desk.make(id, { at: inBelgrade(3_600).shown, guards: ['median'], confirm: 2 })
    const before = await studio.latest()
    // Its database goes away in the midst of it.
    await studio.server.owner.transaction().execute(async (db) => {
      await sql`select from apartments where id = 1046 for update`.execute(db)
      // Awaited at once: it may die before the answer of who killed it is here.
      const dying = expect(handle(id)).rejects.toThrow()
      await untilWaiting(studio.server)
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`.execute(db)
      await dying
    })
    expect([await studio.latest(), (await apartment(1045)).price]).toEqual([before, prices[0]])
    await Promise.all([handle(id), handle(id), handle(id)])
    expect(await studio.latest()).toBe(before + 1)
    expect([(await apartment(1045)).price, (await apartment(1046)).price]).toEqual(
      prices.map((price) => price + 1_000),
    )
    expect(await stateOf(id)).toMatchObject({ state: 'applied', changes: 2, actionId: before + 1 })
  })

  it('whose worker died at the hour is applied by the next one, once [IMP-04]', async () => {
    const { id, prices } = await raising(1047)
    await desk.make(id, { at: inBelgrade(3_600).shown, guards: ['median'], confirm: 1 })
    // What a killed worker leaves behind: its job taken out of the queue, and silent since.
    await sql`update jobs.job set state = 'active', start_after = now() - interval '1 min',
      started_on = now() - interval '30 s', heartbeat_on = now() - interval '30 s'
      where name = 'apply-import' and (data ->> 'importId')::int = ${id}`.execute(studio.server.owner)
    const before = await studio.latest()
    const worker = await startWorker(
      { ...studio.server.config, smtpUrl: mailbox.smtpUrl },
      studio.server.app.log,
    )
    try {
      while ((await stateOf(id)).state === 'scheduled')
        await new Promise((resolve) => setTimeout(resolve, 200))
      expect(await stateOf(id)).toMatchObject({ state: 'applied', changes: 1, actionId: before + 1 })
      expect((await apartment(1047)).price).toBe((prices[0] ?? 0) + 1_000)
    } finally {
      await worker.stop()
    }
  }, 90_000)
})

/** Its job, by hand. */
async function handle(importId: number): Promise<void> {
  const jobs = jobSender(studio.server.members)
  try {
    await applyScheduled({ members: studio.server.members, jobs })({ importId }, { id: '' })
  } finally {
    await jobs.close()
  }
}
