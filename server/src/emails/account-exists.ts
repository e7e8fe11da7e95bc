import type { Locale } from '@belvedere/domain/screens/locale'
import { m } from '../paraglide/messages.js'
import { accountEmail } from './account-email.ts'
import type { Email } from './render.ts'

type Facts = { firstName: string; logInLink: string; forgotLink: string }

/** Sent instead of the confirmation when the address is taken, so that the one who asked learns nothing (ACC-11). */
export function accountExists({ firstName, logInLink, forgotLink }: Facts, locale: Locale): Email {
  const words = {
    subject: m.mail_exists_subject({}, { locale }),
    why: m.mail_exists_why({}, { locale }),
    footer: m.mail_exists_footer({}, { locale }),
  }
  const toDo = [
    { button: m.mail_exists_log_in({}, { locale }), href: logInLink },
    { button: m.mail_exists_forgot({}, { locale }), href: forgotLink },
  ]
  return accountEmail(words, firstName, toDo, locale)
}
