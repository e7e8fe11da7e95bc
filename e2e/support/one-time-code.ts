import { createHmac } from 'node:crypto'

const STEP_S = 30
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an app shows for a key, as RFC 6238 says; `later` steps from now. */
export function oneTimeCode(key: string, later = 0): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / STEP_S) + later))
  const digest = createHmac('sha1', bytesOf(key)).update(counter).digest()
  const from = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(from) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

function bytesOf(key: string): Buffer {
  const bits = [...key.replaceAll(/[^A-Z2-7]/g, '')]
    .map((sign) => SIGNS.indexOf(sign).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
