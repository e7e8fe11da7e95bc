import type { AccountProblem } from '@belvedere/domain/accounts/account-rules'
import { type FieldValues, type Path, useForm } from 'react-hook-form'
import { resolverOf } from '../../ui/resolver-of.ts'
import { problemWords } from './problem-words.ts'

type Problems<Form> = { readonly [Field in keyof Form]?: AccountProblem }

/** A form that is judged by a rule of the domain: when it is sent, and from then on with every key. */
export function useAccountForm<Form extends FieldValues>(problemsOf: (form: Form) => Problems<Form>) {
  // No default values: what was typed before the page was awake stays.
  const { register, handleSubmit, formState, reset } = useForm<Form>({ resolver: resolverOf(problemsOf) })
  return {
    handleSubmit,
    /** Empties it. */
    reset: () => reset(),
    busy: formState.isSubmitting,
    /** A field's name, handlers and present problem. */
    field: (name: Path<Form>) => ({
      ...register(name),
      problem: problemWords(formState.errors[name]?.type as AccountProblem | undefined),
    }),
  }
}
