import { m } from '../../paraglide/messages.js'
import type { Times } from '../../staff/time/times-in.ts'
import type { DeskApartment } from '../apartments/desk-apartment.ts'

type Step = Pick<DeskApartment['steps'][number], 'step' | 'kind' | 'buyer' | 'until'>

/** What a step of a claim was. */
export function claimStepWords({ step, kind, buyer, until }: Step, times: Times): string {
  switch (step) {
    case 'extended':
      return m.desk_step_extended({ time: until ? times.moment(until) : '' })
    case 'released':
      return m.desk_step_released()
    case 'expired':
      return m.desk_step_expired()
    case 'corrected':
      return m.desk_step_corrected()
    case 'undone':
      return m.desk_step_undone()
    default:
      return KINDS[kind]({ buyer: buyer || m.desk_nobody() })
  }
}

const KINDS = {
  hold: m.desk_step_hold,
  reservation: () => m.desk_step_reservation(),
  contract: () => m.desk_step_contract(),
  sold: () => m.desk_step_sold(),
}
