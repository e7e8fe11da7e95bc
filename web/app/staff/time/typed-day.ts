import type { Locale } from '@belvedere/domain/screens/locale'

const TYPED = /^\s*(\d{1,2})\s*[./\s-]\s*(\d{1,2})\s*[./\s-]\s*(\d{4})\s*\.?\s*$/

/** With the year first, the month always comes before the day. */
const TYPED_ISO = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/

/** `2026-11-17` of "17.11.2026.", "17/11/2026", "17 11 2026" or itself; empty while it is no day. */
export function readDay(typed: string): string {
  const [, day = '', month = '', year = ''] = TYPED.exec(typed.replace(TYPED_ISO, '$3.$2.$1')) ?? []
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const read = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(iso) ? iso : ''
}

/** As the language writes it: "17/11/2026", "17.11.2026.". */
export function writeDay(day: string, locale: Locale): string {
  const [year = '', month = '', of = ''] = day.split('-')
  if (of === '') return ''
  return locale === 'en' ? `${of}/${month}/${year}` : `${of}.${month}.${year}.`
}
