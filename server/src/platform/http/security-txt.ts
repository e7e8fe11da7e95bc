import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const A_YEAR_MS = 365 * 86_400_000
const DAY_MS = 86_400_000

/**
 * `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness. Only where the configuration names somebody; it
 * is good for a year from each day on, as long as somebody keeps the product running.
 */
export function securityTxt(
  app: FastifyInstance,
  { securityContact, publicUrl }: Pick<Config, 'securityContact' | 'publicUrl'>,
): void {
  if (!securityContact) return
  const path = '/.well-known/security.txt'
  app.get(path, async (_, reply) => {
    const today = Math.floor(Date.now() / DAY_MS) * DAY_MS
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(today + A_YEAR_MS).toISOString()}`,
      'Preferred-Languages: en, sr',
      `Canonical: ${publicUrl}${path}`,
    ]
    return reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(`${lines.join('\n')}\n`)
  })
}
