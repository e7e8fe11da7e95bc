import type { ClaimKind } from '@belvedere/domain/sales/claims'
import { m } from '../../paraglide/messages.js'
import { actionProblem } from '../../staff/action/use-action.tsx'
import { createStore } from '../../state/create-store.ts'
import { tell } from '../notices/notice-store.ts'
import type { DeskClaim, DeskProject } from '../project/desk-project.ts'
import { makeStep, refusedStep, type Step } from './make-step.ts'

/** As long as a card glides. */
const GLIDE_MS = 600
/** "The new card is in `--accent-soft` for 6 s." */
const FRESH_MS = 6_000

interface Moves {
  /** Cards on their way: shown where they go, until the server has said yes or no. */
  readonly going: ReadonlyMap<number, ClaimKind>
  /** Cards that glide back. */
  readonly back: ReadonlySet<number>
  /** Cards that have just come. */
  readonly fresh: ReadonlySet<number>
}

const moves = createStore<Moves>({ going: new Map(), back: new Set(), fresh: new Set() })

export const useMoves = () => moves.use((now) => now)

const without = <One>(set: ReadonlySet<One>, one: One) => new Set([...set].filter((other) => other !== one))

export function markFresh(id: number): void {
  moves.set((now) => ({ ...now, fresh: new Set([...now.fresh, id]) }))
  setTimeout(() => moves.set((now) => ({ ...now, fresh: without(now.fresh, id) })), FRESH_MS)
}

/** Makes a step and shows it at once; what the server refuses glides back, and why is said. */
export async function move(
  claim: DeskClaim,
  step: Step,
  { acting }: Pick<DeskProject, 'acting'>,
): Promise<boolean> {
  const to = step.kind === 'convert' ? step.body.to : undefined
  if (to) moves.set((now) => ({ ...now, going: new Map([...now.going, [claim.id, to]]) }))
  const why = await acting(() => makeStep(claim, step)).then(
    () => undefined,
    (error: unknown) => actionProblem(error, refusedStep(claim.apartmentName)),
  )
  if (to) {
    // It stays where it went until the board is read again.
    const leave = () =>
      moves.set((now) => ({ ...now, going: new Map([...now.going].filter(([id]) => id !== claim.id)) }))
    if (why) leave()
    else setTimeout(leave, GLIDE_MS)
  }
  if (!why) return true
  if (to) {
    moves.set((now) => ({ ...now, back: new Set([...now.back, claim.id]) }))
    setTimeout(() => moves.set((now) => ({ ...now, back: without(now.back, claim.id) })), GLIDE_MS)
  }
  tell({ tone: 'refused', title: m.desk_not_done(), text: why })
  return false
}
