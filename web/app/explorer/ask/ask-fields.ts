import {
  type AskForPriceForm,
  type AskForPriceProblem,
  askForPriceProblems,
  NOTE_MAX,
} from '@belvedere/domain/enquiries/ask-for-price-rules'
import { m } from '../../paraglide/messages.js'
import { resolverOf } from '../../ui/resolver-of.ts'

export interface AskFields extends AskForPriceForm {
  readonly contactTime: string
}

export const EMPTY_FIELDS: AskFields = {
  firstName: '',
  lastName: '',
  emailAddress: '',
  phoneNumber: '',
  note: '',
  contactTime: '',
}

const WORDS: Record<AskForPriceProblem, () => string> = {
  required: m.required,
  'email-required': m.email_required,
  'email-invalid': m.email_invalid,
  'only-numbers': m.only_numbers,
  'note-too-long': () => m.note_too_long({ max: NOTE_MAX }),
}

export const wordOfProblem = (problem: unknown) => WORDS[problem as AskForPriceProblem]?.()

export const askResolver = resolverOf<AskFields>(askForPriceProblems)
