import { type Asker, mayCall } from './access.ts'

/** What `is-allowed` can be asked about. */
export const RESOURCES = [
  'profile',
  'content',
  'statuses',
  'reservations',
  'enquiries',
  'prices',
  'settings',
  'users',
] as const

export const PERMISSIONS = ['read', 'write'] as const

export type Resource = (typeof RESOURCES)[number]
export type Permission = (typeof PERMISSIONS)[number]

type Rule = 'self' | 'staff' | 'editors' | 'admins' | 'sales'

/** "super_admin everything; project_admin all of its projects; project_editor their content; sales_agent statuses,
 * reservations and enquiries of its projects; user their own profile" (ACC-10). All staff read what they work with. */
const RULES: Record<Resource, Record<Permission, Rule>> = {
  profile: { read: 'self', write: 'self' },
  content: { read: 'staff', write: 'editors' },
  statuses: { read: 'staff', write: 'sales' },
  reservations: { read: 'staff', write: 'sales' },
  enquiries: { read: 'sales', write: 'sales' },
  prices: { read: 'staff', write: 'admins' },
  settings: { read: 'staff', write: 'admins' },
  users: { read: 'admins', write: 'admins' },
}

/** Without a project: on some project. */
export function isAllowed(
  asker: Asker,
  resource: Resource,
  permission: Permission,
  projectId?: number,
): boolean {
  return mayCall(RULES[resource][permission], asker, projectId) === 'yes'
}
