import type { OutlineSource } from '@belvedere/domain/content/outline-sources'
import type { Drawing, Parts } from '@belvedere/domain/outlines/drawing'
import { changedIn, isSameOutline, mergeDrawings } from '@belvedere/domain/outlines/merge-drawings'
import { browserApi } from '../../api/loader-api.ts'
import { type Act, createDraftStore } from '../saving/draft-store.ts'
import { createSaver, type SaveState } from '../saving/saver.ts'
import { loadOutlines, type StoredOutline } from './load-drawing.ts'
import type { Sources } from './use-drawing.ts'

/** What is kept of an outline until the server has it: as it is drawn, and what the server had when it was. */
interface Kept {
  readonly parts: Parts
  readonly source: OutlineSource
  readonly before: Parts
}

/** Both changed these: one of the two is chosen for each (OUT-07). */
export interface Asked {
  readonly both: readonly number[]
  readonly theirs: Drawing
}

interface OutlineSavingOf {
  readonly projectId: number
  readonly mediaId: number
  readonly userId: number
  readonly stored: readonly StoredOutline[]
  /** What someone else has drawn meanwhile: only those outlines. */
  readonly onTheirs: (drawing: Drawing, sources: Sources) => void
  /** What an earlier visit had drawn. */
  readonly onKept: (drawing: Drawing, source: OutlineSource) => void
  readonly onState: (state: SaveState) => void
  readonly onAsked: (asked: Asked | undefined) => void
  readonly onLeftover: (acts: readonly Act<unknown>[]) => void
}

export const drawingOf = (stored: readonly StoredOutline[]): Drawing =>
  new Map(stored.map(({ poiId, parts }) => [poiId, parts]))

export const sourcesOf = (stored: readonly StoredOutline[]): Sources =>
  new Map(stored.map(({ poiId, source }) => [poiId, source]))

const pick = (drawing: Drawing, of: readonly number[]): Drawing =>
  new Map(of.map((one) => [one, drawing.get(one) ?? []]))

/**
 * Keeps what is drawn on a picture in the outlines' drafts, by the one way of saving (decision 115): on the device until
 * the server has it. What others save meanwhile is merged by what both began with.
 */
export function openOutlineSaving(opened: OutlineSavingOf) {
  const { projectId, mediaId, userId, onTheirs, onAsked } = opened
  /** As the server last told: what both began with, and the revisions of it. */
  let base = opened.stored
  let mine = drawingOf(base)
  let sources = sourcesOf(base)
  let asked: Asked | undefined
  /** Sent, and not heard of: the server may have it or not. */
  let unheard: Drawing = new Map()
  let leftover: readonly Act<Kept>[] = []
  let busy = false

  const saver = createSaver<Kept>({
    scope: `outlines ${projectId} ${mediaId} ${userId}`,
    store: createDraftStore(),
    save: (changes) => save([...changes.keys()].map(Number)),
    onState: opened.onState,
  })
  const tellLeftover = (acts: readonly Act<Kept>[]) => {
    leftover = acts
    opened.onLeftover(acts)
  }
  void saver.leftover().then(tellLeftover, () => undefined)

  /** What these outlines are by now is sent; named are those that have to be decided first, or are wrong in themselves. */
  async function save(keys: readonly number[]): Promise<string[]> {
    busy = true
    try {
      if (unheard.size > 0) meet(await loadOutlines(projectId, mediaId))
      for (;;) {
        const free = keys.filter((of) => !asked?.both.includes(of))
        const rows = rowsOf(free)
        if (rows.length > 0) {
          unheard = pick(mine, free)
          const { response } = await browserApi().send('PATCH /api/v1/studio/projects/{projectId}/outlines', {
            params: { projectId },
            body: { rows },
          })
          if (response.status >= 500) throw new Response(null, { status: response.status })
          const theirs = await loadOutlines(projectId, mediaId)
          // Refused because someone was faster: with what they have it is tried once more. Else it is wrong in itself.
          const again = !response.ok && isNewer(theirs)
          meet(theirs)
          if (again) continue
          if (!response.ok) return keys.map(String)
        }
        return keys.filter((of) => asked?.both.includes(of)).map(String)
      }
    } finally {
      busy = false
    }
  }

  function rowsOf(keys: readonly number[]) {
    const there = drawingOf(base)
    return keys
      .filter((of) => !isSameOutline(there.get(of), mine.get(of)))
      .map((of) => {
        const row = base.find(({ poiId }) => poiId === of)
        const parts = (mine.get(of) ?? []).map((part) => part.map(([x, y]): [number, number] => [x, y]))
        const source = sources.get(of) ?? 'drawn'
        if (!row) return { mediaId, poiId: of, parts, source }
        return { id: row.id, revision: row.revision, parts, ...(source !== row.source && { source }) }
      })
  }

  const isNewer = (stored: readonly StoredOutline[]) => {
    const known = new Map(base.map(({ id, revision }) => [id, revision]))
    return stored.some(({ id, revision }) => known.get(id) !== revision)
  }

  /** What only one of us changed is merged, the rest is asked about. */
  function meet(stored: readonly StoredOutline[]): void {
    const theirs = drawingOf(stored)
    const arrived = [...unheard].filter(([of, parts]) => isSameOutline(parts, theirs.get(of)))
    const merged = mergeDrawings(new Map([...drawingOf(base), ...arrived]), mine, theirs)
    base = stored
    unheard = new Map()
    const taken = changedIn(mine, merged.drawing)
    if (taken.length > 0) take(pick(merged.drawing, taken))
    const both = [...new Set([...(asked?.both ?? []), ...merged.both])]
    if (both.length > 0) ask(both.filter((of) => !isSameOutline(mine.get(of), theirs.get(of))))
  }

  function take(drawing: Drawing): void {
    mine = new Map([...mine, ...drawing])
    onTheirs(drawing, sourcesOf(base))
  }

  function ask(both: readonly number[]): void {
    asked = both.length > 0 ? { both, theirs: drawingOf(base) } : undefined
    onAsked(asked)
  }

  /** To the saver, by what the server has of each. */
  const keptOf = (keys: readonly number[]) => {
    const before = drawingOf(base)
    return new Map(
      keys.map((of): [string, Kept] => [
        `${of}`,
        { parts: mine.get(of) ?? [], source: sources.get(of) ?? 'drawn', before: before.get(of) ?? [] },
      ]),
    )
  }

  return {
    /** What is drawn by now; whatever was changed since it was last told is saved. */
    draw(drawing: Drawing, drawnSources: Sources) {
      const changed = changedIn(mine, drawing)
      mine = drawing
      sources = drawnSources
      if (changed.length > 0) void saver.change(keptOf(changed))
    },
    answer(keep: 'mine' | 'theirs', one?: number) {
      if (!asked) return
      const { theirs } = asked
      const both = asked.both.filter((of) => one === undefined || of === one)
      ask(asked.both.filter((of) => !both.includes(of)))
      if (keep === 'theirs') {
        take(pick(theirs, both))
        void saver.letGo(both.map(String))
      } else void saver.change(keptOf(both))
    },
    /** Takes what someone else has saved meanwhile. */
    async look() {
      if (busy) return
      const before = base
      const stored = await loadOutlines(projectId, mediaId)
      // Saved or looked at meanwhile, it is known already.
      if (!busy && base === before && isNewer(stored)) meet(stored)
    },
    /** What an earlier visit drew is drawn again; what someone else has changed since is asked about. */
    takeUp() {
      const there = drawingOf(base)
      const changes = leftover.flatMap((act) => [...act.changes])
      const last = new Map(changes.map(([key, kept]) => [Number(key), kept]))
      const both = [...last.keys()].filter((of) => {
        const own = changes.filter(([key]) => Number(key) === of)
        return !own.some(([, { parts, before }]) =>
          [parts, before].some((known) => isSameOutline(known, there.get(of))),
        )
      })
      mine = new Map([...mine, ...[...last].map(([of, { parts }]) => [of, parts] as const)])
      sources = new Map([...sources, ...[...last].map(([of, { source }]) => [of, source] as const)])
      for (const [source, outlines] of Map.groupBy(last, ([, kept]) => kept.source))
        opened.onKept(new Map(outlines.map(([of, { parts }]) => [of, parts])), source)
      if (both.length > 0) ask(both)
      const acts = leftover
      tellLeftover([])
      void saver.takeUp(acts, new Set(both.map(String)))
    },
    forget() {
      void saver.forget(leftover)
      tellLeftover([])
    },
    again: () => saver.again(),
    /** Whoever leaves the picture leaves nothing behind. */
    end: () => saver.end(),
  }
}
