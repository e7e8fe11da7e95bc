import { emailProblem } from '../enquiries/ask-for-price-rules.ts'

export const PASSWORD_MIN = 5
/** What the hint under the field says and the server demands; the form's own first answer is PASSWORD_MIN (SEC-03). */
export const PASSWORD_DEMANDED = 8
/** A longer one only keeps the server busy. */
export const PASSWORD_MAX = 200
export const ACCOUNT_NAME_MAX = 25

/** Screens choose the sentence. */
export type AccountProblem =
  | 'email-required'
  | 'email-invalid'
  | 'password-required'
  | 'password-too-short'
  | 'passwords-differ'
  | 'name-required'
  | 'name-too-long'

export interface PasswordPair {
  readonly password: string
  readonly confirmation: string
}

type PasswordProblems = { readonly [Field in keyof PasswordPair]?: AccountProblem }

/** Whoever changes their password knows the present one (SEC-03). */
export interface PasswordChange extends PasswordPair {
  readonly present: string
}

export function passwordProblem(password: string): AccountProblem | undefined {
  if (password === '') return 'password-required'
  return password.length < PASSWORD_MIN ? 'password-too-short' : undefined
}

/** Where a password is chosen, it is typed twice. */
export function passwordPairProblems({ password, confirmation }: PasswordPair): PasswordProblems {
  const problem = passwordProblem(password)
  return {
    ...(problem && { password: problem }),
    ...(password !== confirmation && { confirmation: 'passwords-differ' }),
  }
}

/** "On the profile's password tab both empty is accepted and changes nothing" (ACC-05). */
export function passwordTabProblems(change: PasswordChange): {
  readonly [Field in keyof PasswordChange]?: AccountProblem
} {
  if (!changesPassword(change)) return {}
  return { ...(change.present === '' && { present: 'password-required' }), ...passwordPairProblems(change) }
}

export function changesPassword({ password, confirmation }: PasswordPair): boolean {
  return password !== '' || confirmation !== ''
}

/** "At most 25" (ACC-06). */
export function accountNameProblem(name: string): AccountProblem | undefined {
  if (name.trim() === '') return 'name-required'
  return name.trim().length > ACCOUNT_NAME_MAX ? 'name-too-long' : undefined
}

export interface LoginForm {
  readonly email: string
  readonly password: string
}

export function loginProblems({ email, password }: LoginForm) {
  const emailIs = emailProblem(email)
  const passwordIs = passwordProblem(password)
  return { ...(emailIs && { email: emailIs }), ...(passwordIs && { password: passwordIs }) }
}

/** Forms that ask for the e-mail alone: a forgotten password, another confirmation. */
export function emailProblems({ email }: { readonly email: string }) {
  const problem = emailProblem(email)
  return problem ? { email: problem } : {}
}

export interface SignUpForm extends ProfileNames {
  readonly email: string
}

export function signUpProblems(form: SignUpForm): { readonly [Field in keyof SignUpForm]?: AccountProblem } {
  const firstName = accountNameProblem(form.firstName)
  const lastName = accountNameProblem(form.lastName)
  return {
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...emailProblems(form),
  }
}

export interface ProfileNames {
  readonly firstName: string
  readonly lastName: string
}

/** "Save disabled when either is empty, longer than 25, or both unchanged" (ACC-06). */
export function canSaveProfile(saved: ProfileNames, typed: ProfileNames): boolean {
  if (accountNameProblem(typed.firstName) || accountNameProblem(typed.lastName)) return false
  return typed.firstName !== saved.firstName || typed.lastName !== saved.lastName
}
