import {
  type AskForPriceForm,
  type AskForPriceProblem,
  askForPriceProblems,
} from '@belvedere/domain/ask-for-price-rules'
import type { Resolver } from 'react-hook-form'
import { m } from '../../paraglide/messages.js'

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
  'note-too-long': m.note_too_long,
}

export const wordOfProblem = (problem: unknown) => WORDS[problem as AskForPriceProblem]?.()

/** The domain's rules decide; the form only shows what they say. */
export const askResolver: Resolver<AskFields> = (fields) => {
  const problems = Object.entries(askForPriceProblems(fields))
  if (problems.length === 0) return { values: fields, errors: {} }
  return { values: {}, errors: Object.fromEntries(problems.map(([field, type]) => [field, { type }])) }
}
