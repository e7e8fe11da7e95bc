import { emailProblem, NOTE_MAX } from '../enquiries/ask-for-price-rules.ts'
import { isPhoneNumber } from '../enquiries/phone-number.ts'

/** The favourites card goes through these in turn (FAV-04). */
export const FAVOURITES_STEPS = ['favouriteApartments', 'sendEmail', 'emailSent'] as const

export type FavouritesStep = (typeof FAVOURITES_STEPS)[number]

export interface FavouritesForm {
  readonly emailAddress: string
  readonly firstName: string
  readonly lastName: string
  readonly phoneNumber: string
  readonly note: string
}

export interface FavouritesProblems {
  readonly emailAddress?: 'email-invalid'
  readonly phoneNumber?: 'only-numbers'
  readonly note?: 'note-too-long'
}

/** Only the e-mail must be there; an empty one is no valid one (FAV-05). What else is given must be right. */
export function favouritesProblems({ emailAddress, phoneNumber, note }: FavouritesForm): FavouritesProblems {
  return {
    ...(emailProblem(emailAddress) && { emailAddress: 'email-invalid' as const }),
    ...(phoneNumber.trim() !== '' && !isPhoneNumber(phoneNumber) && { phoneNumber: 'only-numbers' as const }),
    ...(note.length > NOTE_MAX && { note: 'note-too-long' as const }),
  }
}
