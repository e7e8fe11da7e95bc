import { m } from '../../paraglide/messages.js'
import type { Times } from '../../staff/time/times-in.ts'
import type { StaffIconName } from '../../staff/ui/staff-icon.tsx'
import type { DeskClaim } from '../project/desk-project.ts'
import { untilWords } from '../ui/until-words.ts'

/** What the last line of a card says of its time. */
export function timeOfCard(claim: DeskClaim, now: number, times: Times, urgent: boolean): string {
  const { kind, until, contractOn, since, kindSince } = claim
  if (kind === 'hold' && until) {
    if (Date.parse(until) <= now) return m.desk_expired()
    const time = untilWords(until, now)
    return urgent ? m.desk_expires({ time }) : m.desk_left({ time })
  }
  if (kind === 'sold') return m.desk_sold_on({ day: times.day(kindSince) })
  if (!contractOn) return m.desk_reserved_since({ day: times.day(since) })
  const day = times.day(contractOn)
  return kind === 'contract' ? m.desk_contract_of({ day }) : m.desk_contract_by({ day })
}

/** Where there is no ring: what kind of a day it is. */
export const iconOfCard = ({ kind }: DeskClaim): StaffIconName =>
  kind === 'sold' ? 'check' : kind === 'contract' ? 'sign' : 'calendar'

export const COLUMN_WORDS = {
  hold: m.desk_column_hold,
  reservation: m.desk_column_reservation,
  contract: m.desk_column_contract,
  sold: m.desk_column_sold,
}

/** On a phone's tab. */
export const TAB_WORDS = { ...COLUMN_WORDS, sold: m.desk_tab_sold }

export const EMPTY_WORDS = {
  hold: m.desk_empty_hold,
  reservation: m.desk_empty_reservation,
  contract: m.desk_empty_contract,
  sold: m.desk_empty_sold,
}
