import { randomUUID } from 'node:crypto'
import { askForPrice } from '@belvedere/contract/calls/enquiries'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connectDatabase } from '../../platform/database/database.ts'
import { jobSender } from '../../platform/jobs/jobs.ts'
import { connectMail } from '../../platform/mail/mail.ts'
import { type Mailbox, startMailbox } from '../../testing/mailbox.ts'
import { solvedChallenge } from '../../testing/solved-challenge.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { startWorker } from '../../worker.ts'
import { agentMail } from './agent-mail.ts'
import { enquiryMail } from './enquiry-mail.ts'

let server: TestApp
let mailbox: Mailbox
let config: TestApp['config']
beforeAll(async () => {
  server = await createTestApp()
  mailbox = await startMailbox()
  config = { ...server.config, smtpUrl: mailbox.smtpUrl }
})
afterAll(async () => {
  await mailbox?.close()
  await server?.close()
})

const BODY = {
  apartmentId: 1001,
  emailAddress: 'ana@visitor.example',
  firstName: 'Ana',
  lastName: 'Savić',
  phoneNumber: '064 123',
  localeId: 'en',
}

const ask = async (headers: Record<string, string> = {}) =>
  server.ask(askForPrice, {}, {}, { ...(await solvedChallenge(server)), ...headers }, BODY)

const mailsOf = async (id: string) =>
  (await mailbox.mails()).filter(({ messageId }) => messageId.startsWith(`<${id}.`))

const arrived = (id: string) => expect.poll(() => mailsOf(id), { timeout: 25_000 }).not.toEqual([])

it('mails what was accepted while no worker and no mail server ran, once both are back [ASK-07]', async () => {
  await mailbox.kill()
  const { id } = (await ask()).json().data
  const worker = await startWorker(config, server.app.log)
  try {
    await expect.poll(() => triesOf(id), { timeout: 20_000 }).toContain('retry')
    await mailbox.restart()
    await arrived(id)
    expect(await mailsOf(id)).toHaveLength(1)
  } finally {
    await worker.stop()
  }
})

it('mails again under the same Message-ID when a worker died before it could say that it had [ASK-07]', async () => {
  const { id } = (await ask()).json().data
  const [db, members] = [connectDatabase(config.visitorUrl), connectDatabase(config.memberUrl)]
  const mailer = connectMail(config)
  const jobs = jobSender(members)
  const handOut = enquiryMail({ members, jobs })
  const mail = agentMail({ db, members, jobs, mailer, config })
  const rows = server.owner.selectFrom('enquiry_mails').where('enquiry_id', '=', id)
  try {
    // Two workers at once, and one that comes later: it is handed out once.
    await Promise.all([handOut({ enquiryId: id }), handOut({ enquiryId: id })])
    await handOut({ enquiryId: id })
    await handOut({ enquiryId: randomUUID() })
    const { id: mailId } = await rows.select('id').executeTakeFirstOrThrow()
    expect(await rows.select('id').execute()).toHaveLength(1)
    await mail({ mailId, attempt: 0 })
    await arrived(id)
    const forget = server.owner
      .updateTable('enquiry_mails')
      .set({ state: 'waiting' })
      .where('id', '=', mailId)
    await forget.execute()
    await mail({ mailId, attempt: 0 })
    await expect.poll(async () => (await mailsOf(id)).length, { timeout: 20_000 }).toBe(2)
    await mail({ mailId, attempt: 0 })
    await mail({ mailId: 2_000_000_000, attempt: 0 })
    expect(await mailsOf(id)).toHaveLength(2)
  } finally {
    await jobs.close()
    mailer.close()
    await Promise.all([db.destroy(), members.destroy()])
  }
})

it('accepts an enquiry and its mail together, or neither: no job, no row [ASK-07]', async () => {
  const key = randomUUID()
  const tables = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema = 'jobs' and table_type = 'BASE TABLE'`.execute(server.owner)
  const each = (statement: 'revoke' | 'grant') =>
    Promise.all(
      tables.rows.map(({ name }) =>
        sql`${sql.raw(`${statement} insert on ${name} ${statement === 'grant' ? 'to' : 'from'} belvedere_staff`)}`.execute(
          server.owner,
        ),
      ),
    )
  await each('revoke')
  const refused = await ask({ 'idempotency-key': key })
  expect(refused.statusCode).toBeGreaterThanOrEqual(500)
  await each('grant')
  const rows = server.owner.selectFrom('enquiries').where('idempotency_key', '=', key).select('id')
  expect(await rows.execute()).toEqual([])
  const accepted = await ask({ 'idempotency-key': key })
  expect(accepted.statusCode).toBe(200)
  expect(await jobsOf(accepted.json().data.id)).toHaveLength(1)
})

it('gives the challenge back when an enquiry could not be accepted [ASK-07]', async () => {
  const headers = await solvedChallenge(server)
  const missing = { ...BODY, apartmentId: 999_999 }
  expect((await server.ask(askForPrice, {}, {}, headers, missing)).statusCode).toBe(404)
  expect((await server.ask(askForPrice, {}, {}, headers, BODY)).statusCode).toBe(200)
})

/** How the jobs stand that mail an enquiry. */
async function triesOf(enquiryId: string): Promise<string[]> {
  const jobs = await sql<{ state: string }>`
    select job.state from jobs.job join enquiry_mails as mail on mail.id::text = data ->> 'mailId'
    where mail.enquiry_id = ${enquiryId}`.execute(server.owner)
  return jobs.rows.map(({ state }) => state)
}

async function jobsOf(enquiryId: string): Promise<{ state: string }[]> {
  const jobs = await sql<{ state: string }>`
    select state from jobs.job where data ->> 'enquiryId' = ${enquiryId}`.execute(server.owner)
  return jobs.rows
}
