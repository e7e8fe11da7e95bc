import { randomUUID } from 'node:crypto'
import { askForPrice, sendFavorites } from '@belvedere/contract/calls/enquiries'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { solvedChallenge } from '../../testing/solved-challenge.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const BODY = {
  apartmentId: 1001,
  emailAddress: 'ana@visitor.example',
  firstName: 'Ana',
  lastName: 'Savić',
  phoneNumber: '064 123',
  localeId: 'en',
}

const headersOf = async (key: string) => ({ 'idempotency-key': key, ...(await solvedChallenge(server)) })

const countOf = async (key: string) =>
  (await server.owner.selectFrom('enquiries').where('idempotency_key', '=', key).select('id').execute())
    .length

async function jobsOf(enquiryId: string): Promise<number> {
  const jobs = await sql`select from jobs.job where data ->> 'enquiryId' = ${enquiryId}`.execute(server.owner)
  return jobs.rows.length
}

it('takes the same key and body for the same enquiry, though its challenge is used [ASK-07, API-81]', async () => {
  const headers = await headersOf(randomUUID())
  const first = await server.ask(askForPrice, {}, {}, headers, BODY)
  expect(first.statusCode).toBe(200)
  const again = await server.ask(askForPrice, {}, {}, headers, BODY)
  expect(again.statusCode).toBe(200)
  expect(again.json()).toEqual(first.json())
  // A retry may come after the form was opened anew: without a challenge, or with its fields in another order.
  const { apartmentId, ...rest } = BODY
  const bare = { 'idempotency-key': headers['idempotency-key'] }
  const third = await server.ask(askForPrice, {}, {}, bare, { ...rest, apartmentId })
  expect(third.json()).toEqual(first.json())
  expect(await countOf(headers['idempotency-key'])).toBe(1)
})

it('is one enquiry with one mail when the same key comes 100 times in parallel [ASK-07]', async () => {
  const headers = await headersOf(randomUUID())
  const replies = await Promise.all(
    Array.from({ length: 100 }, () => server.ask(askForPrice, {}, {}, headers, BODY)),
  )
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(new Set(replies.map(({ payload }) => payload)).size).toBe(1)
  expect(await countOf(headers['idempotency-key'])).toBe(1)
  expect(await jobsOf(replies[0]?.json().data.id)).toBe(1)
})

it('is one enquiry also when each of the 100 passed the security check for itself [ASK-07]', async () => {
  const key = randomUUID()
  const headers = await Promise.all(Array.from({ length: 100 }, () => headersOf(key)))
  const replies = await Promise.all(headers.map((one) => server.ask(askForPrice, {}, {}, one, BODY)))
  expect(new Set(replies.map(({ payload }) => payload)).size).toBe(1)
  expect(await countOf(key)).toBe(1)
})

it('refuses another body, or another call, under a key that is taken [ASK-07]', async () => {
  const key = randomUUID()
  await server.ask(askForPrice, {}, {}, await headersOf(key), BODY)
  const refused = [
    await server.ask(askForPrice, {}, {}, await headersOf(key), { ...BODY, note: 'Call me' }),
    await server.ask(sendFavorites, {}, {}, await headersOf(key), { ...BODY, favoritesList: [1001] }),
  ]
  for (const reply of refused) {
    expect(reply.statusCode).toBe(422)
    expect(reply.json().errors[0].code).toBe('key-reused')
  }
  expect(await countOf(key)).toBe(1)
})

it('is one enquiry for each project, however often a favourites list comes [FAV-07, ASK-07]', async () => {
  const key = randomUUID()
  const headers = await headersOf(key)
  const body = { ...BODY, favoritesList: [1001, 1002, 1001] }
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => server.ask(sendFavorites, {}, {}, headers, body)),
  )
  expect(new Set(replies.map(({ payload }) => payload)).size).toBe(1)
  expect(await countOf(key)).toBe(1)
})

it.each(['short', 'x'.repeat(256), 'with a space'])('refuses the key %j [API-81]', async (key) => {
  const reply = await server.ask(askForPrice, {}, {}, { 'idempotency-key': key }, BODY)
  expect(reply.statusCode).toBe(400)
  expect(reply.json().errors[0]).toMatchObject({
    code: 'invalid-input',
    detail: expect.stringMatching(/Key/),
  })
})

it('takes requests without a key for different ones [API-81]', async () => {
  const ids = await Promise.all(
    [1, 2].map(async () => (await server.read(askForPrice, {}, {}, await solvedChallenge(server), BODY)).id),
  )
  expect(new Set(ids).size).toBe(2)
})
