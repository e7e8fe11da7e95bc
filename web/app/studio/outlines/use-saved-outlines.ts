import type { Drawing } from '@belvedere/domain/outlines/drawing'
import { changedIn, mergeDrawings } from '@belvedere/domain/outlines/merge-drawings'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { loadOutlines, type StoredOutline } from './load-drawing.ts'
import type { Sources } from './use-drawing.ts'

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
  readonly sources: Sources
  /** What someone else has drawn meanwhile: only those outlines. */
  readonly onTheirs: (drawing: Drawing, sources: Sources) => void
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

export const sourcesOf = (stored: readonly StoredOutline[]): Sources =>
  new Map(stored.map(({ poiId, source }) => [poiId, source]))

const pick = (drawing: Drawing, of: readonly number[]): Drawing =>
  new Map(of.map((one) => [one, drawing.get(one) ?? []]))

function isNewer(now: readonly StoredOutline[], before: readonly StoredOutline[]): boolean {
  const known = new Map(before.map(({ id, revision }) => [id, revision]))
  return now.some(({ id, revision }) => known.get(id) !== revision)
}

/** Keeps what is drawn in the outlines' drafts, a moment after each act. */
export function useSavedOutlines({
  projectId,
  mediaId,
  stored,
  drawing,
  sources,
  onTheirs,
}: SavedOutlines): Saving {
  /** As the server last told: what both began with, and the revisions of it. */
  const base = useRef(stored)
  const [now, setNow] = useState<SaveState>({ state: 'saved', at: undefined })
  const [tries, setTries] = useState(0)
  const busy = useRef(false)
  const left = useRef(false)

  const rowsToSave = useEffectEvent((from: readonly StoredOutline[], mine: Drawing = drawing) => {
    const before = drawingOf(from)
    return changedIn(before, mine).map((of) => {
      const row = from.find(({ poiId }) => poiId === of)
      const parts = (mine.get(of) ?? []).map((part) => part.map(([x, y]): [number, number] => [x, y]))
      const source = sources.get(of) ?? 'drawn'
      if (!row) return { mediaId, poiId: of, parts, source }
      return { id: row.id, revision: row.revision, parts, ...(source !== row.source && { source }) }
    })
  })

  const save = useEffectEvent(async (mine: Drawing = drawing) => {
    const rows = rowsToSave(base.current, mine)
    if (rows.length === 0 || busy.current || now.state === 'asking') return
    // By the time it is saved more may be drawn, or this taken back.
    const sent = changedIn(drawingOf(base.current), mine).map((of) => [of, mine.get(of) ?? []] as const)
    let merged: Drawing | undefined
    busy.current = true
    setNow({ state: 'saving' })
    try {
      const { response } = await browserApi().send('PATCH /api/v1/studio/projects/{projectId}/outlines', {
        params: { projectId },
        body: { rows },
      })
      const theirs = await loadOutlines(projectId, mediaId)
      // Taken, or refused because someone was faster: what they saved comes along. Else it is wrong in itself.
      if (response.ok) merged = meet(theirs, new Map([...drawingOf(base.current), ...sent]))
      else if (isNewer(theirs, base.current)) merged = meet(theirs, drawingOf(base.current))
      else setNow({ state: 'failed', changes: rows.length })
    } catch {
      setNow({ state: 'failed', changes: rows.length })
    } finally {
      busy.current = false
      setTries((times) => times + 1)
    }
    // Nobody is there any more to draw on, or to be asked: what was drawn while it was saved goes after it.
    if (left.current && merged) await save(merged)
  })

  /** What only one of us changed is merged, the rest is asked about. */
  const meet = useEffectEvent((theirs: readonly StoredOutline[], common: Drawing) => {
    const there = drawingOf(theirs)
    const merged = mergeDrawings(common, drawing, there)
    base.current = theirs
    const taken = changedIn(drawing, merged.drawing)
    if (taken.length > 0) onTheirs(pick(merged.drawing, taken), sourcesOf(theirs))
    const changes = changedIn(there, merged.drawing).length
    if (merged.both.length > 0) setNow({ state: 'asking', both: merged.both, theirs: there })
    else setNow(changes > 0 ? { state: 'waiting', changes } : { state: 'saved', at: new Date() })
    return merged.both.length > 0 ? undefined : merged.drawing
  })

  const look = useEffectEvent(async () => {
    // While it is asked which of two is kept, neither is taken for what both began with.
    if (busy.current || now.state === 'asking') return
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

  // Whoever leaves the picture or the window leaves nothing behind.
  useEffect(() => {
    left.current = false
    const leave = () => void save()
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      left.current = true
      leave()
    }
  }, [])

  return {
    now,
    answer(keep) {
      if (now.state !== 'asking') return
      if (keep === 'theirs') onTheirs(pick(now.theirs, now.both), sourcesOf(base.current))
      setNow({ state: 'waiting', changes: now.both.length })
    },
    again: () => setTries((times) => times + 1),
    // What is not heard of now comes with the next save.
    look: () => void look().catch(() => undefined),
  }
}
