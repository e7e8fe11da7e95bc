import { useSyncExternalStore } from 'react'

export interface Store<State> {
  get(): State
  set(next: State | ((now: State) => State)): void
  /** Re-renders when what the selector picks changes; the pick must be the same object while nothing changed. */
  use<Picked>(pick: (state: State) => Picked): Picked
}

/**
 * State that outlives a screen: open panel, notices, session. The server and the first render in the browser see the
 * initial state, so that pages are the same for everyone until hydration (decision 12).
 */
export function createStore<State>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    get: () => state,
    set(next) {
      const value = typeof next === 'function' ? (next as (now: State) => State)(state) : next
      if (Object.is(value, state)) return
      state = value
      for (const listener of listeners) listener()
    },
    use: (pick) =>
      useSyncExternalStore(
        subscribe,
        () => pick(state),
        () => pick(initial),
      ),
  }
}
