import { describe, expect, it } from 'vitest'
import { hasRight, isRight, PERMISSIONS, projectsWith, RESOURCES } from './rights.ts'
import { ROLES } from './roles.ts'

const OWN = 1
const OTHER = 2

const holding = (role: number) => ({ id: 7, superAdmin: false, roles: new Map([[OWN, role]]) })
const superAdmin = { id: 1, superAdmin: true, roles: new Map() }
const nobody = { id: 7, superAdmin: false, roles: new Map() }

const pairs = RESOURCES.flatMap((resource) => PERMISSIONS.map((permission) => ({ resource, permission })))

/** All that someone may do on a project, as `resource:permission`. */
const rightsOf = (who: typeof nobody, projectId?: number) =>
  pairs
    .filter(isRight)
    .filter((right) => hasRight(who, right, projectId))
    .map(({ resource, permission }) => `${resource}:${permission}`)

const OWN_PROFILE = ['profile:read', 'profile:write']
const WHAT_STAFF_READ = [
  'content:read',
  'look:read',
  'prices:read',
  'profile:read',
  'reservations:read',
  'settings:read',
  'users:read',
]

const ENQUIRIES = ['enquiries:read', 'enquiries:write']

describe('what a role may do [ACC-10]', () => {
  it('a super_admin everything, on any project', () => {
    const everything = pairs.filter(isRight).map(({ resource, permission }) => `${resource}:${permission}`)
    expect(rightsOf(superAdmin, OTHER)).toEqual(everything)
  })

  it('a project_admin everything of its projects, and nothing of others', () => {
    const all = [
      ...WHAT_STAFF_READ,
      ...ENQUIRIES,
      'buyers:read',
      'buyers:write',
      'content:write',
      'look:write',
      'prices:write',
      'profile:write',
      'reports:read',
      'reservations:write',
      'sales:write',
      'settings:write',
      'statuses:write',
      'users:write',
    ]
    expect(rightsOf(holding(ROLES.project_admin), OWN).sort()).toEqual(all.sort())
    expect(rightsOf(holding(ROLES.project_admin), OTHER)).toEqual(OWN_PROFILE)
  })

  it("a project_editor its projects' content", () => {
    const all = [...WHAT_STAFF_READ, 'content:write', 'profile:write']
    expect(rightsOf(holding(ROLES.project_editor), OWN).sort()).toEqual(all.sort())
    expect(rightsOf(holding(ROLES.project_editor), OTHER)).toEqual(OWN_PROFILE)
  })

  it('a sales_agent statuses, reservations and enquiries of its projects', () => {
    const all = [...WHAT_STAFF_READ, ...ENQUIRIES, 'profile:write', 'reservations:write', 'statuses:write']
    expect(rightsOf(holding(ROLES.sales_agent), OWN).sort()).toEqual(all.sort())
    expect(rightsOf(holding(ROLES.sales_agent), OTHER)).toEqual(OWN_PROFILE)
  })

  it('a user their own profile, also on a project that registered them', () => {
    expect(rightsOf(holding(ROLES.user), OWN)).toEqual(OWN_PROFILE)
    expect(rightsOf(nobody, OWN)).toEqual(OWN_PROFILE)
  })

  it('without a project it is asked whether some project allows it', () => {
    const writesContent = { resource: 'content', permission: 'write' } as const
    expect(hasRight(holding(ROLES.project_editor), writesContent)).toBe(true)
    expect(hasRight(holding(ROLES.sales_agent), writesContent)).toBe(false)
  })

  it('a list holds the projects on which one has the right', () => {
    const reads = { resource: 'content', permission: 'read' } as const
    expect(projectsWith(reads, holding(ROLES.sales_agent))).toEqual([OWN])
    expect(projectsWith(reads, holding(ROLES.user))).toEqual([])
    expect(projectsWith(reads, superAdmin)).toBeUndefined()
  })
})
