import type { Locale } from '@belvedere/domain/screens/locale'
import { accountEmail } from './account-email.ts'
import type { Email } from './render.ts'

const WORDS = {
  en: {
    subject: 'You already have an account',
    why: 'Someone, hopefully you, tried to register with your address. You have an account already: log in with your password.',
    logIn: 'Log in',
    forgot: 'Forgot the password? Choose a new one',
    footer: 'If it was not you, do nothing: nothing about your account has changed.',
  },
  'sr-Latn': {
    subject: 'Već imate nalog',
    why: 'Neko je, nadamo se Vi, pokušao da se registruje Vašom adresom. Već imate nalog: prijavite se svojom lozinkom.',
    logIn: 'Prijavi se',
    forgot: 'Zaboravili ste lozinku? Izaberite novu',
    footer: 'Ako to niste bili Vi, ne morate ništa da radite: na Vašem nalogu se ništa nije promenilo.',
  },
}

type Facts = { firstName: string; logInLink: string; forgotLink: string }

/** Sent instead of the confirmation when the address is taken, so that the one who asked learns nothing (ACC-11). */
export function accountExists({ firstName, logInLink, forgotLink }: Facts, locale: Locale): Email {
  const { logIn, forgot, ...words } = WORDS[locale]
  const toDo = [
    { button: logIn, href: logInLink },
    { button: forgot, href: forgotLink },
  ]
  return accountEmail(words, firstName, toDo, locale)
}
