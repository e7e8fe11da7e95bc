import { expect, it } from 'vitest'
import { studioPath } from './studio-paths.ts'

it('a project of the studio opens with its overview, and each section has its own address [STU-01]', () => {
  expect(studioPath(1)).toBe('/studio/1')
  expect(studioPath(7, 'history')).toBe('/studio/7/history')
})
