import { hasRight } from './rights.ts'
import { ROLES } from './roles.ts'

interface Account {
  /** Those that it holds on any project; none while its rights rest. */
  readonly roles: readonly number[]
  /** It works somewhere, and its rights wait for a second factor. */
  readonly resting: boolean
}

/** Where an account works besides the site itself. Where rights rest, either leads to the step that wakes them (STU-06). */
export function workAreas({ roles, resting }: Account): { readonly studio: boolean; readonly desk: boolean } {
  if (resting) return { studio: true, desk: true }
  const asker = {
    id: 0,
    superAdmin: roles.includes(ROLES.super_admin),
    roles: new Map(roles.map((role, nth) => [nth, role])),
  }
  return {
    studio: hasRight(asker, { resource: 'content', permission: 'read' }),
    desk: hasRight(asker, { resource: 'reservations', permission: 'read' }),
  }
}
