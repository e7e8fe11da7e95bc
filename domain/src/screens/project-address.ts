import { canonicalOrigin } from './canonical-address.ts'

interface Addressed {
  readonly id: number
  /** A host that carries this project and no other. */
  readonly ownHost: string | null
}

/**
 * Where visitors find a published project: on its own host, else on the installation's public address, which shows every
 * published project by its number (STU-07). A host has the scheme and the port of the public address.
 */
export function projectAddress(publicUrl: string, { id, ownHost }: Addressed): string {
  return `${canonicalOrigin(publicUrl, ownHost)}/${ownHost ? '' : `?projectId=${id}`}`
}
