import { useEffect, useState } from 'react'
import { createStore } from '../../state/create-store.ts'
import { type Act, createDraftStore } from './draft-store.ts'
import { createSaver, type SaveState } from './saver.ts'
import { showSaving } from './shown-saving.ts'

interface EditsState<Value> {
  /** By key, as it was typed in this visit: whatever is read again meanwhile, that is what a field shows. */
  readonly typed: ReadonlyMap<string, Value>
  /** What the server does not take as it is. */
  readonly refused: ReadonlySet<string>
  /** Left over from an earlier visit. */
  readonly kept: readonly Act<Value>[]
}

interface Opened<Value> {
  /** Whose work on what. */
  readonly scope: string
  /** Visitors see it at once. */
  readonly live: boolean
  /** Names what was refused; throws where the server was not reached. */
  readonly save: (changes: ReadonlyMap<string, Value>) => Promise<readonly string[]>
  readonly onSaved: () => void
}

export type Edits<Value> = ReturnType<typeof openEdits<Value>>

/** The fields of a page by their keys: shown as typed, saved by themselves, offered again where that was not possible. */
export function useEdits<Value>(opened: Opened<Value>): Edits<Value> {
  const [edits] = useState(() => openEdits(opened))
  useEffect(() => () => void edits.close(), [edits])
  return edits
}

function openEdits<Value>({ scope, live, save, onSaved }: Opened<Value>) {
  const store = createStore<EditsState<Value>>({ typed: new Map(), refused: new Set(), kept: [] })
  let last: SaveState['state'] = 'saved'
  const saver = createSaver<Value>({
    scope,
    store: createDraftStore(),
    save: async (changes) => {
      const refused = await save(changes)
      if (refused.length > 0)
        store.set((state) => ({ ...state, refused: new Set([...state.refused, ...refused]) }))
      if (refused.length < changes.size) onSaved()
      return refused
    },
    onState: (now) => {
      last = now.state
      showSaving(scope, { now, live, again: () => saver.again() })
    },
  })
  void saver.leftover().then(
    (kept) => store.set((state) => ({ ...state, kept })),
    () => undefined,
  )

  const withTyped = (state: EditsState<Value>, changes: Iterable<readonly [string, Value]>) => {
    const taken = new Map(changes)
    const refused = new Set([...state.refused].filter((key) => !taken.has(key)))
    return { ...state, refused, typed: new Map([...state.typed, ...taken]) }
  }

  return {
    use: store.use,
    change(changes: ReadonlyMap<string, Value>) {
      store.set((state) => withTyped(state, changes))
      void saver.change(changes)
    },
    async takeUp() {
      const { kept } = store.get()
      const changes = kept.flatMap((act) => [...act.changes])
      store.set((state) => ({ ...withTyped(state, changes), kept: [] }))
      await saver.takeUp(kept)
    },
    async forget() {
      const { kept } = store.get()
      store.set((state) => ({ ...state, kept: [] }))
      await saver.forget(kept)
    },
    async close() {
      await saver.end()
      // What is not saved stays in sight, on whatever page.
      if (last === 'saved') showSaving(scope, undefined)
    },
  }
}
