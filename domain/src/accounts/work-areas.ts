import { hasRight } from './rights.ts'
import { ROLES } from './roles.ts'

/** Where an account works besides the site itself, by the roles that it holds on any project. */
export function workAreas(roles: readonly number[]): { readonly studio: boolean; readonly desk: boolean } {
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
