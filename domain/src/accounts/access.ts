import { ROLES } from './roles.ts'

/**
 * Who may make a call (the table of the API area in docs/requirements.md):
 * - anyone: published content
 * - depends-on-asker: everyone may ask, the answer differs
 * - self: a logged-in user, about themselves
 * - refresh-cookie: whoever's session the refresh cookie belongs to; the call itself looks at it
 * - staff, editors, admins, sales: those roles on the project, and super_admin
 */
export type Access =
  | 'anyone'
  | 'depends-on-asker'
  | 'refresh-cookie'
  | 'self'
  | 'staff'
  | 'editors'
  | 'admins'
  | 'sales'

/** Whoever is logged in. A visitor is undefined. */
export interface Asker {
  readonly id: number
  readonly superAdmin: boolean
  /** The role held on each project, by the project's id. */
  readonly roles: ReadonlyMap<number, number>
}

const STAFF: readonly number[] = [ROLES.sales_agent, ROLES.project_editor, ROLES.project_admin]
const EDITORS: readonly number[] = [ROLES.project_editor, ROLES.project_admin]
const ADMINS: readonly number[] = [ROLES.project_admin]
const SALES: readonly number[] = [ROLES.sales_agent, ROLES.project_admin]

const ROLES_OF: Record<
  Exclude<Access, 'anyone' | 'depends-on-asker' | 'refresh-cookie' | 'self'>,
  readonly number[]
> = {
  staff: STAFF,
  editors: EDITORS,
  admins: ADMINS,
  sales: SALES,
}

export type Verdict = 'yes' | 'log-in' | 'no'

/** Without a project the call is about a list: whoever holds the role on some project may ask for theirs. */
export function mayCall(access: Access, asker: Asker | undefined, projectId?: number): Verdict {
  if (access === 'anyone' || access === 'depends-on-asker' || access === 'refresh-cookie') return 'yes'
  if (!asker) return 'log-in'
  if (access === 'self' || asker.superAdmin) return 'yes'
  const roles = ROLES_OF[access]
  const held = projectId === undefined ? [...asker.roles.values()] : [asker.roles.get(projectId)]
  return held.some((role) => role !== undefined && roles.includes(role)) ? 'yes' : 'no'
}

/** Staff calls give prices to super_admin and to the staff of that project (ACC-09). */
export function staffSeesPrices(asker: Asker, projectId: number): boolean {
  return mayCall('staff', asker, projectId) === 'yes'
}

/** The projects whose drafts a staff list shows; undefined means all of them. */
export function staffProjects(asker: Asker): number[] | undefined {
  if (asker.superAdmin) return undefined
  return [...asker.roles].filter(([, role]) => STAFF.includes(role)).map(([projectId]) => projectId)
}
