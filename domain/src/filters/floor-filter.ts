import { topFloor } from '../apartments/floors-of.ts'
import { defineRange } from './define-range.ts'

export const floorFilter = {
  name: 'floor_range',
  kind: 'floors',
  id: 3,
  ...defineRange({
    field: 'filterFloor',
    key: 'floor',
    measure: ({ floor }) => floor,
    measureTo: topFloor,
    step: 1,
  }),
} as const
