import { describe, expect, it } from 'vitest'
import { canSeePrice } from './can-see-price.ts'
import { ROLES } from './roles.ts'

const project = { projectId: 1, prices: 'named' as const, selectedRoles: [ROLES.user, ROLES.sales_agent] }
const asker = (roles: [number, number][], superAdmin = false) => ({
  id: 7,
  superAdmin,
  roles: new Map(roles),
})

describe('the price is for a user on the project whose role is selected', () => {
  it.each([
    ['a visitor', undefined, false],
    ['a user who is not on the project', asker([]), false],
    ['a user on another project', asker([[2, ROLES.user]]), false],
    ['a user on the project', asker([[1, ROLES.user]]), true],
    ['a role that is not selected', asker([[1, ROLES.project_editor]]), false],
    ['super_admin who is not on the project', asker([], true), false],
  ])('%s', (_, who, sees) => {
    expect(canSeePrice(who, project)).toBe(sees)
  })

  it('nobody, where the project selects no role', () => {
    expect(canSeePrice(asker([[1, ROLES.user]]), { ...project, selectedRoles: [] })).toBe(false)
  })

  it('everybody, where prices are public, and nobody, where they are nobody’s [STU-09]', () => {
    for (const who of [undefined, asker([]), asker([[1, ROLES.project_editor]])])
      expect(canSeePrice(who, { ...project, prices: 'public' })).toBe(true)
    expect(canSeePrice(asker([[1, ROLES.user]]), { ...project, prices: 'nobody' })).toBe(false)
  })
})
