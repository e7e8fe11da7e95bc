import { ROLES } from './roles.ts'

/** Whoever is logged in. A visitor is undefined. */
export interface Asker {
  readonly id: number
  readonly superAdmin: boolean
  /** The role held on each project, by the project's id. */
  readonly roles: ReadonlyMap<number, number>
}

export const PERMISSIONS = ['read', 'write'] as const

type Permission = (typeof PERMISSIONS)[number]
/** Roles on a project, or everyone who is logged in, about themselves. */
type Holders = readonly number[] | 'self'
type Table = Readonly<Record<string, { readonly [Its in Permission]?: Holders }>>

const STAFF: readonly number[] = [ROLES.sales_agent, ROLES.project_editor, ROLES.project_admin]
const EDITORS: readonly number[] = [ROLES.project_editor, ROLES.project_admin]
const SELLERS: readonly number[] = [ROLES.sales_agent, ROLES.project_admin]
const ADMINS: readonly number[] = [ROLES.project_admin]

/**
 * Who may do what on a project; super_admin may do all of it (ACC-10, AUT-01). Calls name a pair of this table, and
 * `is-allowed` answers from it. A pair that no call names does not stand here: nothing is promised that cannot be done.
 */
const RIGHTS = {
  profile: { read: 'self', write: 'self' },
  /** Making and deleting projects, and giving them hosts: super_admin alone. */
  projects: { write: [] },
  content: { read: STAFF, write: EDITORS },
  statuses: { write: SELLERS },
  reservations: { read: STAFF, write: SELLERS },
  /** What the head of sales decides: corrections, the order of a waiting list. */
  sales: { write: ADMINS },
  /** How sales go, whose answers are slow, where people look: the head of sales alone. */
  reports: { read: ADMINS },
  enquiries: { read: SELLERS, write: SELLERS },
  /** All that is kept about one person: to be told, and to be erased. */
  buyers: { read: ADMINS, write: ADMINS },
  prices: { read: STAFF, write: ADMINS },
  settings: { read: STAFF, write: ADMINS },
  users: { read: STAFF, write: ADMINS },
  look: { read: STAFF, write: ADMINS },
  /** What happened to everyone's accounts: super_admin alone. */
  security: { read: [] },
  /** Everyone's accounts: to list them, to block them (PPL-02). */
  accounts: { read: [], write: [] },
  /** How the installation itself runs: super_admin alone (OPS-01). */
  operations: { read: [], write: [] },
} satisfies Table

export type Resource = keyof typeof RIGHTS

/** A permission on a resource, as the table has them. */
export type Right = {
  [Its in Resource]: { readonly resource: Its; readonly permission: keyof (typeof RIGHTS)[Its] }
}[Resource]

const holders = ({ resource, permission }: { resource: Resource; permission: Permission }) =>
  (RIGHTS as Table)[resource]?.[permission]

export const RESOURCES = Object.keys(RIGHTS) as Resource[]

export function isRight(pair: { resource: Resource; permission: Permission }): pair is Right {
  return holders(pair) !== undefined
}

/** Without a project: on some project. */
export function hasRight(asker: Asker, right: Right, projectId?: number): boolean {
  const may = holders(right)
  if (asker.superAdmin || may === 'self') return true
  const held = projectId === undefined ? [...asker.roles.values()] : [asker.roles.get(projectId)]
  return held.some((role) => role !== undefined && may?.includes(role))
}

/** The projects on which someone has a right; undefined means all of them. */
export function projectsWith(right: Right, asker: Asker): number[] | undefined {
  if (asker.superAdmin) return undefined
  return [...asker.roles.keys()].filter((projectId) => hasRight(asker, right, projectId))
}
