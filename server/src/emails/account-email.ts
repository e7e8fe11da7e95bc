import type { Locale } from '@belvedere/domain/screens/locale'
import type { Block, Email } from './render.ts'

const HELLO: Record<Locale, (name: string) => string> = {
  en: (name) => `Hello ${name},`,
  'sr-Latn': (name) => `Zdravo ${name},`,
}

/** What each mail about an account says in its own words. */
type Words = { subject: string; why: string; footer: string }

/** The shape of every mail about an account: why it came, what to do, and what if it was not asked for. */
export function accountEmail(
  { subject, why, footer }: Words,
  firstName: string,
  toDo: readonly Block[],
  locale: Locale,
): Email {
  return {
    locale,
    subject,
    preview: why,
    blocks: [{ heading: subject }, { paragraph: HELLO[locale](firstName) }, { paragraph: why }, ...toDo],
    footer,
  }
}
