import {
  LOCALE_COOKIE,
  LOCALE_COOKIE_DAYS,
  type Locale,
  localeCode,
  localisedPath,
} from '@belvedere/domain/screens/locale'
import { useLocation } from 'react-router'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { Icon } from '../../ui/icon.tsx'
import styles from './language-switch.module.css'

const DAY_S = 24 * 60 * 60

interface LanguageSwitchProps {
  /** On its own over a picture or on paper; without it, it stands among the tools. */
  ground?: 'glass' | 'paper'
  /** In the menu it says what it does in full. */
  wide?: boolean
}

/** Leads to the same screen in the other language and remembers the choice for 365 days (GEN-02). */
export function LanguageSwitch({ ground, wide = false }: LanguageSwitchProps) {
  const { pathname, search, hash } = useLocation()
  const other: Locale = useLocale() === 'en' ? 'sr-Latn' : 'en'
  return (
    // A document load: every word on the page changes at once, <html lang> included.
    <a
      className={styles.switch}
      data-ground={ground}
      data-wide={wide || undefined}
      href={localisedPath(`${pathname}${search}${hash}`, other)}
      hrefLang={other}
      lang={other}
      aria-label={`${localeCode(other).toUpperCase()}: ${m.switch_language()}`}
      onClick={() => remember(other)}
    >
      {wide && <Icon name="language" />}
      {wide ? m.switch_language() : localeCode(other).toUpperCase()}
    </a>
  )
}

function remember(locale: Locale) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${LOCALE_COOKIE}=${localeCode(locale)}; Max-Age=${LOCALE_COOKIE_DAYS * DAY_S}; Path=/; SameSite=Lax`
}
