import type { Prices } from './price-settings.ts'
import type { Asker } from './rights.ts'

interface PricedProject {
  readonly projectId: number
  readonly prices: Prices
  readonly selectedRoles: readonly number[]
}

/**
 * "The price is shown only if the profile is non-empty, the user is in the project's users list, and the user's role
 * is in the project's selectedRoles" (spec section 6). No role is an exception, super_admin included. Where a project's
 * prices are public everybody sees them, and where they are nobody's nobody does (STU-09).
 */
export function canSeePrice(
  asker: Asker | undefined,
  { projectId, prices, selectedRoles }: PricedProject,
): boolean {
  if (prices !== 'named') return prices === 'public'
  const role = asker?.roles.get(projectId)
  return role !== undefined && selectedRoles.includes(role)
}
