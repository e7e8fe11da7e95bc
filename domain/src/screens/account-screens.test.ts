import { describe, expect, it } from 'vitest'
import { isAccountScreen, isStaffScreen, loginPathFor, returnAddress } from './account-screens.ts'

describe('account screens', () => {
  it.each([
    '/login',
    '/login?returnTo=%2Fprotected',
    '/rs/login',
    '/signup',
    '/ForgotPassword',
    '/reset-login?token=x',
    '/rs/email-verified',
    '/ResendEmailAddressVerification',
    '/bane',
    '/profile',
    '/account/security',
    '/rs/protected',
  ])('%s is skipped when one goes back', (path) => {
    expect(isAccountScreen(path)).toBe(true)
  })

  it.each(['/', '/rs', '/map', '/masterplan/2/building/1?apartment=1001', '/login/more'])(
    '%s is a place to go back to',
    (path) => {
      expect(isAccountScreen(path)).toBe(false)
    },
  )
})

describe('screens of staff', () => {
  it.each(['/studio', '/rs/studio', '/studio/1/people', '/desk?x=1', '/rs/desk/1/apartments/1001'])(
    '%s is one',
    (path) => {
      expect(isStaffScreen(path)).toBe(true)
    },
  )

  it.each(['/', '/rs', '/studios', '/desktop', '/map', '/login?returnTo=%2Fstudio'])('%s is none', (path) => {
    expect(isStaffScreen(path)).toBe(false)
  })
})

describe('the way back after a login', () => {
  it.each(['/protected', '/rs/protected', '/profile?tab=password#names'])('leads to %s', (path) => {
    const login = loginPathFor(path)
    expect(login).toMatch(path.startsWith('/rs/') ? /^\/rs\/login\?/ : /^\/login\?/)
    expect(returnAddress(decodeURIComponent(login.split('returnTo=')[1] ?? ''))).toBe(path)
  })

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '/.//evil.example/',
    'javascript:alert(1)',
    'protected',
    '',
  ])('never to %j, which is another origin or none', (address) => {
    expect(returnAddress(address)).toBeUndefined()
  })

  it('is none when no guard sent the visitor', () => {
    expect(returnAddress(null)).toBeUndefined()
  })
})
