import type { Decisions } from '@belvedere/domain/imports/chosen-changes'
import type { Guard } from '@belvedere/domain/imports/import-changes'
import type { ImportField } from '@belvedere/domain/imports/import-field'
import { useMemo, useState } from 'react'

const NOTHING_DECIDED: Decisions = {
  confirmed: [],
  leftOut: [],
  guards: [],
  confirmedColumns: [],
  missing: 'leave',
}

const withOrWithout = <Id extends string>(ids: readonly Id[], id: Id, isIn: boolean) =>
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
      confirmColumn: (field: ImportField, isConfirmed: boolean) =>
        setDecisions((now) => ({
          ...now,
          confirmedColumns: withOrWithout(now.confirmedColumns, field, isConfirmed),
        })),
      /** What was decided at an earlier look is no word on what is there now. */
      forget: () => setDecisions(NOTHING_DECIDED),
      missing: (missing: Decisions['missing']) => setDecisions((now) => ({ ...now, missing })),
    }),
    [],
  )
  return { decisions, decide }
}
