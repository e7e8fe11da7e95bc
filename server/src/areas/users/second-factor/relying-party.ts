import type { Kysely } from 'kysely'
import type { Config } from '../../../platform/config.ts'
import type { Database } from '../../../platform/database/json-columns.ts'
import { hostNames } from '../../hosts/host-names.ts'

/** Passkeys are bound to the public address's host; the other hosts of the installation may use them too (SEC-04). */
export interface RelyingParty {
  /** The host's name, which is also what a device shows a passkey and codes under. */
  readonly id: string
  /** Every origin that a passkey may be shown on, the public address first. */
  readonly origins: () => Promise<string[]>
}

export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>, db: Kysely<Database>): RelyingParty {
  const { hostname, origin, protocol, port } = new URL(publicUrl)
  const originOfHost = (name: string) => `${protocol}//${name}${port && `:${port}`}`
  return {
    id: hostname,
    origins: async () => [...new Set([origin, ...(await hostNames(db)).map(originOfHost)])],
  }
}
