import { useEffect, useEffectEvent } from 'react'
import { showSaving } from '../saving/shown-saving.ts'
import type { Saving } from './use-saved-outlines.ts'

const SCOPE = 'outlines'

/** The top bar says whether what is drawn is saved. What is asked about is not. */
export function useSavingInTopBar(saving: Saving): void {
  const again = useEffectEvent(() => saving.again())
  const { now } = saving
  useEffect(() => {
    const said = now.state === 'asking' ? ({ state: 'waiting', changes: now.both.length } as const) : now
    showSaving(SCOPE, { now: said, live: false, draft: true, again: () => again() })
  }, [now])
  useEffect(() => () => showSaving(SCOPE, undefined), [])
}
