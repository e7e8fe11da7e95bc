import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/** Lets a rule of the domain judge a form: it names what is wrong by field, and the form shows it there. */
export function resolverOf<Form extends FieldValues>(
  problemsOf: (form: Form) => { readonly [Field in keyof Form]?: string },
): Resolver<Form> {
  return (form) => {
    const problems = Object.entries(problemsOf(form))
    if (problems.length === 0) return { values: form, errors: {} }
    const errors = Object.fromEntries(problems.map(([field, type]) => [field, { type }]))
    return { values: {}, errors: errors as FieldErrors<Form> }
  }
}
