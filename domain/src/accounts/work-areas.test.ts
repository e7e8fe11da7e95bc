import { expect, it } from 'vitest'
import { workAreas } from './work-areas.ts'

it.each([
  ['super_admin', [1], { studio: true, desk: true }],
  ['project_admin', [2], { studio: true, desk: true }],
  ['project_editor', [3], { studio: true, desk: true }],
  ['sales_agent', [5], { studio: true, desk: true }],
  ['a buyer', [4], { studio: false, desk: false }],
  ['nobody in particular', [], { studio: false, desk: false }],
  ['a buyer here who sells there', [4, 5], { studio: true, desk: true }],
])('%s is led where they work [STU-01]', (_, roles, areas) => {
  expect(workAreas({ roles, resting: false })).toEqual(areas)
})

it('leads whose rights rest to the step that wakes them, from either [STU-06]', () => {
  expect(workAreas({ roles: [4], resting: true })).toEqual({ studio: true, desk: true })
})
