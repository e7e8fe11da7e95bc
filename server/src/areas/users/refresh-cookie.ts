import { refreshToken } from '@belvedere/contract/calls/users'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config.ts'
import { SESSION_DAYS } from './sessions.ts'

const NAME = 'refresh'
const DAY_S = 86_400

/** Sent along with the one call that needs it, and with nothing else. */
const where = { path: refreshToken.base + refreshToken.path, httpOnly: true, sameSite: 'lax' } as const

export function giveRefreshCookie(reply: FastifyReply, token: string, { production }: Config): void {
  reply.setCookie(NAME, token, { ...where, secure: production, maxAge: SESSION_DAYS * DAY_S })
}

export function takeRefreshCookie(reply: FastifyReply, { production }: Config): void {
  reply.clearCookie(NAME, { ...where, secure: production })
}

export const refreshCookie = (request: FastifyRequest) => request.cookies[NAME]
