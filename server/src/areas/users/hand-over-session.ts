import type { FastifyReply } from 'fastify'
import type { Config } from '../../platform/config.ts'
import { DEVICE_DAYS, deviceCookie, deviceMark } from './known-device.ts'
import { refreshCookie } from './refresh-cookie.ts'
import type { OpenedSession } from './sessions.ts'

/** After a login, however it was made: the session, and the mark by which this device is known from now on. */
export function handOverLogin(reply: FastifyReply, opened: OpenedSession, config: Config) {
  const session = handOverSession(reply, opened, config)
  deviceCookie.give(reply, deviceMark(session.id, config.authSecret), DEVICE_DAYS, config)
  return session
}

/** The refresh token goes into its cookie, the rest into the answer. */
export function handOverSession(
  reply: FastifyReply,
  { session, refreshToken, days }: OpenedSession,
  config: Config,
) {
  refreshCookie.give(reply, refreshToken, days, config)
  return session
}
