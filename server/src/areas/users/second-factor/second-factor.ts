import type { Kysely } from 'kysely'
import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/database/json-columns.ts'
import type { SlowGuesses } from '../slow-guesses.ts'
import type { LimitCodes } from './limit-codes.ts'
import type { RelyingParty } from './relying-party.ts'

/** What the calls about passkeys, codes and sessions need. */
export type SecondFactor = {
  members: Kysely<Database>
  config: Config
  party: RelyingParty
  /** Signs tickets and seals keys. */
  secret: string
  slowGuess: SlowGuesses
  limitCode: LimitCodes
}
