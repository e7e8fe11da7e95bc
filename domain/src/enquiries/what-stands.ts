import { answersBuyer, type EnquiryStepKind } from './inbox.ts'

/** The kinds of steps by which an enquiry counts as answered, or no longer does. */
export const ANSWER_STEPS = [
  'called',
  'replied',
  'answer-undone',
  'viewing',
  'viewing-moved',
  'viewing-off',
] as const satisfies readonly EnquiryStepKind[]

interface Step {
  readonly kind: EnquiryStepKind
  readonly reached: boolean | null
  readonly viewingAt: string | null
}

interface WhatStands<One extends Step> {
  /** What the buyer heard first and last, of what was not taken back since. */
  readonly first: One | undefined
  readonly last: One | undefined
  /** The last reply or call, which can be taken back: it may have been written down by mistake. */
  readonly undoable: One | undefined
  /** For when a viewing is set, whether it is still to come or was. */
  readonly viewingAt: string | null
}

/**
 * What an enquiry's steps, in their order, come to (INB-06). An answer that is taken back never was one, nor is a viewing
 * that was called off; a viewing that was moved is the same one, and answered the buyer when it was first set.
 */
export function whatStands<One extends Step>(steps: readonly One[]): WhatStands<One> {
  let answers: One[] = []
  /** The viewing that is set: all its steps. */
  let viewing: One[] = []
  for (const step of steps) {
    if (step.kind === 'answer-undone') {
      const undone = lastSaid(answers)
      answers = answers.filter((one) => one !== undone)
    } else if (step.kind === 'viewing-off') {
      answers = answers.filter((one) => !viewing.includes(one))
      viewing = []
    } else if (answersBuyer({ kind: step.kind, reached: step.reached ?? undefined })) {
      answers.push(step)
      if (step.kind === 'viewing') viewing = [step]
      if (step.kind === 'viewing-moved') viewing.push(step)
    }
  }
  return {
    first: answers[0],
    last: answers.at(-1),
    undoable: lastSaid(answers),
    viewingAt: viewing.at(-1)?.viewingAt ?? null,
  }
}

const lastSaid = <One extends Step>(answers: readonly One[]): One | undefined =>
  answers.findLast(({ kind }) => kind === 'replied' || kind === 'called')

/** For when each viewing is that was set and not called off, in the order in which they were set. */
export function viewingsOf(steps: readonly Pick<Step, 'kind' | 'viewingAt'>[]): string[] {
  const set: string[] = []
  for (const { kind, viewingAt } of steps) {
    if (kind === 'viewing-moved' || kind === 'viewing-off') set.pop()
    if ((kind === 'viewing' || kind === 'viewing-moved') && viewingAt) set.push(viewingAt)
  }
  return set
}

/** A viewing lies in the future when it is set or moved; one that was is neither moved nor called off. */
export const isToCome = (viewingAt: string | null, now: number): viewingAt is string =>
  viewingAt !== null && Date.parse(viewingAt) > now
