import { randomUUID } from 'node:crypto'
import { type JWTPayload, jwtVerify, SignJWT } from 'jose'

const ALGORITHM = 'HS256'
const TICKET_S = 300

/** What a ticket is good for. It is read for that alone, and is no access token: it names no session. */
type Purpose = 'show-passkey' | 'make-passkey' | 'pending-login' | 'new-codes'

/** Something that the server wants to see again within five minutes, and need not remember until then. */
export function signTicket(purpose: Purpose, facts: JWTPayload, secret: string): Promise<string> {
  return new SignJWT(facts)
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(purpose)
    .setJti(randomUUID())
    .setExpirationTime(`${TICKET_S}s`)
    .sign(bytes(secret))
}

/** Undefined for one that is not ours, was changed, has ended, or is for something else. */
export async function readTicket(
  purpose: Purpose,
  ticket: string,
  secret: string,
): Promise<JWTPayload | undefined> {
  try {
    const { payload } = await jwtVerify(ticket, bytes(secret), { algorithms: [ALGORITHM], audience: purpose })
    return payload
  } catch {
    return undefined
  }
}

const bytes = (secret: string) => new TextEncoder().encode(secret)
