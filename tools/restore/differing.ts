import { type Rows, rowsBeyond } from '@belvedere/server/testing/every-row'

/** The tables that are not as they were. */
export const differing = (before: Rows, after: Rows): string[] => [
  ...new Set([...rowsBeyond(before, after).keys(), ...rowsBeyond(after, before).keys()]),
]

export const without = (rows: Rows, tables: readonly string[]): Rows =>
  new Map([...rows].filter(([table]) => !tables.includes(table)))

export const sizeOf = (rows: Rows): number => [...rows.values()].reduce((sum, { size }) => sum + size, 0)
