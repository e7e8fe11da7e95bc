import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { accountCookie } from './account-cookie.ts'

/** Anew with each login. */
export const DEVICE_DAYS = 180

/** Marks a browser in which someone has logged in before: guessing elsewhere does not lock it out (SEC-05). */
export const deviceCookie = accountCookie('device', '/api/v1/users')

/** `user.device.signature`; it opens nothing, it only counts apart. */
export function deviceMark(userId: number, secret: string): string {
  const named = `${userId}.${randomBytes(12).toString('base64url')}`
  return `${named}.${signature(named, secret)}`
}

/** The device, if that mark was given to it when this very user logged in there. */
export function knownDevice(
  mark: string | undefined,
  userId: number | undefined,
  secret: string,
): string | undefined {
  const [user, device, signed, ...more] = mark?.split('.') ?? []
  if (!user || !device || !signed || more.length > 0 || user !== String(userId)) return undefined
  const [given, right] = [Buffer.from(signed), Buffer.from(signature(`${user}.${device}`, secret))]
  return given.length === right.length && timingSafeEqual(given, right) ? device : undefined
}

const signature = (named: string, secret: string) =>
  createHmac('sha256', secret).update(`device:${named}`).digest('base64url')
