import type { Asker } from './rights.ts'

interface PricedProject {
  readonly projectId: number
  readonly selectedRoles: readonly number[]
}

/**
 * "The price is shown only if the profile is non-empty, the user is in the project's users list, and the user's role
 * is in the project's selectedRoles" (spec section 6). No role is an exception, super_admin included.
 */
export function canSeePrice(asker: Asker | undefined, { projectId, selectedRoles }: PricedProject): boolean {
  const role = asker?.roles.get(projectId)
  return role !== undefined && selectedRoles.includes(role)
}
