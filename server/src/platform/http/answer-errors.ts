import { REFUSALS, type Refusal, type RefusalCode } from '@belvedere/contract/refusal'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { isOutage, isRolledBack } from '../database/outage.ts'
import { Refused, RowsRefused } from './refused.ts'

/** By then a database that restarts is mostly back. */
const RETRY_AFTER_S = 2

/** A disk that is full, of the files or of the temporary folder: somebody has to make room, and it is nobody's mistake. */
const FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT']

const TURNED_AWAY: readonly number[] = [401, 403, 429]

/** Every error leaves as a refusal in the contract's shape; one that nobody foresaw says nothing of its inside. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(async () => {
    throw new Refused('not-found')
  })
}

export function answerError(
  error: FastifyError | Refused | RowsRefused,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (error instanceof RowsRefused) {
    tellTurnedAway(request, error.status, error.problems[0]?.code)
    return reply.code(error.status).header('cache-control', 'no-store').send(rowErrors(error))
  }
  const { code, status, title, message, details } =
    error instanceof Refused ? error : asRefused(error, request)
  tellTurnedAway(request, status, code)
  const body: z.output<typeof Refusal> = {
    errors: [{ status: String(status), code, title, detail: message }],
    ...details,
  }
  // Headers of the answer that was to be may be set already; a refusal is not kept.
  for (const name of ['etag', 'cdn-cache-control', 'surrogate-key']) reply.removeHeader(name)
  if (status === 503) reply.header('retry-after', RETRY_AFTER_S)
  return reply.code(status).header('cache-control', 'no-store').send(body)
}

/** Of whoever may not, or tries too often, the log tells where they came from. */
function tellTurnedAway(request: FastifyRequest, status: number, code: RefusalCode | undefined): void {
  if (TURNED_AWAY.includes(status)) request.log.info({ code, address: request.ip }, 'turned away')
}

function rowErrors({ problems }: RowsRefused): z.output<typeof Refusal> {
  const errors = problems.map(({ row, field, code, ...details }) => {
    const { status, title } = REFUSALS[code]
    return { status: String(status), code, title, detail: `${field}: ${code}`, row, field, ...details }
  })
  return { errors }
}

/** What Fastify refuses by itself keeps its status: a malformed address, a body too large, too many requests. */
function asRefused(error: FastifyError, request: FastifyRequest): Refused {
  const status = error.statusCode ?? 500
  if (status === 429) return new Refused('too-many-requests')
  if (status === 404) return new Refused('not-found')
  if (status >= 400 && status < 500) return new Refused('invalid-input', error.message, { status })
  // A write that was rolled back is its asker's to repeat: nothing of it was done.
  if (isOutage(error) || isRolledBack(error) || status === 503) {
    request.log.warn({ err: error }, 'a request could not be answered now')
    return new Refused('unavailable')
  }
  if (FULL.includes(error.code)) {
    request.log.error({ err: error }, 'a disk is full')
    return new Refused('unavailable')
  }
  request.log.error({ err: error }, 'a request failed')
  return new Refused('internal-error')
}
