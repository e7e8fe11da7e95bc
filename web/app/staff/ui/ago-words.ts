import type { Locale } from '@belvedere/domain/screens/locale'

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** "4 seconds ago". */
export function agoWords(at: string, locale: Locale, now = Date.now()): string {
  const ago = Math.max(0, now - Date.parse(at))
  const words = new Intl.RelativeTimeFormat(locale)
  const [unit, ms] = STEPS.find(([, length]) => ago >= length) ?? (['second', 1_000] as const)
  return words.format(-Math.max(1, Math.floor(ago / ms)), unit)
}
