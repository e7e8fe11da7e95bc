import type { Locale } from '../screens/locale.ts'

/**
 * A number as English writes it (`1,250.5`), in the language on screen (STU-09): `1.250,5` in Serbian. Not for money, which
 * is the same in both (`sales/money.ts`), and not by `Intl.NumberFormat`, which costs a slow phone tens of milliseconds.
 */
export const writtenNumber = (english: string, locale: Locale): string =>
  locale === 'en' ? english : english.replaceAll(/[.,]/g, (mark) => (mark === ',' ? '.' : ','))
