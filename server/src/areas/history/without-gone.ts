import type { ChangedRow, Values } from './undo-plan.ts'

/** Where recorded rows name a user. */
const USER_COLUMNS = ['user_id', 'agent_id', 'author_id'] as const

const valuesOf = ({ before, after }: ChangedRow) => [before, after].filter((values) => values !== null)

export function usersNamedIn(changed: readonly ChangedRow[]): number[] {
  const named = changed.flatMap(valuesOf).flatMap((values) => USER_COLUMNS.map((column) => values[column]))
  return [...new Set(named.filter((id) => typeof id === 'number'))]
}

/**
 * An undo brings nobody back whose account was deleted (PRV-02): their place on a project stays empty, and what they
 * claimed or wrote is nobody's, as deleting left it.
 */
export function withoutGone(changed: readonly ChangedRow[], gone: ReadonlySet<unknown>): ChangedRow[] {
  const forget = (values: Values | null) =>
    values &&
    Object.fromEntries(
      Object.entries(values).map(([column, value]) => [
        column,
        isUser(column) && gone.has(value) ? null : value,
      ]),
    )
  return changed
    .filter((row) => !valuesOf(row).some(({ user_id }) => gone.has(user_id)))
    .map((row) => ({ ...row, before: forget(row.before), after: forget(row.after) }))
}

const isUser = (column: string) => (USER_COLUMNS as readonly string[]).includes(column)
