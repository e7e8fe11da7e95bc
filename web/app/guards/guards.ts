import type { MiddlewareFunction } from 'react-router'
import { auth } from './auth.ts'
import { i18n } from './i18n.ts'

type Guard = MiddlewareFunction<Response>

const GUARDS: Readonly<Record<string, Guard>> = { auth, i18n }

/**
 * The named guards that run before a route, in order: `export const middleware = guardedBy('i18n')`.
 * An unknown name answers when the route is asked for, not when its module loads (GEN-12).
 */
export function guardedBy(...names: string[]): Guard[] {
  return names.map((name) => (args, next) => guardNamed(name)(args, next))
}

function guardNamed(name: string): Guard {
  const guard = Object.hasOwn(GUARDS, name) ? GUARDS[name] : undefined
  if (!guard)
    throw new Response(`Unknown middleware ${name}`, {
      status: 500,
      statusText: `Unknown middleware ${name}`,
    })
  return guard
}
