import type { RefusalCode } from '@belvedere/contract/refusal'

/** Where in a file something is that cannot be read; rows and columns are counted as a sheet does, from 1. */
export type Spot = { sheet?: string; row?: number; column?: number; rows?: number }

/** A file that is no list, is a trap, or holds a cell whose value nobody knows. */
export class FileRefused extends Error {
  readonly code: RefusalCode
  readonly spot: Spot

  constructor(code: RefusalCode, detail = '', spot: Spot = {}) {
    super(detail)
    this.code = code
    this.spot = spot
  }
}
