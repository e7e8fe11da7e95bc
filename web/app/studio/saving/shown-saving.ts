import { createStore } from '../../state/create-store.ts'
import type { SaveState } from './saver.ts'

/** What the top bar says of what is being saved, by what it is about. */
export interface ShownSaving {
  readonly now: SaveState
  /** Visitors see it at once. */
  readonly live: boolean
  /** It is called a draft: beside it stands what visitors see. */
  readonly draft?: boolean
  readonly again: () => void
}

const shown = createStore<ReadonlyMap<string, ShownSaving>>(new Map())

export function showSaving(scope: string, saving: ShownSaving | undefined): void {
  shown.set((now) => {
    const next = new Map(now)
    if (saving) next.set(scope, saving)
    else next.delete(scope)
    return next
  })
}

const WORRIES = ['offline', 'failed', 'saving', 'waiting', 'saved']

/** Of several the one that needs a person most; where all is saved, the one that was saved last. */
export const useShownSaving = (): ShownSaving | undefined =>
  shown.use((all) =>
    [...all.values()].reduce<ShownSaving | undefined>(
      (worst, one) => (worst && rank(worst) <= rank(one) ? worst : one),
      undefined,
    ),
  )

/** The later it was saved, the sooner it is told. */
const rank = ({ now }: ShownSaving) =>
  WORRIES.indexOf(now.state) -
  (now.state === 'saved' && now.at ? now.at.getTime() / Number.MAX_SAFE_INTEGER : 0)
