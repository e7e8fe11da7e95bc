import { CLAIM_KINDS, type ClaimKind } from '../sales/claims.ts'
import type { Day } from './report-period.ts'

/** From looking to a contract, in the order in which fewer are left (INB-05). */
export const FUNNEL_STEPS = [
  'looked',
  'favourites',
  'enquiries',
  'holds',
  'reservations',
  'contracts',
] as const

export type FunnelStep = (typeof FUNNEL_STEPS)[number]

/** How many came so far; null where they are too few to be told. */
export type Funnel = Readonly<Record<FunnelStep, number | null>>

/** What a claim must have become, at the least, to count as each. */
const REACHED = { holds: 'hold', reservations: 'reservation', contracts: 'contract' } as const

/** A claim became of a kind on a day. */
export interface ClaimBecame {
  readonly claimId: number
  readonly kind: ClaimKind
  readonly day: Day
}

/** How many claims came so far within a period: whoever reserves at once has held, and what is sold had a contract. */
export function claimsReached(
  became: readonly ClaimBecame[],
  { from, until }: { readonly from: Day; readonly until: Day },
): Readonly<Record<keyof typeof REACHED, number>> {
  const claims = [...Map.groupBy(became, ({ claimId }) => claimId).values()]
  const reaching = (least: ClaimKind) =>
    claims.filter((steps) => {
      const days = steps
        .filter(({ kind }) => CLAIM_KINDS.indexOf(kind) >= CLAIM_KINDS.indexOf(least))
        .map(({ day }) => day)
        .toSorted()
      const [first] = days
      return first !== undefined && from <= first && first <= until
    }).length
  return {
    holds: reaching(REACHED.holds),
    reservations: reaching(REACHED.reservations),
    contracts: reaching(REACHED.contracts),
  }
}

/** "10 in 100" of those who came as far as the step before. Undefined where either is not known, or more came than that. */
export function shareOfStepBefore(funnel: Funnel, step: FunnelStep): number | undefined {
  const before = FUNNEL_STEPS[FUNNEL_STEPS.indexOf(step) - 1]
  const [count, of] = [funnel[step], before && funnel[before]]
  return count === null || !of || count > of ? undefined : Math.round((100 * count) / of)
}
