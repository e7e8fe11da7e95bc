import { expect, it } from 'vitest'
import { usersNamedIn, withoutGone } from './without-gone.ts'

const onProject = (user: number) => ({
  table: 'project_users',
  key: `1/${user}`,
  before: { project_id: 1, user_id: user, role_id: 5 },
  after: null,
})

const claim = { table: 'claims', key: '7', before: null, after: { id: 7, buyer: 'Mila Perić', agent_id: 3 } }

it('knows who is named in what is undone [PRV-02]', () => {
  expect(usersNamedIn([onProject(3), onProject(4), claim])).toEqual([3, 4])
})

it('brings nobody back whose account was deleted [PRV-02]', () => {
  expect(withoutGone([onProject(3), onProject(4), claim], new Set([3]))).toEqual([
    onProject(4),
    { ...claim, after: { id: 7, buyer: 'Mila Perić', agent_id: null } },
  ])
  expect(withoutGone([onProject(3), claim], new Set())).toEqual([onProject(3), claim])
})
