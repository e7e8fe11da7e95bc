import { jwtVerify, SignJWT } from 'jose'

/** Short, since a token cannot be taken back before it ends; the refresh token brings the next one. */
export const ACCESS_TOKEN_S = 600

const ALGORITHM = 'HS256'

export type TokenFacts = { userId: number; sessionId: string }

export function signAccessToken({ userId, sessionId }: TokenFacts, secret: string): Promise<string> {
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(String(userId))
    .setIssuedAt()
    .setExpirationTime(`${ACCESS_TOKEN_S}s`)
    .sign(bytes(secret))
}

/** Undefined for a token that is not ours, was changed, or has ended. */
export async function readAccessToken(token: string, secret: string): Promise<TokenFacts | undefined> {
  try {
    const { payload } = await jwtVerify(token, bytes(secret), { algorithms: [ALGORITHM] })
    const { sub, sid } = payload
    return sub && typeof sid === 'string' ? { userId: Number(sub), sessionId: sid } : undefined
  } catch {
    return undefined
  }
}

const bytes = (secret: string) => new TextEncoder().encode(secret)
