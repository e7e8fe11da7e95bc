import { expect, it } from 'vitest'
import { poiTypesOn } from './poi-children.ts'
import { POI_TYPES } from './poi-types.ts'

it.each([
  ['masterplan', [2, 3, 4, 5, 8]],
  ['building', [6, 7, 12]],
  ['apartment', [13]],
  ['masterplan_info', []],
] as const)('knows which points of interest lie on a %s', (type, children) => {
  expect(poiTypesOn(POI_TYPES[type])).toEqual(children)
})
