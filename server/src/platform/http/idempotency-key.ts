import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Refused } from './refused.ts'

/** What a header can carry, and nobody would write by hand. */
const KEY = /^[\x21-\x7e]{8,255}$/

export function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !KEY.test(key))
    throw new Refused('invalid-input', 'Idempotency-Key: must be 8 to 255 letters, digits or signs')
  return key
}

/** Tells requests under one key apart. What was read by the contract has its fields in the contract's order. */
export function fingerprint(...parts: unknown[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}
