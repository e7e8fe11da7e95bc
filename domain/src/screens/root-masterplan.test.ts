import { expect, it } from 'vitest'
import { rootMasterplan } from './root-masterplan.ts'

const masterplan = (id: number, parentId: number, community = false) => ({ id, parentId, community })

it('is the one with parentId 0, wherever it stands and community or not [NAV-05]', () => {
  expect(rootMasterplan([masterplan(1, 2), masterplan(2, 0, true), masterplan(3, 2)])?.id).toBe(2)
})

it('is the first of several with parentId 0 [NAV-05]', () => {
  expect(rootMasterplan([masterplan(4, 0), masterplan(2, 0)])?.id).toBe(4)
})

it('if none has, is the first that is not a community [NAV-05]', () => {
  expect(rootMasterplan([masterplan(1, 9, true), masterplan(2, 9), masterplan(3, 9)])?.id).toBe(2)
})

it('else is the first [NAV-05]', () => {
  expect(rootMasterplan([masterplan(5, 9, true), masterplan(2, 9, true)])?.id).toBe(5)
})

it('is nothing in a project without masterplans', () => {
  expect(rootMasterplan([])).toBeUndefined()
})
