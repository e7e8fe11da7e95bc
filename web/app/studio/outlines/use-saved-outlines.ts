import { useEffect, useEffectEvent, useState } from 'react'
import type { Act } from '../saving/draft-store.ts'
import type { SaveState } from '../saving/saver.ts'
import type { StoredOutline } from './load-drawing.ts'
import { type Asked, openOutlineSaving } from './outline-saving.ts'
import type { DrawingHistory } from './use-drawing.ts'

interface SavedOutlines {
  readonly projectId: number
  readonly mediaId: number
  readonly userId: number
  readonly stored: readonly StoredOutline[]
  readonly history: DrawingHistory
}

const NONE: readonly number[] = []

export type Saving = ReturnType<typeof useSavedOutlines>

/** Everything that is drawn saves itself; what is to be decided is told (OUT-07, STU-03). */
export function useSavedOutlines({ history, ...picture }: SavedOutlines) {
  const { drawing, sources, act, take } = history
  const [now, setNow] = useState<SaveState>({ state: 'saved', at: undefined })
  const [asked, setAsked] = useState<Asked>()
  const [kept, setKept] = useState<readonly Act<unknown>[]>([])
  const [saving, setSaving] = useState<ReturnType<typeof openOutlineSaving>>()
  const open = useEffectEvent(() =>
    openOutlineSaving({
      ...picture,
      onTheirs: take,
      onKept: (outlines, source) => act((before) => new Map([...before, ...outlines]), source),
      onState: setNow,
      onAsked: setAsked,
      onLeftover: setKept,
    }),
  )
  // One for each stay on a picture: a picture has a screen of its own.
  useEffect(() => {
    const opened = open()
    setSaving(opened)
    return () => void opened.end()
  }, [])
  useEffect(() => saving?.draw(drawing, sources), [saving, drawing, sources])

  return {
    now,
    both: asked?.both ?? NONE,
    theirs: asked?.theirs,
    kept,
    /** Of one of them, or of all. */
    answer: (keep: 'mine' | 'theirs', one?: number) => saving?.answer(keep, one),
    takeUp: () => saving?.takeUp(),
    forget: () => saving?.forget(),
    again: () => saving?.again(),
    // What is not heard of now comes with the next save.
    look: () => void saving?.look().catch(() => undefined),
  }
}
