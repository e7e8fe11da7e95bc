import type { RefusalReason } from '@belvedere/contract/client-types'
import { useState } from 'react'
import { ConnectionError, type Outcome } from '../../api/client.ts'
import { m } from '../../paraglide/messages.js'
import styles from './staff-action.module.css'

/** A call was refused. It carries the whole outcome, for words that need more than the code. */
export class RefusedError extends Error {
  readonly outcome: Outcome<unknown>

  constructor(outcome: Outcome<unknown>) {
    super(`Refused: ${outcome.refusal?.code ?? outcome.response.status}`)
    this.outcome = outcome
  }
}

/** The answer of a call. A refusal is thrown, for `useAction` to put into words. */
export async function answered<Value>(asked: Promise<Outcome<Value>>): Promise<Value> {
  const outcome = await asked
  if (!outcome.response.ok) throw new RefusedError(outcome)
  return outcome.answer as Value
}

type Code = RefusalReason['code']

/** What this action alone says about a code. A code that is missing here is said as everywhere. */
type OwnWords = { readonly [Of in Code]?: (outcome: Outcome<unknown>) => string }

const WORDS: OwnWords = {
  unauthorized: m.staff_refused_unauthorized,
  forbidden: m.staff_refused_forbidden,
  'second-factor-required': m.staff_refused_second_factor,
  'confirm-first': m.staff_refused_second_factor,
  'not-found': m.staff_refused_gone,
  stale: m.staff_refused_stale,
  'in-use': m.staff_refused_in_use,
  'name-taken': m.staff_refused_name_taken,
  'already-there': m.staff_refused_already_there,
  'invalid-input': m.staff_refused_invalid,
  'too-many-requests': m.staff_refused_too_many,
  unavailable: m.staff_refused_unavailable,
  'internal-error': m.staff_action_failed,
}

/** A `Response` is what `read` throws: its status alone says why. */
const CODE_OF_STATUS: Readonly<Record<number, Code>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  412: 'stale',
  429: 'too-many-requests',
  503: 'unavailable',
}

/** What went wrong, in the language on screen. What is a mistake of ours is logged as well. */
export function actionProblem(error: unknown, own: OwnWords = {}): string {
  if (error instanceof ConnectionError) return m.staff_action_offline()
  const outcome = error instanceof RefusedError ? error.outcome : undefined
  const response = outcome?.response ?? (error instanceof Response ? error : undefined)
  if (!response) {
    console.error('An action failed', error)
    return m.staff_action_failed()
  }
  const code = outcome?.refusal?.code ?? CODE_OF_STATUS[response.status] ?? 'internal-error'
  return (own[code] ?? WORDS[code] ?? m.staff_refused_other)(outcome ?? { response })
}

interface ActionState {
  readonly busy: boolean
  readonly problem: string | undefined
}

/** Does one thing at a time: whoever presses again meanwhile has pressed once. */
export function createAction(onState: (state: ActionState) => void) {
  let running = false
  return {
    /** True when all of it was done. Whatever `work` throws is said; what was typed is the form's, and stays. */
    async run(work: () => Promise<unknown>, own?: OwnWords): Promise<boolean> {
      if (running) return false
      running = true
      onState({ busy: true, problem: undefined })
      let problem: string | undefined
      try {
        await work()
      } catch (error) {
        problem = actionProblem(error, own)
      }
      running = false
      onState({ busy: false, problem })
      return problem === undefined
    },
    /** Says what is wrong before anything is sent, such as a field that is empty; `undefined` takes it back. */
    say(problem: string | undefined): void {
      if (!running) onState({ busy: false, problem })
    },
  }
}

/**
 * A write from a screen of staff. It is made once however often one presses, and ends in one of three ways: done, refused
 * in words, or without an answer, which is said so that it can be tried again.
 *
 * ```tsx
 * const { busy, problem, run } = useAction()
 * const remove = () =>
 *   run(async () => {
 *     await answered(browserApi().send('DELETE …', { params }))
 *     onRemoved()
 *   })
 * <Button busy={busy} onClick={remove}>…</Button>
 * <ActionProblem problem={problem} />
 * ```
 */
export function useAction() {
  const [state, setState] = useState<ActionState>({ busy: false, problem: undefined })
  const [action] = useState(() => createAction(setState))
  return { ...state, ...action }
}

/** Says it where the action is, at once also to whoever listens. */
export function ActionProblem({ problem }: { problem: string | undefined }) {
  return problem === undefined ? null : (
    <p className={styles.problem} role="alert">
      {problem}
    </p>
  )
}
