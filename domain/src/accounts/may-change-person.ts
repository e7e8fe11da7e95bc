import { ROLES } from './roles.ts'

interface Change {
  readonly asker: { readonly id: number; readonly superAdmin: boolean }
  readonly person: { readonly id: number; readonly roleId: number }
  /** What they become; undefined takes them off the project. */
  readonly roleId: number | undefined
  /** How many admins the project has now. */
  readonly admins: number
}

/** "Nobody takes their own admin role away; the last admin's role is locked" (PPL-01). */
export function mayChangePerson({
  asker,
  person,
  roleId,
  admins,
}: Change): 'yes' | 'own-role' | 'last-admin' {
  if (person.roleId !== ROLES.project_admin || roleId === ROLES.project_admin) return 'yes'
  if (admins <= 1) return 'last-admin'
  return person.id === asker.id && !asker.superAdmin ? 'own-role' : 'yes'
}
