import { randomBytes } from 'node:crypto'
import { RECOVERY_CODES } from '@belvedere/domain/accounts/second-factor'
import { tokenHash } from '../mailed-token.ts'

/** 32 signs that are not mistaken for each other: five bits each. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789'
/** 120 bits in all: such a code cannot be guessed, so a plain hash of it is kept. */
const LENGTH = 24

/** As they are written down: `k7xm-2q9d-…`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newRecoveryCode)

function newRecoveryCode(): string {
  const signs = [...randomBytes(LENGTH)].map((byte) => SIGNS.charAt(byte % SIGNS.length)).join('')
  return signs.replaceAll(/.{4}(?=.)/g, '$&-')
}

/** However it was typed. */
export const recoveryCodeHash = (code: string): Buffer =>
  tokenHash(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
