import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import type { Counter } from '../../platform/http/counter.ts'
import { accountRoutes } from './account-routes.ts'
import { limitAttempts } from './limit-attempts.ts'
import { ownDataRoutes } from './own-data-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { limitCodes } from './second-factor/limit-codes.ts'
import { factorProof } from './second-factor/prove-factor.ts'
import type { RelyingParty } from './second-factor/relying-party.ts'
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts'
import { securityEventRoutes } from './security-event-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { slowGuesses } from './slow-guesses.ts'

type Needs = { members: Kysely<Database>; config: Config; count: Counter; party: RelyingParty }

export function userRoutes(app: FastifyInstance, { members, config, count, party }: Needs): void {
  const limit = limitAttempts(count, config.accountRateLimit)
  const slowGuess = slowGuesses(count, config.accountRateLimit)
  const secondFactor = {
    members,
    config,
    party,
    secret: config.authSecret,
    slowGuess,
    limitCode: limitCodes(count),
  }
  sessionRoutes(app, members, config, slowGuess)
  accountRoutes(app, members, limit, factorProof(app, secondFactor))
  profileRoutes(app, members, slowGuess)
  securityEventRoutes(app, members)
  ownDataRoutes(app, members, config, slowGuess)
  secondFactorRoutes(app, secondFactor)
}
