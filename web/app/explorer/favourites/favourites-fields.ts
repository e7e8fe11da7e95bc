import { NOTE_MAX } from '@belvedere/domain/enquiries/ask-for-price-rules'
import {
  type FavouritesForm,
  favouritesProblems,
} from '@belvedere/domain/favourites-and-compare/favourites-form'
import { m } from '../../paraglide/messages.js'
import { resolverOf } from '../../ui/resolver-of.ts'

export const favouritesResolver = resolverOf<FavouritesForm>(favouritesProblems)

export function wordOfProblem(problem: string | undefined): string | undefined {
  if (problem === 'email-invalid') return m.email_invalid()
  if (problem === 'only-numbers') return m.only_numbers()
  return problem && m.note_too_long({ max: NOTE_MAX })
}
