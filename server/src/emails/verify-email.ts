import type { Locale } from '@belvedere/domain/screens/locale'
import { m } from '../paraglide/messages.js'
import { accountEmail } from './account-email.ts'
import type { Email } from './render.ts'

type Facts = { firstName: string; link: string; days: number }

export function verifyEmail({ firstName, link, days }: Facts, locale: Locale): Email {
  const words = {
    subject: m.mail_verify_subject({}, { locale }),
    why: m.mail_verify_why({}, { locale }),
    footer: m.mail_verify_footer({}, { locale }),
  }
  const toDo = [
    { button: m.mail_verify_confirm({}, { locale }), href: link },
    { paragraph: m.mail_verify_ends({ count: days }, { locale }) },
  ]
  return accountEmail(words, firstName, toDo, locale)
}
