import { ASKED_TO_WAIT_MAX_MS, tryDeliveryAgainAfterMs } from '@belvedere/domain/webhooks/delivery-retry'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { type Outcome, postOutside } from '../../platform/http/post-outside.ts'
import { unseal } from '../../platform/sealed-secret.ts'
import { type DueDelivery, dueEndpoints, noteTry, takeDue } from './delivery-queries.ts'
import { webhookTries } from './webhook-figures.ts'
import { messageOf, signedHeaders } from './webhook-message.ts'

const LOOK_EVERY_MS = 1_000
/** To one endpoint at once; and so many endpoints at once, so that one that hangs holds nobody else up. */
const AT_ONCE = 16
const LANES = 32
/** Of a try, as Standard Webhooks advises. */
const ANSWER_WITHIN_MS = 15_000
/** The receiver wants no more of it. */
const GONE = 410

type Means = {
  members: Kysely<Database>
  config: Pick<Config, 'authSecret' | 'webhookInsideHosts' | 'stopWithinMs'>
  log: FastifyBaseLogger
  answerWithinMs?: number
}

/**
 * Delivers what waits, endpoint by endpoint, for as long as the worker works. Rows are taken for a while and not locked: when
 * a process dies, another takes them up. So an event comes at least once, under one id (INB-04).
 */
export function deliverWebhooks({ members, config, log, answerWithinMs = ANSWER_WITHIN_MS }: Means) {
  const lanes = new Map<number, Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function look(): Promise<void> {
    for (const id of await dueEndpoints(members)) {
      if (stopped || lanes.size >= LANES) return
      if (lanes.has(id)) continue
      const ended = lane(id).catch(failed)
      lanes.set(id, ended)
      void ended.then(() => lanes.delete(id))
    }
  }

  async function lane(endpointId: number): Promise<void> {
    while (!stopped) {
      const due = await takeDue(members, endpointId, AT_ONCE)
      if (due.length === 0) return
      await Promise.all(due.map(tryOnce))
    }
  }

  async function tryOnce(delivery: DueDelivery): Promise<void> {
    const body = messageOf(delivery)
    const { id, attempt, tries } = delivery
    const none = { id, attempt, answer: null, problem: null, againAfterMs: 0 }
    if (body === undefined) return noteTry(members, { ...none, state: 'erased' })
    const secret = unseal(delivery.sealedSecret, config.authSecret, 'webhooks')
    if (secret === undefined) return noteTry(members, { ...none, state: 'failed', problem: 'no-secret' })
    const outcome = await postOutside(delivery.address, {
      body,
      headers: signedHeaders(delivery.messageId, body, secret),
      insideHosts: config.webhookInsideHosts,
      withinMs: answerWithinMs,
    })
    const result = resultOf(outcome, tries)
    webhookTries.inc({ outcome: result.state })
    await noteTry(members, { ...none, ...result })
  }

  // A database that is away shows elsewhere; the next look may find it back.
  const failed = (error: unknown) => log.debug({ err: error }, 'webhooks could not be delivered')

  const later = () => {
    if (stopped) return
    timer = setTimeout(() => void look().catch(failed).then(later), LOOK_EVERY_MS)
  }
  later()

  return {
    async stop(): Promise<void> {
      stopped = true
      clearTimeout(timer)
      let over: NodeJS.Timeout | undefined
      const patience = new Promise((end) => {
        over = setTimeout(end, config.stopWithinMs)
      })
      await Promise.race([Promise.all(lanes.values()), patience])
      clearTimeout(over)
    },
  }
}

function resultOf(outcome: Outcome, tries: number) {
  const answer = 'status' in outcome ? outcome.status : null
  const problem = 'problem' in outcome ? outcome.problem : null
  if (answer !== null && answer >= 200 && answer < 300)
    return { state: 'delivered', answer, problem, againAfterMs: 0 } as const
  const wait = answer === GONE ? undefined : tryDeliveryAgainAfterMs(tries, Math.random())
  if (wait === undefined) return { state: 'failed', answer, problem, againAfterMs: 0 } as const
  const asked = 'status' in outcome ? Number(outcome.retryAfter ?? 0) * 1_000 : 0
  const againAfterMs = Math.max(wait, Math.min(asked || 0, ASKED_TO_WAIT_MAX_MS))
  return { state: 'waiting', answer, problem, againAfterMs } as const
}
