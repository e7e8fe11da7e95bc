import { askForPrice, sendFavorites } from '@belvedere/contract/calls/enquiries'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { RIVA, SAVSKI_VIDIK } from '../../testing/identities.ts'
import { openSalesDesk, type SalesDesk } from '../../testing/sales-desk.ts'
import { solvedChallenge } from '../../testing/solved-challenge.ts'

let desk: SalesDesk
let server: SalesDesk['server']
let mailbox: SalesDesk['mailbox']
beforeAll(async () => {
  desk = await openSalesDesk()
  server = desk.server
  mailbox = desk.mailbox
})
afterAll(() => desk?.close())
beforeEach(() => desk.sendHome())

const staff = (role: Parameters<SalesDesk['staff']>[0], projectId = RIVA) => desk.staff(role, projectId)

const ASKED = {
  apartmentId: 1001,
  emailTemplateToUse: 'askForPrice',
  emailAddress: 'ana@visitor.example',
  firstName: 'Ana',
  lastName: 'Savić',
  phoneNumber: '+381 64 123 4567',
  note: 'Is it quiet?\nAna',
  localeId: 'en',
  contactTime: 'after 17:00',
}

const FAVOURITES = { favoritesList: [1001, 1002], emailAddress: 'ana@visitor.example', localeId: 'en' }

async function ask(body: object = {}) {
  const headers = await solvedChallenge(server)
  return server.read(askForPrice, {}, {}, headers, { ...ASKED, ...body })
}

async function send(body: object = {}) {
  const headers = await solvedChallenge(server)
  return server.read(sendFavorites, {}, {}, headers, { ...FAVOURITES, ...body })
}

/** Where it is answered, at the desk. */
async function atTheDesk(id: string, prefix = ''): Promise<string> {
  const { number } = await server.owner
    .selectFrom('enquiries')
    .where('id', '=', id)
    .select('number')
    .executeTakeFirstOrThrow()
  return `https://homes.example${prefix}/desk/${RIVA}/enquiries/${number}`
}

it("mails the apartment's facts, the way to answer and a link back, in English [ASK-04, API-81, INB-06]", async () => {
  const agent = await staff('sales_agent')
  const { id, projectId, apartmentIds } = await ask()
  expect({ projectId, apartmentIds }).toEqual({ projectId: RIVA, apartmentIds: [1001] })
  const mail = await mailbox.waitForMail(agent)
  expect(mail.subject).toBe('Price enquiry: R1-101, Riva')
  expect(mail.messageId).toMatch(new RegExp(`^<${id}\\.\\d+@belvedere\\.example>$`))
  expect(mail.headers['reply-to']).toBe('ana@visitor.example')
  for (const words of [mail.text, withoutTags(mail.html)])
    for (const fact of [
      'R1-101',
      'Riva One',
      'Available',
      '82.4\u00a0m²',
      'Two bedrooms',
      'Ana Savić',
      'ana@visitor.example',
      '+381 64 123 4567',
      'after 17:00',
      'Is it quiet?',
    ])
      expect(words).toContain(fact)
  expect(mail.text).toMatch(/Floor: 1\nRooms: 3\n/)
  expect(mail.links).toEqual([
    await atTheDesk(id),
    'https://homes.example/masterplan/2/building/1/apartment/1001',
  ])
  expect(mail.html).toContain('<html lang="en"')
})

it("mails the apartment's facts, the way to answer and a link back, in Serbian [ASK-04, API-81, INB-06]", async () => {
  const agent = await staff('sales_agent')
  const { id } = await ask({ localeId: 'rs' })
  const mail = await mailbox.waitForMail(agent)
  expect(mail.subject).toBe('Upit za cenu: R1-101, Riva')
  expect(mail.text).toMatch(/Status: Slobodan\nPovršina: 82,4\u00a0m²\nSprat: 1\nSobe: 3\n/)
  expect(mail.text).toContain('Ime: Ana Savić')
  expect(mail.links).toEqual([
    await atTheDesk(id, '/rs'),
    'https://homes.example/rs/masterplan/2/building/1/apartment/1001',
  ])
  expect(mail.html).toContain('<html lang="sr-Latn"')
})

it('goes to every sales agent on the project, each in a mail of their own [ASK-04]', async () => {
  const agents = [await staff('sales_agent'), await staff('sales_agent')]
  const others = [await staff('project_admin'), await staff('project_editor'), await staff('user')]
  others.push(await staff('sales_agent', SAVSKI_VIDIK))
  others.push(await desk.staff('sales_agent', RIVA, { blocked: true }))
  await ask()
  const mails = await Promise.all(agents.map((agent) => mailbox.waitForMail(agent)))
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(agents.length)
  expect(mails.map(({ headers }) => headers.to)).toEqual(agents)
  for (const other of others) expect(await mailbox.mailsTo(other)).toEqual([])
})

it('goes to the admins of a project that has no agent [ASK-04]', async () => {
  const admin = await staff('project_admin')
  const editor = await staff('project_editor')
  await ask()
  expect((await mailbox.waitForMail(admin)).headers.to).toBe(admin)
  expect(await mailbox.mailsTo(editor)).toEqual([])
})

it('goes to the configured address for a project that has nobody [ASK-04]', async () => {
  const { id } = await ask()
  const { messageId } = await mailbox.waitForMail(server.config.enquiryAddress)
  expect(messageId).toContain(id)
})

it('carries no price: neither the worker can read one nor does a mail name one [ASK-04]', async () => {
  const agent = await staff('sales_agent')
  const { price } = await server.owner
    .selectFrom('apartment_prices')
    .where('apartment_id', '=', 1001)
    .select('price')
    .executeTakeFirstOrThrow()
  await ask()
  await send({ emailAddress: 'ana@visitor.example' })
  await mailbox.waitForMail(agent, 2)
  const all = (await mailbox.mails()).map(({ text, html, subject }) => text + html + subject).join()
  for (const sight of [String(price), price.toLocaleString('en-US'), price.toLocaleString('sr-Latn')])
    expect(all).not.toContain(sight)
})

it('shows what a sender typed as text, and lets it add neither a header nor a recipient [API-81]', async () => {
  const agent = await staff('sales_agent')
  await ask({ firstName: '<b>Ana</b>', note: '<img src=x>\nBcc: eve@visitor.example' })
  const mail = await mailbox.waitForMail(agent)
  expect(mail.html).toContain('&lt;b&gt;Ana&lt;/b&gt;')
  expect(mail.html).not.toContain('<img src=x>')
  expect(mail.headers.bcc).toBeUndefined()
})

it('takes a name of a mail that it does not know for the usual one [API-81]', async () => {
  const agent = await staff('sales_agent')
  await ask({ emailTemplateToUse: 'no such template' })
  expect((await mailbox.waitForMail(agent)).subject).toBe('Price enquiry: R1-101, Riva')
})

it.each([
  ['firstName', ''],
  ['firstName', '  '],
  ['lastName', ''],
  ['emailAddress', ''],
  ['emailAddress', 'ana@visitor'],
  ['emailAddress', 'ana@visitor.example\nBcc: eve@visitor.example'],
  ['phoneNumber', ''],
  ['phoneNumber', '064/123 x'],
  ['note', 'a'.repeat(300)],
  ['note', 'a\u0000b'],
  ['localeId', 'de'],
  ['apartmentId', '1001'],
])('refuses %s %j, and accepts nothing [API-81]', async (field, value) => {
  const count = async () => (await server.owner.selectFrom('enquiries').select('id').execute()).length
  const before = await count()
  const headers = await solvedChallenge(server)
  const reply = await server.ask(askForPrice, {}, {}, headers, { ...ASKED, [field]: value })
  expect(reply.statusCode).toBe(400)
  expect(reply.json().errors[0]).toMatchObject({
    code: 'invalid-input',
    detail: expect.stringContaining(field),
  })
  expect(await count()).toBe(before)
})

it('takes a request without a note and a contact time [API-81]', async () => {
  const agent = await staff('sales_agent')
  const { note: _, contactTime: __, emailTemplateToUse: ___, ...rest } = ASKED
  const reply = await server.ask(askForPrice, {}, {}, await solvedChallenge(server), rest)
  expect(reply.statusCode).toBe(200)
  expect((await mailbox.waitForMail(agent)).text).not.toMatch(/Note|Contact time/)
})

it('answers 404 for an apartment that is not there or not published [API-81, API-78]', async () => {
  const statusOf = async (apartmentId: number) =>
    server.status(askForPrice, {}, {}, await solvedChallenge(server), { ...ASKED, apartmentId })
  expect(await statusOf(999_999)).toBe(404)
  await server.owner.updateTable('buildings').set({ publish: false }).where('id', '=', 1).execute()
  expect(await statusOf(1001)).toBe(404)
  const favourites = await server.ask(sendFavorites, {}, {}, await solvedChallenge(server), FAVOURITES)
  expect(favourites.statusCode).toBe(404)
  await server.owner.updateTable('buildings').set({ publish: true }).where('id', '=', 1).execute()
})

const withoutTags = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll('&#39;', "'")
