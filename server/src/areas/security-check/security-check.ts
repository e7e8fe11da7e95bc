import { createHmac } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { Refused } from '../../platform/http/refused.ts'
import { readSolution } from './read-solution.ts'

/** Long enough to fill in a form after the check was made; a used one is remembered no longer either. */
const CHALLENGE_VALID_S = 20 * 60

/** Rounds of PBKDF2 for one try; how many tries it takes is `difficulty`. */
const COST = 2_000

export type SolvedChallenge = { signature: string; expiresAt: Date }

export type SecurityCheck = ReturnType<typeof securityCheck>

/**
 * Proof of work by ALTCHA: no third party, nothing to look at or click on. A challenge is not stored; its signature
 * shows that it is ours. The answer lies at a counter between half the difficulty and all of it.
 */
export function securityCheck({ secret, difficulty }: { secret: string; difficulty: number }) {
  const hmacSignatureSecret = createHmac('sha256', secret).update('security check').digest('hex')
  return {
    async challenge() {
      const { parameters, signature = '' } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(difficulty, Math.ceil(difficulty / 2)),
        expiresAt: Math.floor(Date.now() / 1000) + CHALLENGE_VALID_S,
        deriveKey,
        hmacSignatureSecret,
      })
      return { id: signature, parameters: { expiresAt: 0, ...parameters }, signature }
    },

    /** Refuses what is missing, not ours, wrong or too old. Whether it was used before is for the database to say. */
    async solved(header: string | string[] | undefined): Promise<SolvedChallenge> {
      const given = readSolution(header)
      if (!given) throw new Refused('security-check-failed')
      const { challenge, solution } = given
      const { verified, expired } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret,
      })
      if (expired) throw new Refused('security-check-expired')
      if (!verified) throw new Refused('security-check-failed')
      const { signature, parameters } = challenge
      return { signature, expiresAt: new Date(parameters.expiresAt * 1000) }
    },
  }
}
