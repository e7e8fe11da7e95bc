import { DESK_PATH } from './desk-paths.ts'
import { localeOfPath, localisedPath } from './locale.ts'
import { STUDIO_PATH } from './studio-paths.ts'

/** Addresses without a language prefix, spelt as the specification spells them. */
export const ACCOUNT_PATHS = {
  login: '/login',
  signUp: '/signup',
  forgotPassword: '/ForgotPassword',
  resetLogin: '/reset-login',
  emailVerified: '/email-verified',
  invitation: '/invitation',
  resendVerification: '/ResendEmailAddressVerification',
  afterLogin: '/bane',
  profile: '/profile',
  security: '/account/security',
  protected: '/protected',
} as const

/** Screens that only lead somewhere else: "going back skips account screens" (NTF-01). */
export function isAccountScreen(path: string): boolean {
  const [bare] = localisedPath(path, 'en').split(/[?#]/)
  return Object.values<string | undefined>(ACCOUNT_PATHS).includes(bare)
}

/** Of the studio or the desk, where staff work. */
export function isStaffScreen(path: string): boolean {
  const [bare = ''] = localisedPath(path, 'en').split(/[?#]/)
  return [STUDIO_PATH, DESK_PATH].some((work) => bare === work || bare.startsWith(`${work}/`))
}

/** The parameter of the login's address that says where to go afterwards. */
export const RETURN_TO = 'returnTo'

/** Where a guard sends a visitor: to the login in the same language, which returns to where they wanted to go. */
export function loginPathFor(path: string): string {
  const login = localisedPath(ACCOUNT_PATHS.login, localeOfPath(path))
  return `${login}?${RETURN_TO}=${encodeURIComponent(path)}`
}

/** One slash, then nothing that a browser reads as another host: `//host`, `/\\host`, a tab between the slashes. */
const PATH_HERE = /^\/(?!\/)[^\s\\\p{C}]*$/u

/** Where to go after the login; undefined for an address on another origin (ACC-03). */
export function returnAddress(wanted: string | null): string | undefined {
  if (wanted === null || !PATH_HERE.test(wanted)) return undefined
  const [path = ''] = wanted.split(/[?#]/)
  return path.includes('//') ? undefined : wanted
}
