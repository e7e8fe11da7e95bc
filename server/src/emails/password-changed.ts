import type { Locale } from '@belvedere/domain/screens/locale'
import { m } from '../paraglide/messages.js'
import { accountEmail } from './account-email.ts'
import type { Email } from './render.ts'

type Facts = { firstName: string; forgotLink: string }

/** Whoever changed it, the owner learns of it (SEC-03). */
export function passwordChanged({ firstName, forgotLink }: Facts, locale: Locale): Email {
  const words = {
    subject: m.mail_changed_subject({}, { locale }),
    why: m.mail_changed_why({}, { locale }),
    footer: m.mail_changed_footer({}, { locale }),
  }
  const toDo = [
    { paragraph: m.mail_changed_not_you({}, { locale }) },
    { button: m.mail_reset_subject({}, { locale }), href: forgotLink },
  ]
  return accountEmail(words, firstName, toDo, locale)
}
