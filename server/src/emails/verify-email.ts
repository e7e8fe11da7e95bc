import type { Locale } from '@belvedere/domain/screens/locale'
import { accountEmail } from './account-email.ts'
import type { Email } from './render.ts'

const WORDS = {
  en: {
    subject: 'Confirm your e-mail address',
    why: 'You have registered with this address. Confirm that it is yours, and then log in with the password that you chose.',
    confirm: 'Confirm the address',
    ends: (days: number) => `The link works once, for ${days} days.`,
    footer:
      'If you did not register, do nothing: without this confirmation nobody can log in with your address.',
  },
  'sr-Latn': {
    subject: 'Potvrdite svoju e-mail adresu',
    why: 'Registrovali ste se ovom adresom. Potvrdite da je Vaša, a zatim se prijavite lozinkom koju ste izabrali.',
    confirm: 'Potvrdite adresu',
    ends: (days: number) => `Link važi jednom, ${days} dana.`,
    footer:
      'Ako se niste registrovali, ne morate ništa da radite: bez ove potvrde niko ne može da se prijavi Vašom adresom.',
  },
}

type Facts = { firstName: string; link: string; days: number }

export function verifyEmail({ firstName, link, days }: Facts, locale: Locale): Email {
  const { confirm, ends, ...words } = WORDS[locale]
  const toDo = [{ button: confirm, href: link }, { paragraph: ends(days) }]
  return accountEmail(words, firstName, toDo, locale)
}
