import { expect, it } from 'vitest'
import { mayChangePerson } from './may-change-person.ts'
import { ROLES } from './roles.ts'

const { project_admin, project_editor } = ROLES
const asker = { id: 1, superAdmin: false }
const other = { id: 2, roleId: project_admin }
const self = { id: 1, roleId: project_admin }

it('the last admin is neither removed nor made anything else, not even by super_admin [PPL-01]', () => {
  for (const roleId of [undefined, project_editor])
    for (const superAdmin of [false, true])
      expect(mayChangePerson({ asker: { id: 9, superAdmin }, person: other, roleId, admins: 1 })).toBe(
        'last-admin',
      )
  expect(mayChangePerson({ asker, person: other, roleId: project_admin, admins: 1 })).toBe('yes')
  expect(mayChangePerson({ asker, person: other, roleId: undefined, admins: 2 })).toBe('yes')
})

it('nobody takes their own admin role away [PPL-01]', () => {
  for (const roleId of [undefined, project_editor])
    expect(mayChangePerson({ asker, person: self, roleId, admins: 2 })).toBe('own-role')
})

it('whoever is no admin is changed and removed freely [PPL-01]', () => {
  const person = { id: 3, roleId: project_editor }
  expect(mayChangePerson({ asker, person, roleId: undefined, admins: 1 })).toBe('yes')
})
