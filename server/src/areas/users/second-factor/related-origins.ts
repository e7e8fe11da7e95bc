import type { FastifyInstance } from 'fastify'
import type { RelyingParty } from './relying-party.ts'

/** Browsers read here, at the host that passkeys are bound to, which other hosts may use them. */
export function relatedOriginsRoute(app: FastifyInstance, party: RelyingParty): void {
  app.get('/.well-known/webauthn', async (_, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return { origins: await party.origins() }
  })
}
