import type { Locale } from '@belvedere/domain/locale'
import type { Email } from './render.ts'

const WORDS = {
  en: {
    subject: 'Choose a new password',
    hello: (name: string) => `Hello ${name},`,
    why: 'Someone, hopefully you, asked for a new password for your account.',
    choose: 'Choose a new password',
    ends: (minutes: number) => `The link works once, for ${minutes} minutes.`,
    footer: 'If it was not you, do nothing: your password stays as it is.',
  },
  'sr-Latn': {
    subject: 'Izaberite novu lozinku',
    hello: (name: string) => `Zdravo ${name},`,
    why: 'Neko je, nadamo se Vi, zatražio novu lozinku za Vaš nalog.',
    choose: 'Izaberite novu lozinku',
    ends: (minutes: number) => `Link važi jednom, ${minutes} minuta.`,
    footer: 'Ako to niste bili Vi, ne morate ništa da radite: Vaša lozinka ostaje kakva jeste.',
  },
}

type Facts = { firstName: string; link: string; minutes: number }

export function resetPassword({ firstName, link, minutes }: Facts, locale: Locale): Email {
  const { subject, hello, why, choose, ends, footer } = WORDS[locale]
  return {
    locale,
    subject,
    preview: why,
    blocks: [
      { heading: subject },
      { paragraph: hello(firstName) },
      { paragraph: why },
      { button: choose, href: link },
      { paragraph: ends(minutes) },
    ],
    footer,
  }
}
