import type { Locale } from '@belvedere/domain/screens/locale'
import { m } from '../paraglide/messages.js'
import type { Block, Email } from './render.ts'

/** What each mail about an account says in its own words. */
type Words = { subject: string; why: string; footer: string }

/** The shape of every mail about an account: why it came, what to do, and what if it was not asked for. */
export function accountEmail(
  { subject, why, footer }: Words,
  firstName: string,
  toDo: readonly Block[],
  locale: Locale,
): Email {
  const hello = m.mail_hello({ name: firstName }, { locale })
  return {
    locale,
    subject,
    preview: why,
    blocks: [{ heading: subject }, { paragraph: hello }, { paragraph: why }, ...toDo],
    footer,
  }
}
