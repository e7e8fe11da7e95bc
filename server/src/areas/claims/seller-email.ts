import { deskPath } from '@belvedere/domain/screens/desk-paths'
import { type Locale, localisedPath } from '@belvedere/domain/screens/locale'
import type { Block, Email } from '../../emails/render.ts'
import { m } from '../../paraglide/messages.js'

export type SellerFacts = {
  projectId: number
  apartmentId: number
  apartment: string
  buyer: string
  /** What the buyer wrote; null for who came by another way. */
  enquiryId: number | null
  project: string
  until: Date
  timeZone: string
  publicUrl: string
}

/** Whose turn it is, and until when; no mail carries a price. */
export function offerEmail(facts: SellerFacts, locale: Locale): Email {
  const { apartment, buyer } = facts
  const time = momentOf(facts, locale)
  return sellerEmail(facts, locale, {
    subject: m.mail_offer_subject({ apartment, buyer }, { locale }),
    words: m.mail_offer_until({ apartment, buyer, time }, { locale }),
  })
}

/** Which hold ends, and when. */
export function holdEmail(facts: SellerFacts, locale: Locale): Email {
  const { apartment, buyer } = facts
  const time = momentOf(facts, locale)
  return sellerEmail(facts, locale, {
    subject: m.mail_hold_ends_subject({ apartment, buyer }, { locale }),
    words: m.mail_hold_ends_text({ apartment, buyer, time }, { locale }),
  })
}

const sellerEmail = (
  facts: SellerFacts,
  locale: Locale,
  { subject, words }: { subject: string; words: string },
): Email => ({
  locale,
  subject,
  preview: words,
  blocks: [{ heading: subject }, { paragraph: words }, ...waysOn(facts, locale)],
  footer: m.mail_offer_footer({ project: facts.project }, { locale }),
})

/** To the apartment at the desk, and to what its buyer wrote (INB-06). */
function waysOn({ projectId, apartmentId, apartment, enquiryId, publicUrl }: SellerFacts, locale: Locale) {
  const at = (path: string) => publicUrl + localisedPath(path, locale)
  const ways: Block[] = [
    {
      button: m.mail_open({ apartment }, { locale }),
      href: at(deskPath(projectId, 'apartments', apartmentId)),
    },
  ]
  if (enquiryId !== null)
    ways.unshift({
      button: m.mail_open_enquiry({}, { locale }),
      href: at(deskPath(projectId, 'enquiries', enquiryId)),
    })
  return ways
}

const momentOf = ({ until, timeZone }: SellerFacts, locale: Locale): string =>
  until.toLocaleString(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  })
