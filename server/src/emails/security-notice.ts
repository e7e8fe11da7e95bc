import type { Locale } from '@belvedere/domain/screens/locale'
import { m } from '../paraglide/messages.js'
import { accountEmail } from './account-email.ts'
import type { Email } from './render.ts'

type SecurityNotice =
  | 'passkey-added'
  | 'passkey-removed'
  | 'codes-on'
  | 'codes-off'
  | 'recovery-code-used'
  | 'factors-removed'

type Facts = { firstName: string; securityLink: string; what: string }

const WORDS = {
  'passkey-added': { subject: m.mail_passkey_subject, why: m.mail_passkey_why },
  'passkey-removed': { subject: m.mail_passkey_removed_subject, why: m.mail_passkey_removed_why },
  'codes-on': { subject: m.mail_codes_on_subject, why: m.mail_codes_on_why },
  'codes-off': { subject: m.mail_codes_off_subject, why: m.mail_codes_off_why },
  'recovery-code-used': { subject: m.mail_recovery_subject, why: m.mail_recovery_why },
  'factors-removed': { subject: m.mail_factors_removed_subject, why: m.mail_factors_removed_why },
}

export const isSecurityNotice = (about: string): about is SecurityNotice => about in WORDS

/** The ways to log in have changed: whoever did it, the owner learns of it (SEC-04). */
export function securityNotice(
  about: SecurityNotice,
  { firstName, securityLink, what }: Facts,
  locale: Locale,
): Email {
  const words = {
    subject: WORDS[about].subject({}, { locale }),
    why: WORDS[about].why({ what }, { locale }),
    footer: m.mail_security_footer({}, { locale }),
  }
  const toDo = [
    { paragraph: m.mail_security_not_you({}, { locale }) },
    { button: m.mail_security_open({}, { locale }), href: securityLink },
  ]
  return accountEmail(words, firstName, toDo, locale)
}
