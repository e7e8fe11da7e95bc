import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config.ts'

type Served = Pick<Config, 'production' | 'publicUrl' | 'trial'>

const DAY_S = 86_400

/**
 * A cookie that scripts cannot read, sent along with the calls below one path alone. Over TLS its name says so: browsers
 * take `__Secure-…` from nobody who speaks plain HTTP in our place. `__Host-…` would send it along with everything.
 */
export function accountCookie(name: string, path: string) {
  const where = { path, httpOnly: true, sameSite: 'lax' } as const
  const named = ({ production, publicUrl }: Served) =>
    production && publicUrl.startsWith('https:') ? `__Secure-${name}` : name
  // A trial speaks plain HTTP to its own machine, where WebKit keeps no secure cookie, unlike other browsers.
  const isSecure = ({ production, trial }: Served) => production && !trial
  return {
    give: (reply: FastifyReply, value: string, days: number, config: Served) =>
      void reply.setCookie(named(config), value, {
        ...where,
        secure: isSecure(config),
        maxAge: Math.floor(days * DAY_S),
      }),
    take: (reply: FastifyReply, config: Served) =>
      void reply.clearCookie(named(config), { ...where, secure: isSecure(config) }),
    read: (request: FastifyRequest, config: Served) => request.cookies[named(config)],
  }
}
