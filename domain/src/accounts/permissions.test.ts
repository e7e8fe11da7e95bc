import { describe, expect, it } from 'vitest'
import { isAllowed, PERMISSIONS, RESOURCES } from './permissions.ts'
import { ROLES } from './roles.ts'

const OWN = 1
const OTHER = 2

const asker = (role: number, superAdmin = false) => ({ id: 7, superAdmin, roles: new Map([[OWN, role]]) })

/** Everything allowed on a project, as `resource:permission`. */
const allowed = (who: ReturnType<typeof asker>, projectId: number) =>
  RESOURCES.flatMap((resource) =>
    PERMISSIONS.filter((permission) => isAllowed(who, resource, permission, projectId)).map(
      (permission) => `${resource}:${permission}`,
    ),
  )

const EVERYTHING = RESOURCES.flatMap((resource) =>
  PERMISSIONS.map((permission) => `${resource}:${permission}`),
)
const OWN_PROFILE = ['profile:read', 'profile:write']

describe('what a role allows', () => {
  it('a super_admin everything, on any project', () => {
    expect(allowed({ id: 7, superAdmin: true, roles: new Map() }, OTHER)).toEqual(EVERYTHING)
  })

  it('a project_admin everything of its projects, and nothing of others', () => {
    expect(allowed(asker(ROLES.project_admin), OWN)).toEqual(EVERYTHING)
    expect(allowed(asker(ROLES.project_admin), OTHER)).toEqual(OWN_PROFILE)
  })

  it("a project_editor its projects' content", () => {
    expect(allowed(asker(ROLES.project_editor), OWN).filter((what) => what.endsWith(':write'))).toEqual([
      'profile:write',
      'content:write',
    ])
  })

  it('a sales_agent statuses, reservations and enquiries of its projects', () => {
    expect(allowed(asker(ROLES.sales_agent), OWN).filter((what) => what.endsWith(':write'))).toEqual([
      'profile:write',
      'statuses:write',
      'reservations:write',
      'enquiries:write',
    ])
  })

  it('a user their own profile, also on a project that registered them', () => {
    expect(allowed(asker(ROLES.user), OWN)).toEqual(OWN_PROFILE)
  })

  it('without a project it is asked whether some project allows it', () => {
    expect(isAllowed(asker(ROLES.project_editor), 'content', 'write')).toBe(true)
    expect(isAllowed(asker(ROLES.user), 'content', 'read')).toBe(false)
  })
})
