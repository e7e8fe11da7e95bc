import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { beginPasskey, beginPasskeyLogin } from '@belvedere/contract/calls/security'
import type { TestApp } from './test-app.ts'

/** Bits of WebAuthn's authenticator data: touched, asked for finger or face, synced, with a new key in it. */
const PRESENT = 0x01
const VERIFIED = 0x04
const SYNCED = 0x18
const WITH_KEY = 0x40

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

const base64url = (data: Buffer) => data.toString('base64url')

const uint = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

type Told = { challenge: string; origin: string; rpId: string; verified?: boolean }

/** A device that makes a passkey and shows it, as WebAuthn writes it down; its key is in the test's memory. */
export function softwarePasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const ids = { id: base64url(credentialId), rawId: base64url(credentialId), type: 'public-key' as const }
  let counter = 0

  const authenticatorData = ({ rpId, verified = true }: Told, flags: number, more = Buffer.alloc(0)) => {
    counter += 1
    const bits = flags | PRESENT | SYNCED | (verified ? VERIFIED : 0)
    return Buffer.concat([sha256(rpId), uint(bits, 1), uint(counter, 4), more])
  }

  return {
    ...ids,
    publicKey: coseKey(publicKey),
    make(told: Told) {
      const key = Buffer.concat([
        Buffer.alloc(16),
        uint(credentialId.length, 2),
        credentialId,
        coseKey(publicKey),
      ])
      const data = authenticatorData(told, WITH_KEY, key)
      return {
        ...ids,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', told)),
          attestationObject: base64url(attestation(data)),
          transports: ['internal'],
        },
      }
    },
    show(told: Told) {
      const data = authenticatorData(told, 0)
      const client = clientData('webauthn.get', told)
      return {
        ...ids,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        },
      }
    },
  }
}

const clientData = (type: string, { challenge, origin }: Told) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/** CBOR: a map of five, for an ES256 key on P-256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const part = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')])
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    part(0x21, x),
    part(0x22, y),
  ])
}

/** CBOR: { fmt: 'none', attStmt: {}, authData }. */
function attestation(data: Buffer): Buffer {
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x59]),
    uint(data.length, 2),
    data,
  ])
}

/** As a browser fills it in: for the public address, with the challenge that the server gave. */
export async function askedToShow({ read, config }: TestApp): Promise<Told> {
  const { id, options } = await read(beginPasskeyLogin)
  return { challenge: String(options.challenge), origin: config.publicUrl, rpId: id }
}

export async function askedToMake({ read, config }: TestApp, headers: Record<string, string>): Promise<Told> {
  const { id, options } = await read(beginPasskey, {}, {}, headers)
  return { challenge: String(options.challenge), origin: config.publicUrl, rpId: id }
}

/** A passkey that this user has from now on. */
export async function givePasskey({ owner }: Pick<TestApp, 'owner'>, userId: number) {
  const passkey = softwarePasskey()
  const { id } = await owner
    .insertInto('passkeys')
    .values({
      user_id: userId,
      credential_id: passkey.id,
      public_key: passkey.publicKey,
      counter: 0,
      transports: ['internal'],
      name: 'Windows',
      keeper: '08987058-cadc-4b81-b6e1-30de50dcbe96',
      synced: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, passkey }
}
