import { describe, expect, it } from 'vitest'
import {
  accountNameProblem,
  canSaveProfile,
  changesPassword,
  emailProblems,
  loginProblems,
  PASSWORD_DEMANDED,
  PASSWORD_MAX,
  PASSWORD_MIN,
  passwordPairProblems,
  passwordProblem,
  passwordTabProblems,
  signUpProblems,
} from './account-rules.ts'

describe('account rules', () => {
  it('an e-mail is required and needs an @ and a dot [ACC-05]', () => {
    const password = '12345'
    expect(loginProblems({ email: '', password })).toEqual({ email: 'email-required' })
    for (const email of ['ana', 'ana@example', 'ana.example.com'])
      expect(loginProblems({ email, password })).toEqual({ email: 'email-invalid' })
    expect(loginProblems({ email: 'ana@example.com', password })).toEqual({})
  })

  it('a password is required and has at least 5 characters; 8 are demanded in the end [ACC-05]', () => {
    expect(passwordProblem('')).toBe('password-required')
    expect(passwordProblem('1234')).toBe('password-too-short')
    expect(passwordProblem('12345')).toBeUndefined()
    expect([PASSWORD_MIN, PASSWORD_DEMANDED]).toEqual([5, 8])
    expect(PASSWORD_MAX).toBeGreaterThan(PASSWORD_DEMANDED)
    expect(loginProblems({ email: 'ana@example.com', password: '1234' })).toEqual({
      password: 'password-too-short',
    })
  })

  it('passwords must match [ACC-05]', () => {
    expect(passwordPairProblems({ password: '12345', confirmation: '12346' })).toEqual({
      confirmation: 'passwords-differ',
    })
    expect(passwordPairProblems({ password: '', confirmation: '' })).toEqual({
      password: 'password-required',
    })
    expect(passwordPairProblems({ password: '12345', confirmation: '12345' })).toEqual({})
  })

  it("on the profile's password tab both empty is accepted and changes nothing [ACC-05]", () => {
    const empty = { present: '', password: '', confirmation: '' }
    expect(passwordTabProblems(empty)).toEqual({})
    expect(passwordTabProblems({ ...empty, present: 'typed' })).toEqual({})
    expect(changesPassword(empty)).toBe(false)
    const half = { present: '', password: '', confirmation: '12345' }
    expect(passwordTabProblems(half)).toEqual({
      present: 'password-required',
      password: 'password-required',
      confirmation: 'passwords-differ',
    })
    expect(changesPassword(half)).toBe(true)
  })

  it('names are required and have at most 25 characters', () => {
    expect(accountNameProblem(' ')).toBe('name-required')
    expect(accountNameProblem('x'.repeat(25))).toBeUndefined()
    expect(accountNameProblem('x'.repeat(26))).toBe('name-too-long')
  })

  it('sign-up tells of every field at once [ACC-05]', () => {
    const empty = { firstName: '', lastName: '', email: '' }
    expect(signUpProblems(empty)).toEqual({
      firstName: 'name-required',
      lastName: 'name-required',
      email: 'email-required',
    })
    expect(signUpProblems({ firstName: 'Ana', lastName: 'Anić', email: 'ana@example.com' })).toEqual({})
  })

  it('a form that asks for the e-mail alone looks at it alone [ACC-05]', () => {
    expect(emailProblems({ email: '' })).toEqual({ email: 'email-required' })
    expect(emailProblems({ email: 'ana@example' })).toEqual({ email: 'email-invalid' })
    expect(emailProblems({ email: ' ana@example.com ' })).toEqual({})
  })

  it('names are saved when both are good and one has changed', () => {
    const saved = { firstName: 'Ana', lastName: 'Anić' }
    expect(canSaveProfile(saved, saved)).toBe(false)
    expect(canSaveProfile(saved, { ...saved, firstName: 'Anja' })).toBe(true)
    expect(canSaveProfile(saved, { ...saved, firstName: '' })).toBe(false)
    expect(canSaveProfile(saved, { ...saved, lastName: 'x'.repeat(26) })).toBe(false)
  })
})
