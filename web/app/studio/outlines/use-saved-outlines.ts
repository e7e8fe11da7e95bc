import type { Drawing } from '@belvedere/domain/outlines/drawing'
import { changedIn, mergeDrawings } from '@belvedere/domain/outlines/merge-drawings'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { loadOutlines, type StoredOutline } from './load-drawing.ts'

/** So long nothing more is drawn before it is saved. */
const REST_MS = 700

export type SaveState =
  | { readonly state: 'saved'; readonly at: Date | undefined }
  | { readonly state: 'waiting'; readonly changes: number }
  | { readonly state: 'saving' }
  | { readonly state: 'failed'; readonly changes: number }
  /** Both changed these: one of the two is chosen for each (OUT-07). */
  | { readonly state: 'asking'; readonly both: readonly number[]; readonly theirs: Drawing }

interface SavedOutlines {
  readonly projectId: number
  readonly mediaId: number
  readonly stored: readonly StoredOutline[]
  readonly drawing: Drawing
  /** What someone else has drawn meanwhile. */
  readonly onTheirs: (drawing: Drawing) => void
}

export interface Saving {
  readonly now: SaveState
  readonly answer: (keep: 'mine' | 'theirs') => void
  readonly again: () => void
  /** Takes what someone else has saved meanwhile. */
  readonly look: () => void
}

export const drawingOf = (stored: readonly StoredOutline[]): Drawing =>
  new Map(stored.map(({ poiId, parts }) => [poiId, parts]))

function isNewer(now: readonly StoredOutline[], before: readonly StoredOutline[]): boolean {
  const known = new Map(before.map(({ id, revision }) => [id, revision]))
  return now.some(({ id, revision }) => known.get(id) !== revision)
}

/** Keeps what is drawn in the outlines' drafts, a moment after each act. */
export function useSavedOutlines({ projectId, mediaId, stored, drawing, onTheirs }: SavedOutlines): Saving {
  /** As the server last told: what both began with, and the revisions of it. */
  const base = useRef(stored)
  const [now, setNow] = useState<SaveState>({ state: 'saved', at: undefined })
  const [tries, setTries] = useState(0)
  const busy = useRef(false)

  const rowsToSave = useEffectEvent((from: readonly StoredOutline[]) => {
    const before = drawingOf(from)
    return changedIn(before, drawing).map((of) => {
      const row = from.find(({ poiId }) => poiId === of)
      const parts = (drawing.get(of) ?? []).map((part) => part.map(([x, y]): [number, number] => [x, y]))
      return row ? { id: row.id, revision: row.revision, parts } : { mediaId, poiId: of, parts }
    })
  })

  const save = useEffectEvent(async () => {
    const rows = rowsToSave(base.current)
    if (rows.length === 0 || busy.current) return
    // By the time it is saved more may be drawn, or this taken back.
    const sent = changedIn(drawingOf(base.current), drawing).map((of) => [of, drawing.get(of) ?? []] as const)
    busy.current = true
    setNow({ state: 'saving' })
    try {
      const { response } = await browserApi().send('PATCH /api/v1/studio/projects/{projectId}/outlines', {
        params: { projectId },
        body: { rows },
      })
      const theirs = await loadOutlines(projectId, mediaId)
      // Taken, or refused because someone was faster: what they saved comes along. Else it is wrong in itself.
      if (response.ok) meet(theirs, new Map([...drawingOf(base.current), ...sent]))
      else if (isNewer(theirs, base.current)) meet(theirs, drawingOf(base.current))
      else setNow({ state: 'failed', changes: rows.length })
    } catch {
      setNow({ state: 'failed', changes: rows.length })
    } finally {
      busy.current = false
      setTries((times) => times + 1)
    }
  })

  /** What only one of us changed is merged, the rest is asked about. */
  const meet = useEffectEvent((theirs: readonly StoredOutline[], common: Drawing) => {
    const there = drawingOf(theirs)
    const merged = mergeDrawings(common, drawing, there)
    base.current = theirs
    if (changedIn(drawing, merged.drawing).length > 0) onTheirs(merged.drawing)
    const changes = changedIn(there, merged.drawing).length
    if (merged.both.length > 0) setNow({ state: 'asking', both: merged.both, theirs: there })
    else setNow(changes > 0 ? { state: 'waiting', changes } : { state: 'saved', at: new Date() })
  })

  const look = useEffectEvent(async () => {
    if (busy.current) return
    const before = base.current
    const theirs = await loadOutlines(projectId, mediaId)
    // Saved or looked at meanwhile, it is known already.
    if (!busy.current && base.current === before && isNewer(theirs, before)) meet(theirs, drawingOf(before))
  })

  const asking = now.state === 'asking'
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was drawn, or tried once more
  useEffect(() => {
    if (asking) return
    const changes = rowsToSave(base.current).length
    if (changes === 0) return
    setNow((before) => (before.state === 'failed' ? before : { state: 'waiting', changes }))
    const timer = setTimeout(() => void save(), REST_MS)
    return () => clearTimeout(timer)
  }, [drawing, asking, tries])

  return {
    now,
    answer(keep) {
      if (now.state !== 'asking') return
      if (keep === 'theirs')
        onTheirs(new Map([...drawing, ...now.both.map((of) => [of, now.theirs.get(of) ?? []] as const)]))
      setNow({ state: 'waiting', changes: now.both.length })
    },
    again: () => setTries((times) => times + 1),
    // What is not heard of now comes with the next save.
    look: () => void look().catch(() => undefined),
  }
}
