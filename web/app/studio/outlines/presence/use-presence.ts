import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { browserApi } from '../../../api/loader-api.ts'
import { type OtherHere, showOthers } from '../../presence/shown-others.ts'

interface PresenceOf {
  readonly projectId: number
  readonly mediaId: number
  /** The outline that one holds. */
  readonly poiId: number | null
  readonly enabled: boolean
  /** Someone has saved an outline of the picture. */
  readonly onOutlines: () => void
}

/** Three times before the server takes a tab for closed. */
const EVERY_MS = 4_000

/** Says every few seconds that one is on the picture, and learns who else is (OUT-07). */
export function usePresence({
  projectId,
  mediaId,
  poiId,
  enabled,
  onOutlines,
}: PresenceOf): readonly OtherHere[] {
  const [tab] = useState(() => crypto.randomUUID())
  const [others, setOthers] = useState<readonly OtherHere[]>([])
  const known = useRef<string>(undefined)
  const say = useEffectEvent(async () => {
    if (document.hidden) return
    const here = await browserApi().read('PUT /api/v1/studio/projects/{projectId}/media/{id}/presence', {
      params: { projectId, id: mediaId },
      body: { tab, poiId },
    })
    setOthers(here.others)
    if (known.current !== undefined && known.current !== here.outlines) onOutlines()
    known.current = here.outlines
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever takes hold of another outline says so at once
  useEffect(() => {
    if (!enabled) return
    // Without the network nobody else is seen; what is drawn is kept as ever.
    const again = () => void say().catch(() => setOthers([]))
    again()
    const timer = setInterval(again, EVERY_MS)
    return () => clearInterval(timer)
  }, [enabled, poiId])
  useEffect(() => showOthers(others), [others])
  useEffect(() => () => showOthers([]), [])
  return others
}
