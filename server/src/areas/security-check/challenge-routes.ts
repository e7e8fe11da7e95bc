import { getChallenge } from '@belvedere/contract/calls/challenge'
import type { FastifyInstance } from 'fastify'
import { serveAnswer } from '../../platform/http/serve-call.ts'
import type { SecurityCheck } from './security-check.ts'

export function challengeRoutes(app: FastifyInstance, check: SecurityCheck): void {
  serveAnswer(app, getChallenge, { answer: () => check.challenge() })
}
