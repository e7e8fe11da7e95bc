import { randomUUID } from 'node:crypto'
import { askForPrice } from '@belvedere/contract/calls/enquiries'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { addressOf } from '../../testing/address-of.ts'
import { solvedChallenge } from '../../testing/solved-challenge.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const BODY = {
  apartmentId: 1001,
  emailAddress: 'ana@visitor.example',
  firstName: 'Ana',
  lastName: 'Savić',
  phoneNumber: '064 123',
  localeId: 'en',
}

async function openServer(settings: Record<string, string>): Promise<TestApp> {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const server = await createTestApp()
  onTestFinished(server.close)
  return server
}

async function askFrom(server: TestApp, remoteAddress: string, key: string = randomUUID()): Promise<number> {
  const reply = await server.app.inject({
    method: 'POST',
    url: addressOf(askForPrice, {}),
    remoteAddress,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(await solvedChallenge(server)),
    },
    payload: JSON.stringify(BODY),
  })
  if (reply.statusCode === 429) expect(reply.json().errors[0].code).toBe('too-many-requests')
  return reply.statusCode
}

it('takes so many enquiries in an hour from one address, and retries beside [SEC-07]', {
  retry: 1,
}, async () => {
  const server = await openServer({ ENQUIRY_RATE_LIMIT: '3' })
  const key = randomUUID()
  expect(await askFrom(server, '203.0.113.1', key)).toBe(200)
  for (let nth = 0; nth < 5; nth += 1) expect(await askFrom(server, '203.0.113.1', key)).toBe(200)
  expect(await askFrom(server, '203.0.113.1')).toBe(200)
  expect(await askFrom(server, '203.0.113.1')).toBe(200)
  expect(await askFrom(server, '203.0.113.1')).toBe(429)
  expect(await askFrom(server, '203.0.113.1', key)).toBe(200)
  expect(await askFrom(server, '203.0.113.2')).toBe(200)
})

it('counts the addresses of one IPv6 network as one [SEC-07]', { retry: 1 }, async () => {
  const server = await openServer({ ENQUIRY_RATE_LIMIT: '2' })
  expect(await askFrom(server, '2001:db8:1:2::1')).toBe(200)
  expect(await askFrom(server, '2001:db8:1:2:ffff::2')).toBe(200)
  expect(await askFrom(server, '2001:db8:1:2:aaaa::3')).toBe(429)
  expect(await askFrom(server, '2001:db8:1:3::1')).toBe(200)
})

it('takes so many enquiries in an hour for one project, wherever they come from [SEC-07]', async () => {
  const server = await openServer({ ENQUIRY_PROJECT_RATE_LIMIT: '2' })
  expect(await askFrom(server, '203.0.113.1')).toBe(200)
  expect(await askFrom(server, '203.0.113.2')).toBe(200)
  expect(await askFrom(server, '203.0.113.3')).toBe(429)
  await server.owner
    .updateTable('enquiries')
    .set({ accepted_at: new Date(Date.now() - 3_700_000) })
    .execute()
  expect(await askFrom(server, '203.0.113.3')).toBe(200)
})

it('takes 60 in an hour from an address and 1,200 for a project, unless told otherwise [SEC-07]', async () => {
  vi.stubEnv('ENQUIRY_RATE_LIMIT', '')
  vi.stubEnv('ENQUIRY_PROJECT_RATE_LIMIT', '')
  const server = await createTestApp()
  onTestFinished(server.close)
  expect(server.config.enquiryLimits).toEqual({ perAddress: 60, perProject: 1_200 })
})
