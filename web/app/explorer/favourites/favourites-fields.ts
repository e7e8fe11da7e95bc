import { type FavouritesForm, favouritesProblems } from '@belvedere/domain/favourites-form'
import type { ResolverResult } from 'react-hook-form'
import { m } from '../../paraglide/messages.js'

/** The rule says what is wrong, by field; the form shows it there and moves the focus to the first. */
export function favouritesResolver(values: FavouritesForm): ResolverResult<FavouritesForm> {
  const problems = Object.entries(favouritesProblems(values))
  if (problems.length === 0) return { values, errors: {} }
  return { values: {}, errors: Object.fromEntries(problems.map(([field, type]) => [field, { type }])) }
}

export function wordOfProblem(problem: string | undefined): string | undefined {
  if (problem === 'email-invalid') return m.email_invalid()
  if (problem === 'only-numbers') return m.only_numbers()
  return problem && m.note_too_long()
}
