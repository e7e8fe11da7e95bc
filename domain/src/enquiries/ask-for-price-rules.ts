import { isEmailAddress } from '../accounts/email-address.ts'
import { isPhoneNumber } from './phone-number.ts'

/** "Note under 300 (300 is too long)" (ASK-01). */
export const NOTE_MAX = 299

export interface AskForPriceForm {
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  readonly phoneNumber: string
  readonly note: string
}

/** Screens choose the sentence. */
export type AskForPriceProblem =
  | 'required'
  | 'email-required'
  | 'email-invalid'
  | 'only-numbers'
  | 'note-too-long'

export type AskForPriceProblems = { readonly [Field in keyof AskForPriceForm]?: AskForPriceProblem }

/** What is wrong, by field, and nothing is sent while something is (ASK-02); contact time and note may be left empty. */
export function askForPriceProblems(form: AskForPriceForm): AskForPriceProblems {
  const email = emailProblem(form.emailAddress)
  return {
    ...(isEmpty(form.firstName) && { firstName: 'required' }),
    ...(isEmpty(form.lastName) && { lastName: 'required' }),
    ...(email && { emailAddress: email }),
    ...(!isPhoneNumber(form.phoneNumber) && { phoneNumber: 'only-numbers' }),
    ...(form.note.length > NOTE_MAX && { note: 'note-too-long' }),
  }
}

/** Sending favourites asks for the e-mail alone (FAV-05). */
export function emailProblem(address: string): 'email-required' | 'email-invalid' | undefined {
  if (isEmpty(address)) return 'email-required'
  return isEmailAddress(address.trim()) ? undefined : 'email-invalid'
}

const isEmpty = (value: string) => value.trim() === ''
