import type { LOST_REASONS } from '../enquiries/inbox.ts'

export type LostReason = (typeof LOST_REASONS)[number]

/** How an enquiry was closed. */
export interface Closing {
  readonly outcome: 'won' | 'lost'
  readonly reason: LostReason | null
}

export const wonAndLost = (closings: readonly Closing[]) => ({
  won: closings.filter(({ outcome }) => outcome === 'won').length,
  lost: closings.filter(({ outcome }) => outcome === 'lost').length,
})

/** Why enquiries were lost, the most frequent reason first. */
export function lostReasons(closings: readonly Closing[]): { reason: LostReason | null; count: number }[] {
  const lost = closings.filter(({ outcome }) => outcome === 'lost')
  return [...Map.groupBy(lost, ({ reason }) => reason)]
    .map(([reason, { length }]) => ({ reason, count: length }))
    .toSorted((one, other) => other.count - one.count)
}
