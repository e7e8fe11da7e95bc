import { type TimeLeft, timeLeft } from '@belvedere/domain/sales/board'
import type { Locale } from '@belvedere/domain/screens/locale'
import { m } from '../../paraglide/messages.js'
import { dateLocale } from '../../staff/ui/date-locale.ts'

/** "Sat 21 Nov, 12:04". */
export const momentWords = (at: string | number | Date, locale: Locale): string =>
  new Intl.DateTimeFormat(dateLocale(locale), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(at))

/** "26 Nov". */
export const shortDay = (at: string | number | Date, locale: Locale): string =>
  new Intl.DateTimeFormat(dateLocale(locale), { day: 'numeric', month: 'short' }).format(new Date(at))

/** "18 Nov, 10:12". */
export const dayAndTime = (at: string, locale: Locale): string =>
  new Intl.DateTimeFormat(dateLocale(locale), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(at))

const leftWords = ({ hours, minutes }: TimeLeft): string =>
  hours === 0 ? m.desk_min({ minutes }) : m.desk_h_min({ hours, minutes: String(minutes).padStart(2, '0') })

/** "6 h 20 min". */
export const untilWords = (until: string, now: number): string => leftWords(timeLeft(Date.parse(until), now))

/** A moment as a field has it that is typed by the clock beside the screen: `holdUntil` reads it the same way. */
export const momentInput = (date: Date): string =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
