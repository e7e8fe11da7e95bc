import { askForPrice } from '@belvedere/contract/calls/enquiries'
import { listUndeliveredMails, sendMailAgain } from '@belvedere/contract/calls/undelivered-mails'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeAccount } from '../../testing/accounts.ts'
import { makeUndelivered } from '../../testing/desk-samples.ts'
import { type Identities, makeIdentities, RIVA, SAVSKI_VIDIK } from '../../testing/identities.ts'
import { REFUSED_DOMAIN } from '../../testing/mailbox.ts'
import { openSalesDesk, type SalesDesk } from '../../testing/sales-desk.ts'
import { solvedChallenge } from '../../testing/solved-challenge.ts'

let desk: SalesDesk
let server: SalesDesk['server']
let mailbox: SalesDesk['mailbox']
let admin: Record<string, string>
let people: Identities
beforeAll(async () => {
  desk = await openSalesDesk()
  server = desk.server
  mailbox = desk.mailbox
  people = await makeIdentities(server)
  admin = people.super_admin.headers
})
afterAll(() => desk?.close())
beforeEach(async () => {
  await desk.sendHome()
  await server.owner.deleteFrom('enquiry_mails').execute()
})
afterEach(() => desk.refuseMails(false))

const WITHIN = { timeout: 40_000 }

async function ask(): Promise<string> {
  const enquiry = await server.read(askForPrice, {}, {}, await solvedChallenge(server), {
    apartmentId: 1001,
    emailAddress: 'ana@visitor.example',
    firstName: 'Ana',
    lastName: 'Savić',
    phoneNumber: '064 123',
    localeId: 'en',
  })
  return enquiry.id
}

async function undelivered(query = {}) {
  const reply = await server.ask(listUndeliveredMails, { projectId: RIVA }, query, admin)
  const { data, meta } = reply.json()
  return { mails: data.map(({ attributes }: { attributes: object }) => attributes), meta }
}

const mailsOf = (enquiryId: string) =>
  server.owner
    .selectFrom('enquiry_mails as mail')
    .leftJoin('users', 'users.id', 'mail.user_id')
    .where('enquiry_id', '=', enquiryId)
    .select(['mail.id', 'users.email', 'mail.state', 'mail.attempts', 'mail.last_refusal as refusal'])
    .orderBy('mail.id')
    .execute()

/** Handed out, and each of its mails is sent or refused. */
const ended = (enquiryId: string) =>
  expect
    .poll(async () => {
      const states = (await mailsOf(enquiryId)).map(({ state }) => state)
      return states.length > 0 && !states.includes('waiting')
    }, WITHIN)
    .toBe(true)

it("ends one agent's mail visibly when it is refused for good, and the others go on [SEC-07]", async () => {
  const first = await desk.staff('sales_agent', RIVA)
  const refused = await desk.staff('sales_agent', RIVA, { domain: REFUSED_DOMAIN })
  const last = await desk.staff('sales_agent', RIVA)
  const id = await ask()
  for (const agent of [first, last]) {
    const mail = await mailbox.waitForMail(agent)
    expect(mail.messageId).toContain(`<${id}.`)
    expect(mail.headers.to).toBe(agent)
  }
  await ended(id)
  expect((await mailsOf(id)).map(({ id: _, ...mail }) => mail)).toEqual([
    { email: first, state: 'sent', attempts: 0, refusal: null },
    { email: refused, state: 'refused', attempts: 1, refusal: '550' },
    { email: last, state: 'sent', attempts: 0, refusal: null },
  ])
  const { mails, meta } = await undelivered()
  expect(meta.total).toBe(1)
  expect(mails).toEqual([
    expect.objectContaining({
      enquiryId: id,
      recipient: refused,
      state: 'refused',
      lastRefusal: '550',
      apartmentIds: [1001],
      nextTryAt: null,
    }),
  ])
})

it('mails about buyers to verified addresses alone [SEC-07]', async () => {
  const unverified = await desk.staff('sales_agent', RIVA, { verified: false })
  const manager = await desk.staff('project_admin', RIVA)
  const id = await ask()
  await mailbox.waitForMail(manager)
  await ended(id)
  expect((await mailsOf(id)).map(({ email }) => email)).toEqual([manager])
  expect(await mailbox.mailsTo(unverified)).toEqual([])
})

it('tries again later what is refused for the moment, until it is taken [SEC-07, ASK-07]', async () => {
  const agent = await desk.staff('sales_agent', RIVA)
  desk.refuseMails(true)
  const id = await ask()
  const begun = Date.now()
  await expect.poll(async () => (await mailsOf(id))[0]?.refusal, WITHIN).toBe('451')
  const { mails } = await undelivered()
  expect(mails).toEqual([expect.objectContaining({ state: 'waiting', attempts: 1, lastRefusal: '451' })])
  expect(Date.parse(mails[0].nextTryAt)).toBeGreaterThan(begun + 10_000)
  desk.refuseMails(false)
  await mailbox.waitForMail(agent)
  await ended(id)
  expect(await mailbox.mailsTo(agent)).toHaveLength(1)
  expect((await undelivered()).mails).toEqual([])
})

it('sends an undelivered mail again when it is told to [SEC-07]', async () => {
  const agent = await desk.staff('sales_agent', RIVA, { domain: REFUSED_DOMAIN })
  const id = await ask()
  await ended(id)
  const [mail] = await mailsOf(id)
  const again = () => server.read(sendMailAgain, { projectId: RIVA, id: mail?.id ?? 0 }, {}, admin)
  expect(await again()).toMatchObject({ state: 'waiting', recipient: agent })
  await expect
    .poll(async () => (await mailsOf(id)).map(({ state, attempts }) => [state, attempts]), WITHIN)
    .toEqual([['refused', 3]])
  const right = `mended-${agent.split('@')[0]}@agents.example`
  await server.owner.updateTable('users').set({ email: right }).where('email', '=', agent).execute()
  await again()
  expect((await mailbox.waitForMail(right)).messageId).toContain(`<${id}.`)
  await ended(id)
  const reply = await server.ask(sendMailAgain, { projectId: RIVA, id: mail?.id ?? 0 }, {}, admin)
  expect(reply.statusCode).toBe(404)
})

it('lists them in parts, the latest first, and those of the project alone [SEC-07, AUT-08]', async () => {
  const { userId } = people.user
  const ids = []
  for (let nth = 0; nth < 5; nth += 1) ids.push(await makeUndelivered(server, userId))
  const first = await undelivered({ 'page[size]': 3 })
  expect(first.meta.total).toBe(5)
  await makeUndelivered(server, userId)
  const rest = await undelivered({ 'page[size]': 3, 'page[after]': first.meta.after })
  const listed = [...first.mails, ...rest.mails].map(({ id }: { id: number }) => id)
  expect(listed).toEqual(ids.toReversed())
  expect(rest.meta.after).toBeNull()
  const elsewhere = await server.ask(listUndeliveredMails, { projectId: SAVSKI_VIDIK }, {}, admin)
  expect(elsewhere.json().data).toEqual([])
  const strange = { projectId: SAVSKI_VIDIK, id: ids[0] ?? 0 }
  expect(await server.status(sendMailAgain, strange, {}, admin)).toBe(404)
})

it('gives what waits for someone who left to the configured address, and nothing to them [SEC-07]', async () => {
  const agent = await desk.staff('sales_agent', RIVA)
  desk.refuseMails(true)
  const id = await ask()
  await expect.poll(async () => (await mailsOf(id))[0]?.refusal, WITHIN).toBe('451')
  await desk.sendHome()
  desk.refuseMails(false)
  await ended(id)
  const fallback = async () =>
    (await mailbox.mailsTo(server.config.enquiryAddress)).map(({ messageId }) => messageId)
  await expect.poll(fallback, WITHIN).toContainEqual(expect.stringContaining(`<${id}.`))
  expect(await mailbox.mailsTo(agent)).toEqual([])
})

it('ends a mail to an account that is refused for good, too [SEC-07]', async () => {
  const { email } = await makeAccount(server, { email: `ana-${Date.now()}@${REFUSED_DOMAIN}` })
  await server.app.jobsReady()
  await server.members
    .transaction()
    .execute((transaction) =>
      server.app.enqueue(transaction, 'account-mail', { about: 'reset-password', name: email, locale: 'en' }),
    )
  const state = async () => {
    const { rows } = await sql<{ state: string; retries: number }>`
      select state, retry_count as retries from jobs.job where data ->> 'name' = ${email}`.execute(
      server.owner,
    )
    return rows
  }
  await expect.poll(state, WITHIN).toEqual([{ state: 'completed', retries: 0 }])
})
