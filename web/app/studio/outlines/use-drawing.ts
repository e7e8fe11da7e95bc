import type { Drawing, Parts } from '@belvedere/domain/outlines/drawing'
import { changedIn } from '@belvedere/domain/outlines/merge-drawings'
import { useCallback, useMemo, useState } from 'react'

/** What one act changed: of each outline how it was and how it is. Taking it back leaves all others alone. */
type Act = readonly { readonly of: number; readonly before: Parts; readonly after: Parts }[]

interface Drawn {
  readonly drawing: Drawing
  readonly done: readonly Act[]
  readonly undone: readonly Act[]
}

/** What is drawn, with every act that led to it (OUT-06). */
export interface DrawingHistory {
  readonly drawing: Drawing
  /** One act: a drag, a click, a key. */
  readonly act: (change: (drawing: Drawing) => Drawing) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** Someone else's: it is no act of one's own, and one's own acts on the same outlines can no longer be taken back. */
  readonly take: (drawing: Drawing) => void
}

export function useDrawing(initial: Drawing): DrawingHistory {
  const [{ drawing, done, undone }, setDrawn] = useState<Drawn>({ drawing: initial, done: [], undone: [] })

  const act = useCallback((change: (drawing: Drawing) => Drawing) => {
    setDrawn((now) => {
      const next = change(now.drawing)
      const made = changedIn(now.drawing, next).map((of) => ({
        of,
        before: now.drawing.get(of) ?? [],
        after: next.get(of) ?? [],
      }))
      return made.length === 0 ? now : { drawing: next, done: [...now.done, made], undone: [] }
    })
  }, [])

  const undo = useCallback(() => {
    setDrawn((now) => {
      const last = now.done.at(-1)
      if (!last) return now
      return {
        drawing: applied(now.drawing, last, 'before'),
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
        drawing: applied(now.drawing, last, 'after'),
        done: [...now.done, last],
        undone: now.undone.slice(0, -1),
      }
    })
  }, [])

  const take = useCallback((theirs: Drawing) => {
    setDrawn((now) => {
      const taken = new Set(changedIn(now.drawing, theirs))
      const without = (acts: readonly Act[]) =>
        acts.map((act) => act.filter(({ of }) => !taken.has(of))).filter(({ length }) => length > 0)
      return { drawing: theirs, done: without(now.done), undone: without(now.undone) }
    })
  }, [])

  return useMemo(
    () => ({
      ...{ drawing, act, undo, redo, take },
      canUndo: done.length > 0,
      canRedo: undone.length > 0,
    }),
    [drawing, act, undo, redo, take, done.length, undone.length],
  )
}

function applied(drawing: Drawing, act: Act, to: 'before' | 'after'): Drawing {
  return new Map([...drawing, ...act.map((one) => [one.of, one[to]] as const)])
}
