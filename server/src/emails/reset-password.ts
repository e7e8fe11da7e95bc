import type { Locale } from '@belvedere/domain/screens/locale'
import { m } from '../paraglide/messages.js'
import { accountEmail } from './account-email.ts'
import type { Email } from './render.ts'

type Facts = { firstName: string; link: string; minutes: number }

export function resetPassword({ firstName, link, minutes }: Facts, locale: Locale): Email {
  const words = {
    subject: m.mail_reset_subject({}, { locale }),
    why: m.mail_reset_why({}, { locale }),
    footer: m.mail_reset_footer({}, { locale }),
  }
  const toDo = [
    { button: words.subject, href: link },
    { paragraph: m.mail_reset_ends({ count: minutes }, { locale }) },
  ]
  return accountEmail(words, firstName, toDo, locale)
}
