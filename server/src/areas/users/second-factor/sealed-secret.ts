import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** A key of its own, made from the secret that all processes share. */
const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'one-time codes', 32))

/** What the database holds of the key of someone's codes: whoever reads it there can make none. */
export function seal(text: string, secret: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(secret), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Undefined when it was sealed with another secret: recovery codes and passkeys still hold then. */
export function unseal(sealed: Buffer, secret: string): string | undefined {
  const decipher = createDecipheriv(CIPHER, keyOf(secret), sealed.subarray(0, IV_BYTES))
  try {
    decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    const text = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8')
    return text + decipher.final('utf8')
  } catch {
    return undefined
  }
}
