import { useMemo, useRef } from 'react'
import type { Apartment } from './apartment.ts'
import { COLUMNS } from './columns.ts'
import type { Facts } from './facts.ts'
import { filterRows, type Sorting, type TableFilters } from './filter-rows.ts'

interface ShownRows {
  readonly rows: readonly Apartment[]
  readonly filters: TableFilters
  readonly sorting: Sorting | undefined
  readonly facts: Facts
}

/**
 * The rows that are asked for, in their order. Which they are is worked out when somebody asks, and not at every change:
 * a row that one works on does not run away.
 */
export function useShownRows({ rows, filters, sorting, facts }: ShownRows): readonly Apartment[] {
  const now = useRef(rows)
  now.current = rows
  // biome-ignore lint/correctness/useExhaustiveDependencies: not at every change of a row, but when some come or go
  const ids = useMemo(
    () => filterRows(now.current, filters, sorting, COLUMNS, facts).map(({ id }) => id),
    [filters, sorting, facts, rows.length],
  )
  return useMemo(() => {
    const known = new Map(rows.map((row) => [row.id, row]))
    return ids.flatMap((id) => known.get(id) ?? [])
  }, [ids, rows])
}
