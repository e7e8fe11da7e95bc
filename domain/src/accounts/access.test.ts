import { describe, expect, it } from 'vitest'
import { type Access, type Asker, mayCall, staffProjects, staffSeesPrices } from './access.ts'
import { ROLES } from './roles.ts'

const PROJECT = 1
const OTHER = 2

const holding = (role: number): Asker => ({ id: 7, superAdmin: false, roles: new Map([[PROJECT, role]]) })
const askers = {
  visitor: undefined,
  user: { id: 7, superAdmin: false, roles: new Map() },
  'user on the project': holding(ROLES.user),
  sales_agent: holding(ROLES.sales_agent),
  project_editor: holding(ROLES.project_editor),
  project_admin: holding(ROLES.project_admin),
  super_admin: { id: 1, superAdmin: true, roles: new Map() },
} satisfies Record<string, Asker | undefined>

/** Who may, on a project where they hold their role. */
const allowed: Record<Access, (keyof typeof askers)[]> = {
  anyone: Object.keys(askers) as (keyof typeof askers)[],
  'depends-on-asker': Object.keys(askers) as (keyof typeof askers)[],
  'refresh-cookie': Object.keys(askers) as (keyof typeof askers)[],
  self: ['user', 'user on the project', 'sales_agent', 'project_editor', 'project_admin', 'super_admin'],
  staff: ['sales_agent', 'project_editor', 'project_admin', 'super_admin'],
  editors: ['project_editor', 'project_admin', 'super_admin'],
  admins: ['project_admin', 'super_admin'],
  sales: ['sales_agent', 'project_admin', 'super_admin'],
}

const cells = (Object.keys(allowed) as Access[]).flatMap((access) =>
  (Object.keys(askers) as (keyof typeof askers)[]).map((name) => [access, name] as const),
)

describe('who may make a call', () => {
  it.each(cells)('%s by %s, on the own project', (access, name) => {
    const refusal = name === 'visitor' ? 'log-in' : 'no'
    expect(mayCall(access, askers[name], PROJECT)).toBe(allowed[access].includes(name) ? 'yes' : refusal)
  })

  it.each(cells)('%s by %s, on another project: a role does not reach there', (access, name) => {
    const open = access === 'anyone' || access === 'depends-on-asker' || access === 'refresh-cookie'
    const yes = open || name === 'super_admin' || (access === 'self' && name !== 'visitor')
    const refusal = name === 'visitor' ? 'log-in' : 'no'
    expect(mayCall(access, askers[name], OTHER)).toBe(yes ? 'yes' : refusal)
  })

  it('a list is for whoever holds the role on some project, and holds only those', () => {
    expect(mayCall('staff', askers.sales_agent)).toBe('yes')
    expect(mayCall('staff', askers['user on the project'])).toBe('no')
    expect(staffProjects(askers.sales_agent)).toEqual([PROJECT])
    expect(staffProjects(askers['user on the project'])).toEqual([])
    expect(staffProjects(askers.super_admin)).toBeUndefined()
  })

  it('staff see the prices of their project only', () => {
    expect(staffSeesPrices(askers.sales_agent, PROJECT)).toBe(true)
    expect(staffSeesPrices(askers.sales_agent, OTHER)).toBe(false)
    expect(staffSeesPrices(askers['user on the project'], PROJECT)).toBe(false)
    expect(staffSeesPrices(askers.super_admin, OTHER)).toBe(true)
  })
})
