import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLost, isRolledBack } from '../database/outage.ts'

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/**
 * A read whose connection was lost on the way is asked once more, on another: after a failover that one leads to the new
 * primary. So is one that the database gave up because it and another waited for each other. Only what reads may pass here. Of a write nobody but its asker can tell whether it was done: with an
 * Idempotency-Key they ask again, and it is done once.
 */
export const askedAgain =
  (handler: Handler): Handler =>
  async (request, reply) => {
    try {
      return await handler(request, reply)
    } catch (error) {
      if (!(isLost(error) || isRolledBack(error)) || reply.sent) throw error
      return handler(request, reply)
    }
  }
