import type { Locale } from '@belvedere/domain/screens/locale'
import type { Email } from '../../emails/render.ts'
import { m } from '../../paraglide/messages.js'

export type SellerFacts = { apartment: string; buyer: string; project: string; until: Date; timeZone: string }

/** Whose turn it is, and until when; no mail carries a price. */
export function offerEmail({ apartment, buyer, ...facts }: SellerFacts, locale: Locale): Email {
  const time = momentOf(facts, locale)
  return sellerEmail(facts, locale, {
    subject: m.mail_offer_subject({ apartment, buyer }, { locale }),
    words: m.mail_offer_until({ apartment, buyer, time }, { locale }),
  })
}

/** Which hold ends, and when. */
export function holdEmail({ apartment, buyer, ...facts }: SellerFacts, locale: Locale): Email {
  const time = momentOf(facts, locale)
  return sellerEmail(facts, locale, {
    subject: m.mail_hold_ends_subject({ apartment, buyer }, { locale }),
    words: m.mail_hold_ends_text({ apartment, buyer, time }, { locale }),
  })
}

type Facts = Omit<SellerFacts, 'apartment' | 'buyer'>

const sellerEmail = (
  { project }: Facts,
  locale: Locale,
  { subject, words }: { subject: string; words: string },
): Email => ({
  locale,
  subject,
  preview: words,
  blocks: [{ heading: subject }, { paragraph: words }],
  footer: m.mail_offer_footer({ project }, { locale }),
})

const momentOf = ({ until, timeZone }: Facts, locale: Locale): string =>
  until.toLocaleString(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  })
