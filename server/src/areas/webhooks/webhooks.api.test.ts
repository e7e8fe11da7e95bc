import {
  addWebhook,
  changeWebhook,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  testWebhook,
} from '@belvedere/contract/calls/webhooks'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Identities, makeIdentities, RIVA, SAVSKI_VIDIK } from '../../testing/identities.ts'
import { refusal } from '../../testing/studio.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
let people: Identities
beforeAll(async () => {
  server = await createTestApp()
  people = await makeIdentities(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.owner.deleteFrom('webhook_endpoints').execute()
})

const here = { projectId: RIVA }
const admin = () => people.project_admin.headers
const add = (address: string) =>
  server.ask(addWebhook, here, {}, admin(), { address, kinds: ['enquiry.created', 'reservation.*'] })

const added = async (address = 'https://crm.example/hooks?key=1') =>
  (await add(address)).json().data.attributes as { id: number; secret: string; address: string }

describe('a webhook', () => {
  it('shows its secret once; what is kept of it is sealed [SET-01]', async () => {
    const { id, secret } = await added()
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    const [listed] = await server.read(listWebhooks, here, {}, admin())
    expect(listed).toMatchObject({
      id,
      address: 'https://crm.example/hooks?key=1',
      kinds: ['enquiry.created', 'reservation.*'],
      active: true,
      failed: 0,
      waiting: 0,
    })
    expect(JSON.stringify(listed)).not.toContain(secret)
    const { rows } = await sql<{ sealed: Buffer; row: string }>`
      select sealed_secret as sealed, webhook_endpoints::text as row from webhook_endpoints`.execute(
      server.owner,
    )
    const [kept] = rows
    expect(kept?.sealed.length).toBeGreaterThan(0)
    expect(`${kept?.sealed.toString('latin1')} ${kept?.row}`).not.toContain(secret.slice(6))
  })

  it.each(['http://crm.example/', 'https://localhost/', 'https://10.0.0.8/', 'https://me:x@crm.example/'])(
    'does not go to %s [INB-04]',
    async (address) => {
      expect(refusal(await add(address))).toEqual([422, 'address-refused'])
    },
  )

  it('is one of ten at most [INB-04]', async () => {
    for (let nth = 0; nth < 10; nth += 1) expect((await add('https://crm.example/')).statusCode).toBe(201)
    expect(refusal(await add('https://crm.example/'))).toEqual([409, 'too-many-webhooks'])
  })

  it('is switched off, told other things, tried and removed, which is on record, by whoever has read it as it is [SET-01, AUT-12]', async () => {
    const { id } = await added()
    const at = { ...here, id }
    const change = { active: false, kinds: ['apartment.status-changed'] }
    const knowing = (revision: number) => ({ ...admin(), 'if-match': `"${revision}"` })
    expect(await server.status(changeWebhook, at, {}, admin(), change)).toBe(428)
    expect(await server.read(changeWebhook, at, {}, knowing(1), change)).toMatchObject(change)
    const stale = await server.ask(changeWebhook, at, {}, knowing(1), { active: true })
    expect([stale.statusCode, stale.json()]).toMatchObject([
      412,
      { meta: { changedBy: { id: people.project_admin.userId } }, data: { id, revision: 2, ...change } },
    ])
    expect(await server.read(changeWebhook, at, {}, knowing(2), { active: true })).toMatchObject({
      ...change,
      active: true,
    })
    const test = await server.read(testWebhook, at, {}, admin())
    expect(test).toMatchObject({ webhookId: id, kind: 'webhook.test', state: 'waiting', attempts: 0 })
    const asked = { webhookId: id, state: 'waiting' }
    expect(await server.read(listWebhookDeliveries, here, asked, admin())).toEqual([test])
    expect(await server.read(listWebhookDeliveries, here, { state: 'failed' }, admin())).toEqual([])
    expect(await server.status(removeWebhook, at, {}, admin())).toBe(428)
    expect(await server.status(removeWebhook, at, {}, knowing(2))).toBe(412)
    expect(await server.status(removeWebhook, at, {}, knowing(3))).toBe(200)
    expect(await server.read(listWebhookDeliveries, here, {}, admin())).toEqual([])
    const { rows } = await sql<{ kind: string; details: unknown }>`
      select kind, details from security_events where user_id = ${people.project_admin.userId}
        and kind like 'webhook-%' order by id desc limit 1`.execute(server.owner)
    expect(rows).toEqual([{ kind: 'webhook-removed', details: { projectId: RIVA, name: 'crm.example' } }])
  })

  it('of another project is not there [SET-01]', async () => {
    const { id } = await added()
    const outsiders = await makeIdentities(server, SAVSKI_VIDIK)
    const theirs = { projectId: SAVSKI_VIDIK, id }
    for (const [call, body] of [
      [changeWebhook, { active: false }],
      [removeWebhook, undefined],
      [testWebhook, undefined],
    ] as const)
      expect(
        await server.status(
          call,
          theirs,
          {},
          { ...outsiders.project_admin.headers, 'if-match': '"1"' },
          body,
        ),
      ).toBe(404)
  })
})
