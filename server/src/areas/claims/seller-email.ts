import type { Locale } from '@belvedere/domain/screens/locale'
import type { Email } from '../../emails/render.ts'
import { m } from '../../paraglide/messages.js'

type Facts = { apartment: string; buyer: string; project: string; until: Date; timeZone: string }

/** Whose turn it is, and until when; no mail carries a price. */
export function offerEmail({ apartment, buyer, project, until, timeZone }: Facts, locale: Locale): Email {
  const subject = m.mail_offer_subject({ apartment, buyer }, { locale })
  const time = until.toLocaleString(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  })
  const words = m.mail_offer_until({ apartment, buyer, time }, { locale })
  return {
    locale,
    subject,
    preview: words,
    blocks: [{ heading: subject }, { paragraph: words }],
    footer: m.mail_offer_footer({ project }, { locale }),
  }
}
