import { getChallenge } from '@belvedere/contract/calls/challenge'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { TestApp } from './test-app.ts'

/** The header of someone who has just passed the security check, as a browser makes it. */
export async function solvedChallenge(server: Pick<TestApp, 'read'>): Promise<{ altcha: string }> {
  const { parameters, signature } = await server.read(getChallenge)
  return altchaHeader({ parameters, signature })
}

type Challenge = Parameters<typeof solveChallenge>[0]['challenge']

export async function altchaHeader(challenge: Challenge): Promise<{ altcha: string }> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return { altcha: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64') }
}
