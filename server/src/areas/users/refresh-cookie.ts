import { refreshToken } from '@belvedere/contract/calls/users'
import { accountCookie } from './account-cookie.ts'

/** Sent along with the one call that needs it, and with nothing else. */
export const refreshCookie = accountCookie('refresh', refreshToken.base + refreshToken.path)
