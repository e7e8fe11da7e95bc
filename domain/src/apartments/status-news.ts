import type { ApartmentStatus } from './apartment-status.ts'

/** Apartments by the status they stand in, as they are told. */
export type ByStatus = Readonly<Partial<Record<ApartmentStatus, readonly number[]>>>

export type Statuses = ReadonlyMap<number, ApartmentStatus>

export interface StatusChange {
  readonly id: number
  readonly from: ApartmentStatus
  readonly to: ApartmentStatus
}

/** What is known after some were told. */
export function withNews(known: Statuses, told: ByStatus): Statuses {
  const statuses = new Map(known)
  for (const [status, ids] of Object.entries(told))
    for (const id of ids) statuses.set(id, status as ApartmentStatus)
  return statuses
}

/** What is different; an apartment that nobody knew of before has not changed. */
export function changesBetween(before: Statuses, now: Statuses): StatusChange[] {
  return [...now].flatMap(([id, to]) => {
    const from = before.get(id)
    return from === undefined || from === to ? [] : [{ id, from, to }]
  })
}

type Counts = Readonly<Partial<Record<ApartmentStatus, number>>>

/** How many stand in each status after these have changed. */
export function countsAfter(
  counts: Counts,
  changes: readonly StatusChange[],
): Record<ApartmentStatus, number> {
  const after = { ...counts } as Record<ApartmentStatus, number>
  for (const { from, to } of changes) {
    after[from] = Math.max(0, (after[from] ?? 0) - 1)
    after[to] = (after[to] ?? 0) + 1
  }
  return after
}
