import type { Locale } from '@belvedere/domain/screens/locale'
import type { Email } from '../../emails/render.ts'
import { m } from '../../paraglide/messages.js'

type Facts = { file: string; state: string; project: string; names: readonly string[] }

const NAMES_SHOWN = 30

/** What of a scheduled list was left out, by the names of the apartments; no mail carries a price. */
export function importEmail({ file, state, project, names }: Facts, locale: Locale): Email {
  const subject = m.mail_import_subject({ file }, { locale })
  const why =
    state === 'cancelled'
      ? m.mail_import_stopped({}, { locale })
      : m.mail_import_why({ count: names.length }, { locale })
  const more = names.length - NAMES_SHOWN
  return {
    locale,
    subject,
    preview: why,
    blocks: [
      { heading: subject },
      { paragraph: why },
      { paragraph: [...new Set(names.slice(0, NAMES_SHOWN))].join(', ') },
      ...(more > 0 ? [{ paragraph: m.mail_import_more({ count: more }, { locale }) }] : []),
    ],
    footer: m.mail_import_footer({ project }, { locale }),
  }
}
