import { sendFavorites, sendFavoritesOfClientApp } from '@belvedere/contract/calls/enquiries'
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

const FAVOURITES = { favoritesList: [1001, 1002], emailAddress: 'ana@visitor.example', localeId: 'en' }

async function send(body: object = {}) {
  const headers = await solvedChallenge(server)
  return server.read(sendFavorites, {}, {}, headers, { ...FAVOURITES, ...body })
}

/** A second project with an apartment in it, of which nobody else knows. */
async function apartmentNextDoor(): Promise<number> {
  const project_id = SAVSKI_VIDIK
  const name = { 1: 'Next door' }
  const masterplan = await server.owner
    .insertInto('masterplans')
    .values({ project_id, name, publish: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  const building = await server.owner
    .insertInto('buildings')
    .values({ project_id, masterplan_id: masterplan.id, name, publish: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  const type = await server.owner
    .insertInto('apartment_types')
    .values({ project_id, name, type_key: 'studio' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const apartment = await server.owner
    .insertInto('apartments')
    .values({
      project_id,
      building_id: building.id,
      apartment_type_id: type.id,
      name: 'SV-1',
      floor: 1,
      rooms: 1,
      area: 30,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return apartment.id
}

it("reaches an agent's mailbox with the list of favourites [FAV-05, API-78]", async () => {
  const agent = await staff('sales_agent')
  const [enquiry] = await send()
  expect(enquiry?.apartmentIds).toEqual([1001, 1002])
  const mail = await mailbox.waitForMail(agent)
  expect(mail.subject).toBe('Favourites: 2 apartments, Riva')
  expect(mail.messageId).toContain(`<${enquiry?.id}.`)
  expect(mail.headers['reply-to']).toBe('ana@visitor.example')
  expect(mail.links).toEqual([
    expect.stringMatching(/^https:\/\/homes\.example\/desk\/1\/enquiries\/\d+$/),
    'https://homes.example/masterplan/2/building/1/apartment/1001',
    'https://homes.example/masterplan/2/building/1/apartment/1002',
  ])
})

it.each([
  [1, '1 stan'],
  [3, '3 stana'],
  [5, '5 stanova'],
])('counts %i favourites in Serbian: %s [FAV-05]', async (count, words) => {
  const agent = await staff('sales_agent')
  await send({ favoritesList: Array.from({ length: count }, (_, index) => 1001 + index), localeId: 'rs' })
  expect((await mailbox.waitForMail(agent)).subject).toBe(`Omiljeni: ${words}, Riva`)
})

it('refuses favourites without a valid e-mail address, with a code [FAV-05, API-78]', async () => {
  for (const emailAddress of ['', 'ana', 'ana@visitor']) {
    const body = { ...FAVOURITES, emailAddress }
    const reply = await server.ask(sendFavorites, {}, {}, await solvedChallenge(server), body)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors[0].detail).toContain('emailAddress')
  }
})

it('lets a visitor send favourites: one mail for each project concerned [FAV-07, API-78]', async () => {
  const nextDoor = await apartmentNextDoor()
  const [agent, neighbour] = [await staff('sales_agent'), await staff('sales_agent', SAVSKI_VIDIK)]
  const enquiries = await send({ favoritesList: [nextDoor, 1002, 1001, 1001, 999_999] })
  expect(enquiries.map(({ projectId, apartmentIds }) => [projectId, apartmentIds])).toEqual([
    [RIVA, [1001, 1002]],
    [SAVSKI_VIDIK, [nextDoor]],
  ])
  expect((await mailbox.waitForMail(agent)).text).not.toContain('SV-1')
  const other = await mailbox.waitForMail(neighbour)
  expect(other.text).toContain('SV-1')
  expect(other.text).not.toContain('R1-101')
})

it("sends only the apartments of a client app's own project [API-21, FAV-07]", async () => {
  const nextDoor = await apartmentNextDoor()
  const agent = await staff('sales_agent')
  const params = await server.owner
    .insertInto('client_apps')
    .values({ project_id: RIVA, name: 'Sales office' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const body = { ...FAVOURITES, favoritesList: [1001, nextDoor] }
  const enquiries = await server.read(
    sendFavoritesOfClientApp,
    params,
    {},
    await solvedChallenge(server),
    body,
  )
  expect(enquiries.map(({ projectId }) => projectId)).toEqual([RIVA])
  expect((await mailbox.waitForMail(agent)).subject).toBe('Favourites: 1 apartment, Riva')
  const headers = await solvedChallenge(server)
  const elsewhere = { ...FAVOURITES, favoritesList: [nextDoor] }
  expect(await server.status(sendFavoritesOfClientApp, params, {}, headers, elsewhere)).toBe(404)
})
