import { expect, it } from 'vitest'
import { type Access, mayCall, type Verdict } from './access.ts'
import { ROLES } from './roles.ts'

const user = { id: 7, superAdmin: false, roles: new Map() }
const editor = { id: 8, superAdmin: false, roles: new Map([[1, ROLES.project_editor]]) }
const content = { resource: 'content', permission: 'write' } as const

it.each<[Access, visitor: Verdict, user: Verdict]>([
  ['anyone', 'yes', 'yes'],
  ['depends-on-asker', 'yes', 'yes'],
  ['refresh-cookie', 'yes', 'yes'],
  ['self', 'log-in', 'yes'],
  [content, 'log-in', 'no'],
])('%j: a visitor %s, a user %s', (access, visitors, users) => {
  expect(mayCall(access, undefined, 1)).toBe(visitors)
  expect(mayCall(access, user, 1)).toBe(users)
})

it('a right counts on its project, and for lists', () => {
  expect(mayCall(content, editor, 1)).toBe('yes')
  expect(mayCall(content, editor, 2)).toBe('no')
  expect(mayCall(content, editor)).toBe('yes')
})
