/** Where an enquiry stands: its clock runs, the buyer was answered, it is done with. */
export const ENQUIRY_STATES = ['unanswered', 'answered', 'closed'] as const

export type EnquiryState = (typeof ENQUIRY_STATES)[number]

/** What is done about an enquiry; the last three come about by other acts than writing them down. */
export const ENQUIRY_STEPS = [
  'opened',
  'assigned',
  'called',
  'replied',
  'answer-undone',
  'noted',
  'viewing',
  'viewing-moved',
  'viewing-off',
  'closed',
  'reopened',
  'held',
  'merged',
  'separated',
] as const

export type EnquiryStepKind = (typeof ENQUIRY_STEPS)[number]

/** Why nothing came of it, in the order of the keys 1 to 6. */
export const LOST_REASONS = [
  'price-above-budget',
  'bought-elsewhere',
  'chose-another-of-ours',
  'financing-refused',
  'no-answer',
  'not-looking',
] as const

export const NOTE_MAX = 300
/** Letters that one finds by. */
export const SEARCH_MAX = 100

export function stateOf(enquiry: { answered: boolean; closed: boolean }): EnquiryState {
  if (enquiry.closed) return 'closed'
  return enquiry.answered ? 'answered' : 'unanswered'
}

const ANSWERS: readonly EnquiryStepKind[] = ['replied', 'viewing', 'viewing-moved']

/** A reply, a call that reached them, a viewing: the buyer has heard from us. A call without an answer lets the clock run. */
export function answersBuyer(step: { kind: EnquiryStepKind; reached?: boolean | undefined }): boolean {
  return step.kind === 'called' ? step.reached === true : ANSWERS.includes(step.kind)
}

type Acting = {
  /** Whose the enquiry is; null is nobody's. */
  agentId: number | null
  seller: { id: number; head: boolean }
}

/** Agents act on what is theirs or nobody's; the head of sales on everyone's. */
export const mayAct = ({ agentId, seller }: Acting): boolean =>
  seller.head || agentId === null || agentId === seller.id

/** Anyone who sells may look and leave a note, whoever's it is. */
export const isOpenToAll = (kind: EnquiryStepKind): boolean => kind === 'opened' || kind === 'noted'

/** A colleague's enquiry is taken over with a note that says why, and by nobody but for oneself. */
export const isTakeover = (acting: Acting, to: number | null): boolean =>
  !mayAct(acting) && to === acting.seller.id

/** What may still be done about one that is closed. */
export const isForClosed = (kind: EnquiryStepKind): boolean => isOpenToAll(kind) || kind === 'reopened'
