import { randomBytes } from 'node:crypto'
import * as calls from '@belvedere/contract/calls/webhooks'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '../../platform/config.ts'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { projectOf } from '../../platform/database/project-of.ts'
import { mayPostTo } from '../../platform/http/outside-address.ts'
import { orNotFound, Refused } from '../../platform/http/refused.ts'
import { serveStaff } from '../../platform/http/serve-staff.ts'
import { seal } from '../../platform/sealed-secret.ts'
import { keepSecurityEvent, originOf } from '../users/security-events.ts'
import { addTest, sendAgain } from './delivery-queries.ts'
import {
  addEndpoint,
  changeEndpoint,
  countEndpoints,
  type DeliveryRow,
  deliveriesOf,
  deliveryRow,
  type EndpointRow,
  endpointRow,
  endpointsOf,
  holdEndpoint,
  removeEndpoint,
} from './webhook-queries.ts'

const SECRET_BYTES = 32
/** Each event goes to each of them. */
const MOST_OF_A_PROJECT = 10

/** Where the events of a project go, and what became of them: the admins' (SET-01, INB-04). */
export function webhookRoutes(
  app: FastifyInstance,
  members: Kysely<Database>,
  { authSecret, webhookInsideHosts }: Pick<Config, 'authSecret' | 'webhookInsideHosts'>,
): void {
  const owner = ({ params }: { params: { projectId: number } }) =>
    projectOf(members, 'projects', params.projectId)
  const read = async (projectId: number, id: number) =>
    presentEndpoint(orNotFound(await endpointRow(members, projectId, id)))

  const thing = ({ params: { projectId, id } }: { params: { projectId: number; id: number } }) => ({
    table: 'webhook_endpoints',
    id,
    read: () => read(projectId, id),
  })

  serveStaff(app, calls.listWebhooks, {
    owner,
    answer: async ({ query }, { projectId }) => {
      const { items, meta } = await endpointsOf(members, projectId, query)
      return { items: items.map(presentEndpoint), meta }
    },
  })

  serveStaff(app, calls.addWebhook, {
    owner,
    answer: async ({ body: { address, kinds } }, { projectId, asker }, request) => {
      const url = new URL(address)
      if (!mayPostTo(url, webhookInsideHosts)) throw new Refused('address-refused', url.host)
      const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
      const id = await inAction(members, { kind: 'webhooks.add', userId: asker.id }, async (db) => {
        if ((await countEndpoints(db, projectId)) >= MOST_OF_A_PROJECT) throw new Refused('too-many-webhooks')
        const event = { kind: 'webhook-made', userId: asker.id, origin: originOf(request) } as const
        await keepSecurityEvent(db, { ...event, details: { projectId, name: url.host } })
        const sealedSecret = seal(secret, authSecret, 'webhooks')
        const made = { projectId, address: url.href, kinds: [...new Set(kinds)], sealedSecret }
        return addEndpoint(db, { ...made, userId: asker.id })
      })
      return { ...(await read(projectId, id)), secret }
    },
  })

  serveStaff(app, calls.changeWebhook, {
    owner,
    thing,
    answer: async ({ params: { id }, body, revision }, { projectId, asker }) => {
      await inAction(members, { kind: 'webhooks.change', userId: asker.id }, async (db) => {
        await holdEndpoint(db, { projectId, id, revision })
        await changeEndpoint(db, projectId, id, body)
      })
      return read(projectId, id)
    },
  })

  serveStaff(app, calls.removeWebhook, {
    owner,
    thing,
    answer: async ({ params: { id }, revision }, { projectId, asker }, request) => {
      await inAction(members, { kind: 'webhooks.remove', userId: asker.id }, async (db) => {
        await holdEndpoint(db, { projectId, id, revision })
        const address = orNotFound(await removeEndpoint(db, projectId, id))
        const event = { kind: 'webhook-removed', userId: asker.id, origin: originOf(request) } as const
        await keepSecurityEvent(db, { ...event, details: { projectId, name: new URL(address).host } })
      })
      return { id }
    },
  })

  serveStaff(app, calls.testWebhook, {
    owner,
    answer: async ({ params: { id } }, { projectId }) => {
      await read(projectId, id)
      const deliveryId = await members.transaction().execute((db) => addTest(db, projectId, id))
      return presentDelivery(orNotFound(await deliveryRow(members, deliveryId)))
    },
  })

  serveStaff(app, calls.listWebhookDeliveries, {
    owner,
    answer: async ({ query }, { projectId }) => {
      const { items, meta } = await deliveriesOf(members, projectId, query)
      return { items: items.map(presentDelivery), meta }
    },
  })

  serveStaff(app, calls.sendWebhookAgain, {
    owner,
    answer: async ({ params: { id } }, { projectId }) => {
      orNotFound(await members.transaction().execute((db) => sendAgain(db, projectId, id)))
      return presentDelivery(orNotFound(await deliveryRow(members, id)))
    },
  })
}

const presentEndpoint = ({ madeAt, ...endpoint }: EndpointRow) => ({
  ...endpoint,
  madeAt: madeAt.toISOString(),
})

const presentDelivery = ({ at, changedAt, nextTryAt, ...delivery }: DeliveryRow) => ({
  ...delivery,
  at: at.toISOString(),
  changedAt: changedAt.toISOString(),
  nextTryAt: delivery.state === 'waiting' ? nextTryAt.toISOString() : null,
})
