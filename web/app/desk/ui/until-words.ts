import { type TimeLeft, timeLeft } from '@belvedere/domain/sales/board'
import { m } from '../../paraglide/messages.js'

const leftWords = ({ hours, minutes }: TimeLeft): string =>
  hours === 0 ? m.desk_min({ minutes }) : m.desk_h_min({ hours, minutes: String(minutes).padStart(2, '0') })

/** "6 h 20 min". */
export const untilWords = (until: string, now: number): string => leftWords(timeLeft(Date.parse(until), now))
