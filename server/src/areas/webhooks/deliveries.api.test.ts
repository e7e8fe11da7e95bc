import { claimApartment } from '@belvedere/contract/calls/claims'
import { eraseBuyer } from '@belvedere/contract/calls/privacy'
import { listWebhookDeliveries, sendWebhookAgain } from '@belvedere/contract/calls/webhooks'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { inHours } from '../../testing/claim-samples.ts'
import { makeEnquiry } from '../../testing/desk-samples.ts'
import { type Identities, makeIdentities, RIVA } from '../../testing/identities.ts'
import { CANARY, plantCanary, SIGHTING } from '../../testing/price-canary.ts'
import { type Behaviour, startReceiver } from '../../testing/receiver.ts'
import { freeApartment } from '../../testing/staff-samples.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeEndpoint } from '../../testing/webhook-samples.ts'
import { deliverWebhooks } from './deliver-webhooks.ts'

const APARTMENT = 1003
const PATIENCE = { timeout: 20_000, interval: 50 }

let server: TestApp
let people: Identities
beforeAll(async () => {
  server = await createTestApp()
  await plantCanary(server)
  people = await makeIdentities(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.owner.deleteFrom('webhook_endpoints').execute()
  await freeApartment(server, APARTMENT)
})

/** A receiver of everything, and somebody who delivers to it. */
async function listening(behave?: (nth: number) => Behaviour, address?: string) {
  let secret = ''
  const receiver = await startReceiver(() => secret, behave)
  onTestFinished(receiver.close)
  const endpoint = await makeEndpoint(server, {
    address: address ?? receiver.address,
    kinds: ['enquiry.created', 'apartment.status-changed', 'reservation.*'],
    active: true,
  })
  secret = endpoint.secret
  deliver([receiver.host])
  return { ...receiver, endpoint }
}

function deliver(webhookInsideHosts: string[]) {
  const config = { ...server.config, webhookInsideHosts }
  const delivering = deliverWebhooks({
    members: server.members,
    config,
    log: server.app.log,
    answerWithinMs: 500,
  })
  onTestFinished(delivering.stop)
}

const admin = () => people.project_admin.headers

const deliveries = () => server.read(listWebhookDeliveries, { projectId: RIVA }, {}, admin())

const untilOne = (facts: object) =>
  expect.poll(async () => (await deliveries())[0], PATIENCE).toMatchObject(facts)

/** Three days in a moment. */
const passTime = () =>
  sql`update webhook_deliveries set next_try_at = now() where state = 'waiting' and leased_until is null`.execute(
    server.owner,
  )

async function hold() {
  const headers = { ...people.sales_agent.headers, 'idempotency-key': crypto.randomUUID() }
  const body = { kind: 'hold', buyer: 'Vera Lukić', until: inHours(2) }
  const reply = await server.ask(claimApartment, { projectId: RIVA, id: APARTMENT }, {}, headers, body)
  expect(reply.statusCode).toBe(201)
}

describe('what happens is told', () => {
  it('by webhook: apartment.status-changed and reservation.held, signed, without price or buyer [INB-04]', async () => {
    const { received } = await listening()
    await hold()
    await expect.poll(() => received.length, PATIENCE).toBeGreaterThanOrEqual(2)
    const told = new Map(received.map(({ message }) => [message?.type, message?.data]))
    expect(told.get('apartment.status-changed')).toMatchObject({
      projectId: RIVA,
      apartmentId: APARTMENT,
      from: 'available',
      to: 'pending-reservation',
    })
    expect(told.get('reservation.held')).toMatchObject({ apartmentId: APARTMENT, kind: 'hold' })
    expect(received.every(({ message }) => message)).toBe(true)
    const all = received.map(({ text }) => text).join('\n')
    expect(all).not.toMatch(SIGHTING)
    expect(all).not.toContain(String(CANARY))
    expect(all).not.toContain('Vera')
  })

  it('enquiry.created, with what is needed to answer the buyer [INB-04]', async () => {
    const { received } = await listening()
    const enquiryId = await makeEnquiry(server, { emailAddress: 'iva@visitor.example' })
    await expect.poll(() => received.length, PATIENCE).toBe(1)
    expect(received[0]?.message).toMatchObject({
      type: 'enquiry.created',
      data: {
        projectId: RIVA,
        enquiryId,
        kind: 'ask-for-price',
        apartmentIds: [1001],
        emailAddress: 'iva@visitor.example',
        firstName: 'Ana',
        language: 'en',
      },
    })
    expect(received[0]?.text).not.toMatch(SIGHTING)
  })

  it('together with what it tells, or not at all [INB-04]', async () => {
    await listening()
    const undone = server.owner.transaction().execute(async (db) => {
      await makeEnquiry({ owner: db } as unknown as TestApp)
      throw new Error('changed our mind')
    })
    await expect(undone).rejects.toThrow('changed our mind')
    expect(await deliveries()).toEqual([])
  })

  it('to nobody who did not ask for it, or is switched off [INB-04]', async () => {
    await makeEndpoint(server, { kinds: ['reservation.*'], active: true, address: 'https://a.example/' })
    await makeEndpoint(server, { kinds: ['enquiry.created'], active: false })
    await makeEnquiry(server)
    expect(await deliveries()).toEqual([])
  })
})

describe('a receiver', () => {
  it('that fails is tried again under the same id until it has it [INB-04]', async () => {
    const { received } = await listening((nth) => (nth < 3 ? 'fail' : 'ok'))
    await makeEnquiry(server)
    await expect
      .poll(async () => {
        await passTime()
        return (await deliveries())[0]?.state
      }, PATIENCE)
      .toBe('delivered')
    expect(received.map(({ answered }) => answered)).toEqual(['fail', 'fail', 'fail', 'ok'])
    expect(new Set(received.map(({ id }) => id)).size).toBe(1)
    expect(received.every(({ message }) => message)).toBe(true)
    expect((await deliveries())[0]).toMatchObject({ attempts: 4, answer: 204, nextTryAt: null })
  })

  it.each([
    ['hangs', 'hang', { state: 'waiting', answer: null, problem: 'too-slow' }],
    ['hangs up', 'hang-up', { state: 'waiting', answer: null, problem: 'no-answer' }],
    ['answers slowly', 'slow', { state: 'delivered', answer: 200 }],
    ['answers without end', 'endless', { state: 'delivered', answer: 200 }],
    ['says less than it promised', 'short', { state: 'delivered', answer: 200 }],
    ['sends us elsewhere', 'redirect', { state: 'waiting', answer: 307 }],
  ] as const)('that %s holds nobody up [INB-04]', async (_, behaviour, facts) => {
    const { elsewhere } = await listening(() => behaviour)
    await makeEnquiry(server)
    await untilOne({ attempts: 1, ...facts })
    expect(elsewhere()).toBe(0)
  })

  it('is retried for 3 days, then shown as failed and sent again by hand [INB-04]', async () => {
    let works = false
    const { received } = await listening(() => (works ? 'ok' : 'fail'))
    await makeEnquiry(server)
    await untilOne({ attempts: 1, answer: 503 })
    await sql`update webhook_deliveries set attempts = 29, next_try_at = now()`.execute(server.owner)
    await untilOne({ state: 'failed', attempts: 30, answer: 503, nextTryAt: null })
    const id = (await deliveries())[0]?.id ?? 0
    works = true
    expect(await server.read(sendWebhookAgain, { projectId: RIVA, id }, {}, admin())).toMatchObject({
      state: 'waiting',
    })
    await untilOne({ state: 'delivered', attempts: 31, answer: 204 })
    expect(new Set(received.map((one) => one.id)).size).toBe(1)
  })

  it('gets what a process that died had begun to send [INB-04]', async () => {
    const { received, endpoint } = await listening()
    await sql`update webhook_endpoints set active = false`.execute(server.owner)
    await sql`with event as (insert into webhook_events (project_id, kind) values (${RIVA}, 'webhook.test') returning id)
      insert into webhook_deliveries (project_id, event_id, endpoint_id, attempts, leased_until)
      select ${RIVA}, id, ${endpoint.id}, 1, now() + interval '2 s' from event`.execute(server.owner)
    await sql`update webhook_endpoints set active = true`.execute(server.owner)
    await untilOne({ state: 'delivered', attempts: 2 })
    expect(received.map(({ message }) => message?.type)).toEqual(['webhook.test'])
  })
})

describe('an address inside the installation’s own network', () => {
  it.each(['https://127.0.0.1/', 'https://[::1]/', 'https://localhost/', 'http://127.0.0.1:1/'])(
    'is never sent to: %s [INB-04]',
    async (address) => {
      await listening(undefined, address)
      await makeEnquiry(server)
      await untilOne({ attempts: 1, answer: null, problem: 'address-refused' })
    },
  )
})

describe('a buyer who is erased', () => {
  it('is told to nobody from then on, and nothing of them is kept among what was sent [PRV-02]', async () => {
    const emailAddress = 'gone@visitor.example'
    const { received } = await listening((nth) => (nth === 0 ? 'fail' : 'ok'))
    await makeEnquiry(server, { emailAddress })
    await untilOne({ attempts: 1, state: 'waiting' })
    const kept = await sql<{ row: string }>`select webhook_events::text as row from webhook_events`.execute(
      server.owner,
    )
    expect(JSON.stringify(kept.rows)).not.toContain('gone@')
    const body = { emailAddress, confirm: 1 }
    expect(await server.status(eraseBuyer, { projectId: RIVA }, {}, admin(), body)).toBe(200)
    await passTime()
    await untilOne({ state: 'erased' })
    expect(received).toHaveLength(1)
    const id = (await deliveries())[0]?.id ?? 0
    expect(await server.status(sendWebhookAgain, { projectId: RIVA, id }, {}, admin())).toBe(404)
  })
})
