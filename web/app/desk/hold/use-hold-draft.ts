import { useCallback, useEffect, useState } from 'react'
import { useKeptText } from '../../staff/access/use-kept-text.ts'
import { useTimes } from '../../staff/time/use-times.ts'
import { type HoldWish, useDesk } from '../project/desk-project.ts'
import { type HoldDraft, keptDraft, newDraft } from './hold-draft.ts'

/**
 * A hold as it is typed, kept on the device until it is made or given up: whoever opens the same again after a reload or a
 * lost session finds it (SEC-13).
 */
export function useHoldDraft(wish: HoldWish) {
  const { project, settings } = useDesk()
  const times = useTimes()
  const [kept, keep] = useKeptText(
    `hold ${[project.id, wish.apartmentId, wish.enquiryId, wish.waitingId].join()}`,
  )
  const [first] = useState(() => keptDraft(kept, newDraft(wish, settings, times)))
  const [draft, setDraft] = useState(first)
  useEffect(() => {
    if (draft !== first) keep(JSON.stringify(draft))
  }, [draft, first, keep])
  // Parts change at once by keys and by what comes in: neither takes the other back.
  const change = useCallback((part: Partial<HoldDraft>) => setDraft((before) => ({ ...before, ...part })), [])
  const forget = useCallback(() => keep(''), [keep])
  return { draft, change, forget }
}
