import { randomBytes } from 'node:crypto'
import type { WebhookKind } from '@belvedere/domain/webhooks/event-kinds'
import { seal } from '../platform/sealed-secret.ts'
import { RIVA } from './identities.ts'
import type { Facts } from './sample-facts.ts'
import type { TestApp } from './test-app.ts'

type Server = Pick<TestApp, 'owner' | 'config'>

const SECRET = `whsec_${randomBytes(32).toString('base64')}`

type Made = { address?: string; kinds?: WebhookKind[]; active?: boolean }

/** An endpoint of Riva; unless told one that is switched off, so that nothing leaves the machine. */
export async function makeEndpoint({ owner, config }: Server, made: Made = {}) {
  const { id } = await owner
    .insertInto('webhook_endpoints')
    .values({
      project_id: RIVA,
      address: made.address ?? 'https://crm.example/hooks',
      kinds: made.kinds ?? ['enquiry.created'],
      sealed_secret: seal(SECRET, config.authSecret, 'webhooks'),
      active: made.active ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, secret: SECRET }
}

/** A delivery that was given up. */
async function makeFailed(server: Server): Promise<number> {
  const endpoint = await makeEndpoint(server)
  const event = await server.owner
    .insertInto('webhook_events')
    .values({ project_id: RIVA, kind: 'webhook.test' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await server.owner
    .insertInto('webhook_deliveries')
    .values({
      project_id: RIVA,
      event_id: event.id,
      endpoint_id: endpoint.id,
      state: 'failed',
      attempts: 30,
      answer: 503,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Only so many of a project are taken, and each identity makes one. */
const makeRoom = ({ owner }: Server) =>
  owner.deleteFrom('webhook_endpoints').where('project_id', '=', RIVA).execute()

/** The revision of what nobody has changed yet. */
const AS_MADE = { 'if-match': '"1"' }

const params = { projectId: RIVA, id: 0 }
const anEndpoint: NonNullable<Facts['before']> = async (server) => ({
  params: { id: (await makeEndpoint(server)).id },
})

/** Where events go, and enquiries as a file. */
export const WEBHOOK_SAMPLES: Record<string, Facts> = {
  listWebhooks: {
    params: { projectId: RIVA },
    before: async (server) => {
      await makeEndpoint(server)
      return {}
    },
  },
  addWebhook: {
    params: { projectId: RIVA },
    body: { address: 'https://crm.example/hooks', kinds: ['enquiry.created'] },
    before: async (server) => {
      await makeRoom(server)
      return {}
    },
    badBodies: [
      { address: 'crm.example', kinds: ['enquiry.created'] },
      { address: 'https://crm.example/', kinds: [] },
      { address: 'https://crm.example/', kinds: ['*'] },
      { address: 'https://crm.example/', kinds: ['enquiry.created'], secret: 'mine' },
    ],
  },
  changeWebhook: {
    headers: AS_MADE,
    params,
    body: { active: false },
    before: anEndpoint,
    badBodies: [{ active: 'no' }, { kinds: [] }, { address: 'https://crm.example/' }],
  },
  removeWebhook: { params, headers: AS_MADE, before: anEndpoint },
  testWebhook: { params, before: anEndpoint },
  listWebhookDeliveries: {
    params: { projectId: RIVA },
    before: async (server) => {
      await makeFailed(server)
      return {}
    },
  },
  sendWebhookAgain: { params, before: async (server) => ({ params: { id: await makeFailed(server) } }) },
  exportEnquiries: {
    params: { projectId: RIVA },
    body: {},
    badBodies: [{ language: 'de' }, { more: 1 }],
  },
}
