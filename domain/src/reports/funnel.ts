import { CLAIM_KINDS, type ClaimKind } from '../sales/claims.ts'
import type { Day, Period } from './report-period.ts'

/**
 * From looking to a sale (INB-05). What is counted in one unit stands together, each step some of the first (INB-07): so
 * many of these enquiries, so many of these homes. Nobody who looked is known, so of people there is no step but the first.
 */
export const FUNNEL_PARTS = [
  { unit: 'people', steps: ['looked', 'favourites'] },
  { unit: 'enquiries', steps: ['enquiries', 'answered', 'heldAfter'] },
  { unit: 'homes', steps: ['holds', 'reservations', 'contracts', 'sales'] },
] as const

export const FUNNEL_STEPS = FUNNEL_PARTS.flatMap(({ steps }): readonly FunnelStep[] => steps)

export type FunnelStep = (typeof FUNNEL_PARTS)[number]['steps'][number]

/** How many came so far; null where they are too few to be told. */
export type Funnel = Readonly<Record<FunnelStep, number | null>>

/** What a claim must have become, at the least, to count as each. */
const REACHED = { holds: 'hold', reservations: 'reservation', contracts: 'contract', sales: 'sold' } as const

const STEPS = ['holds', 'reservations', 'contracts', 'sales'] as const

type ClaimStep = (typeof STEPS)[number]

/** A claim became of a kind on a day. */
export interface ClaimBecame {
  readonly claimId: number
  readonly kind: ClaimKind
  readonly day: Day
}

/** On which day each claim came how far: whoever reserves at once has held, and what is sold had a contract. */
export function daysReached(became: readonly ClaimBecame[]): Partial<Record<ClaimStep, Day>>[] {
  return [...Map.groupBy(became, ({ claimId }) => claimId).values()].map((steps) =>
    Object.fromEntries(
      STEPS.flatMap((step) => {
        const least = CLAIM_KINDS.indexOf(REACHED[step])
        const days = steps.filter(({ kind }) => CLAIM_KINDS.indexOf(kind) >= least).map(({ day }) => day)
        const [first] = days.toSorted()
        return first === undefined ? [] : [[step, first]]
      }),
    ),
  )
}

/** Of the claims that began in a period, how many came so far until its end. */
export function claimsReached(
  became: readonly ClaimBecame[],
  { from, until }: Pick<Period, 'from' | 'until'>,
): Readonly<Record<ClaimStep, number>> {
  const begun = daysReached(became).filter(({ holds = '' }) => from <= holds && holds <= until)
  const reaching = (step: ClaimStep) => begun.filter((days) => (days[step] ?? '9') <= until).length
  return {
    holds: reaching('holds'),
    reservations: reaching('reservations'),
    contracts: reaching('contracts'),
    sales: reaching('sales'),
  }
}

/** Which part of those at the first step of its unit came on to this one, from 0 to 1. Undefined where that says nothing. */
export function shareOfFirst(funnel: Funnel, step: FunnelStep): number | undefined {
  const part = FUNNEL_PARTS.find(({ steps }) => (steps as readonly FunnelStep[]).includes(step))
  if (!part || part.unit === 'people') return undefined
  const of = funnel[part.steps[0]]
  return of ? (funnel[step] ?? 0) / of : undefined
}
