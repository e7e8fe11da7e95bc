import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** What is sealed: each kind under a key of its own, made from the secret that all processes share. */
export type Sealed = 'one-time codes' | 'webhooks'

const keyOf = (secret: string, what: Sealed) => Buffer.from(hkdfSync('sha256', secret, '', what, 32))

/** What the database holds of a secret that is needed again: whoever reads it there can do nothing with it. */
export function seal(text: string, secret: string, what: Sealed): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(secret, what), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** Undefined when it was sealed with another secret. */
export function unseal(sealed: Buffer, secret: string, what: Sealed): string | undefined {
  const decipher = createDecipheriv(CIPHER, keyOf(secret, what), sealed.subarray(0, IV_BYTES))
  try {
    decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    const text = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8')
    return text + decipher.final('utf8')
  } catch {
    return undefined
  }
}
