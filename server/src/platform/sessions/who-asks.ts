import { keyOpens } from '@belvedere/domain/accounts/access'
import type { ApiScope } from '@belvedere/domain/accounts/api-scopes'
import type { Asker } from '@belvedere/domain/accounts/rights'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { asBuyer, demandsProof } from '@belvedere/domain/accounts/second-factor'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Database } from '../database/json-columns.ts'
import { Refused } from '../http/refused.ts'
import { readAccessToken, type TokenFacts } from './access-token.ts'
import { isApiKey, keyAsks } from './api-key.ts'
import { makePass, readPass } from './picture-pass.ts'

export type Session = Asker & {
  readonly sessionId: string
  /** The network address that they ask from. */
  readonly address: string
  /** Their role demands a passkey or codes: everywhere, or on a project of theirs. */
  readonly demanded: boolean
  /** They work here, but this session has shown neither passkey nor code where one is demanded (SEC-04). */
  readonly resting: boolean
  /** It is no person but a program, which asks in the name of whoever made its key; it has no session. */
  readonly key?: { readonly id: number; readonly scopes: readonly ApiScope[] }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The scope of a program's key that opens this route; without one it is closed to every key. */
    apiKey?: ApiScope | undefined
  }
  interface FastifyInstance {
    /**
     * Who makes this request; undefined for a visitor. Refuses a token that does not hold, and a program's key on every
     * route that names no scope of its own.
     */
    whoAsks: (request: FastifyRequest) => Promise<Session | undefined>
    /** For addresses of pictures that wait: what to put into one, and whose an address is. */
    picturePasses: {
      give: (asker: Session, fingerprint: string) => string
      holder: (pass: string, fingerprint: string, request: FastifyRequest) => Promise<Session | undefined>
    }
  }
}

/** For calls whose access rule lets nobody else in; the compiler does not know. */
export function signedIn(asker: Session | undefined): Session {
  if (!asker) throw new Refused('unauthorized')
  return asker
}

const BEARER = /^Bearer (\S+)$/i

/** A token is believed only as long as its session, its user and their roles are what the database says now. */
export function knowWhoAsks(
  app: FastifyInstance,
  members: Kysely<Database>,
  { authSecret, staffSecondFactor }: Pick<Config, 'authSecret' | 'staffSecondFactor'>,
): void {
  app.decorate('whoAsks', async (request) => {
    const { authorization } = request.headers
    if (authorization === undefined) return undefined
    const token = BEARER.exec(authorization)?.[1]
    if (token && isApiKey(token)) {
      const program = await keyAsks(members, token, request.ip)
      const { apiKey } = request.routeOptions.config
      if (!keyOpens(program.key.scopes, apiKey)) throw new Refused('forbidden')
      return program
    }
    const facts = token ? await readAccessToken(token, authSecret) : undefined
    if (!facts) throw new Refused('unauthorized')
    const asker = await sessionOf(facts, request)
    if (!asker) throw new Refused('unauthorized')
    return asker
  })

  app.decorate('picturePasses', {
    give: ({ id: userId, sessionId }, fingerprint) =>
      makePass({ userId, sessionId }, fingerprint, authSecret),
    holder: async (pass, fingerprint, request) => {
      const facts = readPass(pass, fingerprint, authSecret)
      return facts && sessionOf(facts, request)
    },
  })

  async function sessionOf(facts: TokenFacts, request: FastifyRequest): Promise<Session | undefined> {
    const user = await sessionRow(members, facts.userId, facts.sessionId)
    if (!user) return undefined
    const asker = {
      id: facts.userId,
      sessionId: facts.sessionId,
      address: request.ip,
      superAdmin: user.roleId === ROLES.super_admin,
      roles: new Map((user.roles ?? []).map(({ projectId, roleId }) => [projectId, roleId])),
    }
    const demanding = new Set((user.roles ?? []).flatMap((one) => (one.demands ? [one.projectId] : [])))
    const demanded = demandsProof(asker, staffSecondFactor ? 'everywhere' : demanding)
    const resting = demanded && !user.strong
    return {
      ...(resting ? asBuyer(asker, staffSecondFactor ? 'everywhere' : demanding) : asker),
      demanded,
      resting,
    }
  }
}

function sessionRow(members: Kysely<Database>, userId: number, sessionId: string) {
  return members
    .selectFrom('users')
    .where('users.id', '=', userId)
    .where('users.blocked_at', 'is', null)
    .where(
      sql<boolean>`exists (
        select 1 from refresh_tokens
        where family_id = ${sessionId} and user_id = users.id and revoked_at is null and expires_at > now()
      )`,
    )
    .select([
      'users.role_id as roleId',
      sql<boolean>`exists (select from sessions where family_id = ${sessionId} and strong)`.as('strong'),
      sql<{ projectId: number; roleId: number; demands: boolean }[] | null>`(
        select jsonb_agg(jsonb_build_object('projectId', project_id, 'roleId', role_id,
          'demands', (select staff_second_factor from projects where projects.id = project_id)))
        from (
          select project_id, role_id from project_users where user_id = users.id
          union all
          select project_id, ${sql.lit(ROLES.user)} from price_viewers
          where lower(price_viewers.email) = lower(users.email) and users.email_verified_at is not null
            and project_id not in (select project_id from project_users where user_id = users.id)
        ) as held
      )`.as('roles'),
    ])
    .executeTakeFirst()
}
