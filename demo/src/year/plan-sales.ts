import { type ClaimKind, mayConvert, statusOfClaim } from '@belvedere/domain/sales/claims'
import { mayFollowClaim } from '@belvedere/domain/sales/status-change'
import type { Apartment, Dataset } from '../dataset.ts'
import { type Calendar, DAY, HOUR } from './calendar.ts'
import { type Dice, diceOf } from './dice.ts'
import { NOTES } from './people.ts'
import { type PricePath, pricePathOf } from './plan-prices.ts'
import { presentSince } from './present-since.ts'

export type Claim = {
  apartmentId: number
  buildingId: number
  /** Which of the three agents. */
  agent: number
  /** What it became, in order. */
  became: readonly { kind: ClaimKind; at: number }[]
  /** Null where it is in force today. */
  ended: { at: number; reason: 'released' | 'expired'; note: string } | null
  /** The list price when it was made. */
  price: number
}

const AGENT_SHARES = [0.44, 0.77, 1]
/** One free apartment in so many was held once, and given back. */
const GIVEN_BACK = 0.13

export const agentBy = (dice: Dice): number => {
  const thrown = dice()
  return AGENT_SHARES.findIndex((share) => thrown < share)
}

/** The claims of the year, each by the rules of the desk; those in force today say the statuses that the dataset has. */
export function planSales({ apartments }: Dataset, calendar: Calendar): Claim[] {
  return apartments
    .flatMap((apartment) => {
      const dice = diceOf('sale', apartment.id)
      const path = pricePathOf(apartment, calendar)
      const present = presentClaim(apartment, { dice, calendar, path })
      return present ? [present] : formerClaim(apartment, { dice, calendar, path })
    })
    .map(byTheRules)
    .toSorted((one, other) => sinceOf(one) - sinceOf(other))
}

export const sinceOf = ({ became }: Pick<Claim, 'became'>): number => became[0]?.at ?? 0

type Means = { dice: Dice; calendar: Calendar; path: PricePath }

const KINDS: readonly ClaimKind[] = ['hold', 'reservation', 'contract', 'sold']

function presentClaim(apartment: Apartment, { dice, calendar, path }: Means): Claim | undefined {
  const days = presentSince(apartment)
  if (!days) return undefined
  // A hold lasts two days, so a reservation comes at the latest in the evening of the second.
  const became = days.map((daysAgo, nth) => ({
    kind: KINDS[nth] ?? 'hold',
    at: calendar.at(daysAgo, nth === 0 ? 14 + 4 * dice() : 9.5 + 4 * dice()),
  }))
  return {
    ...{
      apartmentId: apartment.id,
      buildingId: apartment.building,
      agent: agentBy(dice),
      became,
      ended: null,
    },
    price: path.at(became[0]?.at ?? 0),
  }
}

/** A hold or a reservation that came to nothing. */
function formerClaim(apartment: Apartment, { dice, calendar, path }: Means): Claim[] {
  if (apartment.status !== 'available' || !dice.chance(GIVEN_BACK)) return []
  const held = calendar.at(dice.between(30, 380), 14 + 4 * dice())
  const reserved = dice.chance(0.35) ? held + Math.round((16 + 4 * dice()) * HOUR) : undefined
  const ranOut = reserved === undefined && dice.chance(0.6)
  return [
    {
      ...{ apartmentId: apartment.id, buildingId: apartment.building, agent: agentBy(dice) },
      became: [
        { kind: 'hold', at: held },
        ...(reserved === undefined ? [] : [{ kind: 'reservation' as const, at: reserved }]),
      ],
      ended: ranOut
        ? { at: held + 2 * DAY, reason: 'expired', note: '' }
        : {
            at: calendar.open((reserved === undefined ? held : reserved + 9 * DAY) + 20 * HOUR),
            reason: 'released',
            note: dice.pick(NOTES.released),
          },
      price: path.at(held),
    },
  ]
}

/** Every step is one that the desk takes. */
function byTheRules(claim: Claim): Claim {
  for (const [nth, { kind, at }] of claim.became.entries()) {
    const before = claim.became[nth - 1]
    const from = before ? statusOfClaim(before.kind) : 'available'
    const to = statusOfClaim(kind)
    const may =
      (before ? mayConvert(before.kind, kind) && before.at < at : true) &&
      (from === to || mayFollowClaim(from, to))
    if (!may)
      throw new Error(
        `The desk would refuse ${before?.kind ?? 'nothing'} → ${kind} of apartment ${claim.apartmentId}`,
      )
  }
  return claim
}
