import { useEffect, useEffectEvent } from 'react'
import { useStudioProject } from '../project/studio-project.ts'
import { showSaving } from '../saving/shown-saving.ts'
import type { Saving } from './use-saved-outlines.ts'

const SCOPE = 'outlines'

/** The top bar says whether what is drawn is saved. What is asked about is not. */
export function useSavingInTopBar(saving: Saving): void {
  const again = useEffectEvent(() => saving.again())
  const { now, both } = saving
  useEffect(() => {
    const said = both.length > 0 ? ({ state: 'waiting', changes: both.length } as const) : now
    showSaving(SCOPE, { now: said, live: false, draft: true, again: () => again() })
  }, [now, both])
  const { recount } = useStudioProject()
  const tellPublish = useEffectEvent(recount)
  const savedAt = now.state === 'saved' ? now.at?.getTime() : undefined
  useEffect(() => {
    // What waits for Publish is more by this.
    if (savedAt) tellPublish()
  }, [savedAt])
  useEffect(() => () => showSaving(SCOPE, undefined), [])
}
