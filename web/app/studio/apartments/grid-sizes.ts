import type { Column } from './columns.ts'

export const CHECK_WIDTH = 52
export const HEAD_HEIGHT = 38
export const ROW_HEIGHTS = { usual: 42, dense: 34 } as const

/** Where a column begins. */
export const offsetOf = (columns: readonly Column[], at: number): number =>
  CHECK_WIDTH + columns.slice(0, at).reduce((sum, { width }) => sum + width, 0)
