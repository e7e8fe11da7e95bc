import type { Decisions } from '@belvedere/domain/imports/chosen-changes'
import type { Guard } from '@belvedere/domain/imports/import-changes'
import { useMemo, useState } from 'react'

export const NOTHING_DECIDED: Decisions = { confirmed: [], leftOut: [], guards: [], missing: 'leave' }

const withOrWithout = (ids: readonly string[], id: string, isIn: boolean) =>
  isIn ? [...new Set([...ids, id])] : ids.filter((one) => one !== id)

export type Decide = ReturnType<typeof useDecisions>['decide']

/** What is decided about the changes, one by one. */
export function useDecisions() {
  const [decisions, setDecisions] = useState(NOTHING_DECIDED)
  const decide = useMemo(
    () => ({
      /** A held one is confirmed or not; any other is left out or not. */
      take: ({ id, held }: { id: string; held: readonly unknown[] }, taken: boolean) =>
        setDecisions((now) => ({
          ...now,
          confirmed: held.length > 0 ? withOrWithout(now.confirmed, id, taken) : now.confirmed,
          leftOut: withOrWithout(now.leftOut, id, !taken && held.length === 0),
        })),
      confirmGuard: (guard: Guard) => setDecisions((now) => ({ ...now, guards: [...now.guards, guard] })),
      missing: (missing: Decisions['missing']) => setDecisions((now) => ({ ...now, missing })),
    }),
    [],
  )
  return { decisions, decide }
}
