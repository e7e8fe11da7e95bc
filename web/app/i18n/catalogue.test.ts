import { expect, it } from 'vitest'
import en from '../../../messages/en.json' with { type: 'json' }
import sr from '../../../messages/sr-Latn.json' with { type: 'json' }

/** The sentences of spec sections 5 and 8, to the letter. */
const CATALOGUE = {
  required: 'Required',
  email_required: 'E-mail is required',
  email_invalid: 'Please enter a valid email address',
  email_must_be_valid: 'E-mail must be valid',
  only_numbers: 'Only numbers allowed',
  password_required: 'Password is required',
  passwords_must_match: 'Passwords must match',
  loan_rate_above: 'Maximum tax rate is 20%',
  loan_rate_below: 'Minimum tax rate is 0%',
  loan_rate_enter: 'Enter the interest rate',
  login_failed: 'Error logging in, please try again later or contact support',
  login_unauthorized: 'Error logging in. Unauthorized, please check your credentials.',
  login_mismatch: "The email and password you entered don't match",
  sign_up_failed: 'Error signing up, please try again later or contact support',
  sign_up_check_email: 'Please check your email, we have sent you an email with account confirmation link...',
  logged_in: 'Successfully registered/logged in',
  favorites_for_users:
    'Add to favorites functionality is available only for registered users. Please login or register.',
  email_sent: 'Email sent successfully!',
  reset_sent: 'Password reset email has been sent',
  resend_sent: 'Email address confirmation email has been sent',
  password_saved: 'The new password is saved',
  apartment_not_found: "Couldn't find apartment",
  not_found_title: '404 Not Found',
  home_page: 'Home page',
  error_title: 'An error occurred',
} as const

it('says the sentences of the specification to the letter', () => {
  const said = Object.fromEntries(Object.keys(CATALOGUE).map((key) => [key, en[key as keyof typeof en]]))
  expect(said).toEqual(CATALOGUE)
})

const FORMS = { en: ['form=one', 'form=other'], sr: ['form=one', 'form=few', 'form=other'] }

it('gives every number the plural forms of its language', () => {
  for (const [language, words] of Object.entries({ en, sr })) {
    const counted = Object.values(words).filter((word) => typeof word !== 'string')
    expect(counted.length).toBeGreaterThan(10)
    for (const [word] of counted)
      expect(Object.keys(word?.match ?? {})).toEqual(FORMS[language as 'en' | 'sr'])
  }
})

it('says everything in both languages, and nothing the same by oversight', () => {
  expect(Object.keys(sr).toSorted()).toEqual(Object.keys(en).toSorted())
  for (const key of Object.keys(CATALOGUE) as (keyof typeof CATALOGUE)[]) expect(sr[key]).not.toBe(en[key])
})
