import { createHmac, timingSafeEqual } from 'node:crypto'
import type { TokenFacts } from './access-token.ts'

/**
 * Stands for a session in the address of one picture: a browser that loads a picture sends no token. It opens that picture
 * alone, and as long as the session lasts and its user may see it.
 */
export function makePass({ userId, sessionId }: TokenFacts, fingerprint: string, secret: string): string {
  const named = `${userId}.${sessionId}`
  return `${named}.${sealOf(named, fingerprint, secret)}`
}

/** Whose it is; undefined for one that is not ours, or of another picture. */
export function readPass(pass: string, fingerprint: string, secret: string): TokenFacts | undefined {
  const [userId = '', sessionId = '', seal = ''] = pass.split('.')
  const right = Buffer.from(sealOf(`${userId}.${sessionId}`, fingerprint, secret))
  const given = Buffer.from(seal)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  return { userId: Number(userId), sessionId }
}

const sealOf = (named: string, fingerprint: string, secret: string) =>
  createHmac('sha256', secret).update(`picture ${fingerprint} ${named}`).digest('base64url')
