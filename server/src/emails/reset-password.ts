import type { Locale } from '@belvedere/domain/screens/locale'
import { accountEmail } from './account-email.ts'
import type { Email } from './render.ts'

const WORDS = {
  en: {
    subject: 'Choose a new password',
    why: 'Someone, hopefully you, asked for a new password for your account.',
    choose: 'Choose a new password',
    ends: (minutes: number) => `The link works once, for ${minutes} minutes.`,
    footer: 'If it was not you, do nothing: your password stays as it is.',
  },
  'sr-Latn': {
    subject: 'Izaberite novu lozinku',
    why: 'Neko je, nadamo se Vi, zatražio novu lozinku za Vaš nalog.',
    choose: 'Izaberite novu lozinku',
    ends: (minutes: number) => `Link važi jednom, ${minutes} minuta.`,
    footer: 'Ako to niste bili Vi, ne morate ništa da radite: Vaša lozinka ostaje kakva jeste.',
  },
}

type Facts = { firstName: string; link: string; minutes: number }

export function resetPassword({ firstName, link, minutes }: Facts, locale: Locale): Email {
  const { choose, ends, ...words } = WORDS[locale]
  const toDo = [{ button: choose, href: link }, { paragraph: ends(minutes) }]
  return accountEmail(words, firstName, toDo, locale)
}
