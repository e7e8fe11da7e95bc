import type { OutlineSource } from '@belvedere/domain/content/outline-sources'
import type { Drawing, Parts } from '@belvedere/domain/outlines/drawing'
import { changedIn } from '@belvedere/domain/outlines/merge-drawings'
import { useCallback, useMemo, useState } from 'react'

/** How each outline came to be. */
export type Sources = ReadonlyMap<number, OutlineSource>

interface Made {
  readonly parts: Parts
  readonly source: OutlineSource
}

/** What one act changed: of each outline how it was and how it is. Taking it back leaves all others alone. */
type Act = readonly { readonly of: number; readonly before: Made; readonly after: Made }[]

interface Drawn {
  readonly drawing: Drawing
  readonly sources: Sources
  readonly done: readonly Act[]
  readonly undone: readonly Act[]
}

/** What is drawn, with every act that led to it (OUT-06). */
export interface DrawingHistory {
  readonly drawing: Drawing
  readonly sources: Sources
  /** One act: a drag, a click, a key, or a press of Make. An outline that is changed by hand stays what it came from. */
  readonly act: (change: (drawing: Drawing) => Drawing, source?: OutlineSource) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** Someone else's outlines: it is no act of one's own, and one's own acts on the same outlines can no longer be taken back. */
  readonly take: (drawing: Drawing, sources: Sources) => void
}

export function useDrawing(initial: Pick<Drawn, 'drawing' | 'sources'>): DrawingHistory {
  const [{ drawing, sources, done, undone }, setDrawn] = useState<Drawn>({ ...initial, done: [], undone: [] })

  const act = useCallback((change: (drawing: Drawing) => Drawing, source?: OutlineSource) => {
    setDrawn((now) => {
      const next = change(now.drawing)
      const made = changedIn(now.drawing, next).map((of) => {
        const before = { parts: now.drawing.get(of) ?? [], source: now.sources.get(of) ?? 'drawn' }
        const own = before.parts.length > 0 ? before.source : 'drawn'
        return { of, before, after: { parts: next.get(of) ?? [], source: source ?? own } }
      })
      return made.length === 0
        ? now
        : { ...applied(now, made, 'after'), done: [...now.done, made], undone: [] }
    })
  }, [])

  const undo = useCallback(() => {
    setDrawn((now) => {
      const last = now.done.at(-1)
      if (!last) return now
      return {
        ...applied(now, last, 'before'),
        done: now.done.slice(0, -1),
        undone: [...now.undone, last],
      }
    })
  }, [])

  const redo = useCallback(() => {
    setDrawn((now) => {
      const last = now.undone.at(-1)
      if (!last) return now
      return {
        ...applied(now, last, 'after'),
        done: [...now.done, last],
        undone: now.undone.slice(0, -1),
      }
    })
  }, [])

  const take = useCallback((theirs: Drawing, theirSources: Sources) => {
    setDrawn((now) => {
      const without = (acts: readonly Act[]) =>
        acts.map((act) => act.filter(({ of }) => !theirs.has(of))).filter(({ length }) => length > 0)
      const own = [...now.sources].filter(([of]) => !theirs.has(of))
      return {
        drawing: new Map([...now.drawing, ...theirs]),
        sources: new Map([...theirSources, ...own]),
        done: without(now.done),
        undone: without(now.undone),
      }
    })
  }, [])

  return useMemo(
    () => ({
      ...{ drawing, sources, act, undo, redo, take },
      canUndo: done.length > 0,
      canRedo: undone.length > 0,
    }),
    [drawing, sources, act, undo, redo, take, done.length, undone.length],
  )
}

function applied({ drawing, sources }: Drawn, act: Act, to: 'before' | 'after') {
  return {
    drawing: new Map([...drawing, ...act.map((one) => [one.of, one[to].parts] as const)]),
    sources: new Map([...sources, ...act.map((one) => [one.of, one[to].source] as const)]),
  }
}
