import { REFUSALS } from '@belvedere/contract/refusal'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Versions } from '../../platform/answers/versions.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { hostName } from '../../platform/http/host-name.ts'
import { Refused } from '../../platform/http/refused.ts'
import { namedHosts } from './named-hosts.ts'
import { UNKNOWN_HOST_HEADERS, unknownHostPage } from './unknown-host-page.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers under any host: those who watch over the process know it by an address alone. */
    anyHost?: boolean
  }
}

type Parts = {
  config: Pick<Config, 'servedHosts' | 'production' | 'publicUrl'>
  db: Kysely<Database>
  versions: Versions
}

const OF_A_DEVELOPER = /(^|\.)localhost$/

/**
 * Serves the hosts that somebody named: in the settings, or for a project. Who is asked decides what is answered, kept
 * and sent to others, so it is read from `Host` alone, in one spelling, before anything else is done.
 */
export function refuseOtherHosts(app: FastifyInstance, { config, db, versions }: Parts): void {
  const configured = new Set(config.servedHosts)
  const isNamed = namedHosts(db, versions)
  const isConfigured = (name: string) =>
    configured.has(name) || (!config.production && OF_A_DEVELOPER.test(name))

  const page = unknownHostPage(config.publicUrl)

  app.addHook('onRequest', (request, reply, next) => {
    const asked = hostName(request.raw.headers.host)
    if (asked) believeHostAlone(request, asked.host)
    if (request.routeOptions.config.anyHost || (asked && isConfigured(asked.name))) return next()
    // What names no host at all is misspelt, whoever is served here.
    if (!asked) return next(new Refused('invalid-input', 'Host'))
    isNamed(asked.name).then((named) => {
      if (named) next()
      // A person who followed a link is told so in words (STU-07).
      else if (request.headers.accept?.includes('text/html'))
        reply.code(REFUSALS['unknown-host'].status).headers(UNKNOWN_HOST_HEADERS).send(page)
      else next(new Refused('unknown-host'))
    }, next)
  })
}

/** What a proxy says of the protocol is one of two words, or it says nothing. */
const PROTOCOL = /(^|,)\s*https?\s*$/

function believeHostAlone({ raw: { headers } }: FastifyRequest, host: string): void {
  headers.host = host
  delete headers['x-forwarded-host']
  const protocol = headers['x-forwarded-proto']
  if (protocol !== undefined && !PROTOCOL.test(String(protocol))) delete headers['x-forwarded-proto']
}
