import type { FilterableApartment } from './define-filter.ts'
import { defineRange } from './define-range.ts'

/** "Rounded, within the range with a tolerance of 1" (FLT-02). */
const AREA_TOLERANCE = 1

export const areaFilter = {
  name: 'area_range',
  kind: 'area',
  id: 2,
  ...defineRange({
    field: 'filterArea',
    key: 'area',
    measure: roundedArea,
    tolerance: AREA_TOLERANCE,
    step: 1,
  }),
} as const

export function roundedArea({ area, totalArea }: FilterableApartment): number {
  return Math.round(area ?? totalArea ?? 0)
}
