import type { Apartment } from '../dataset.ts'
import type { Calendar } from './calendar.ts'
import { diceOf } from './dice.ts'
import { presentSince } from './present-since.ts'

/** The head of sales puts up what is free, building by building. */
const ROUNDS = [
  { daysAgo: 305, rate: 0.03 },
  { daysAgo: 178, rate: 0.025 },
  { daysAgo: 64, rate: 0.02 },
] as const
/** What does not find its buyer is put down once. */
const PUT_DOWN = { share: 0.06, rate: -0.025, daysAgo: 27 }
const ROUNDED_TO = 500

export type PricePath = {
  /** A year ago. */
  first: number
  changes: readonly { at: number; price: number }[]
  at: (moment: number) => number
}

/** How the price came to what the dataset says today. From the day on which somebody has it, it stays. */
export function pricePathOf(
  apartment: Pick<Apartment, 'id' | 'status' | 'building' | 'price'>,
  calendar: Calendar,
): PricePath {
  const { id, status, building, price } = apartment
  const stays = presentSince(apartment)?.[0] ?? 0
  const dice = diceOf('price', id)
  // A building's prices change on one day, so they are one action of its own.
  const later = diceOf('round', building).between(0, 20)
  const rounds = ROUNDS.map(({ daysAgo, rate }) => ({ daysAgo: daysAgo - later, rate, hour: 10 }))
  const own =
    status === 'available' && dice.chance(PUT_DOWN.share)
      ? [{ daysAgo: PUT_DOWN.daysAgo - dice.between(0, 20), rate: PUT_DOWN.rate, hour: 16 }]
      : []
  const changes: { at: number; price: number }[] = []
  let after = price
  for (const { daysAgo, rate, hour } of [...rounds, ...own].toReversed()) {
    if (daysAgo <= stays) continue
    changes.unshift({ at: calendar.at(daysAgo, hour), price: after })
    after = Math.round(after / (1 + rate) / ROUNDED_TO) * ROUNDED_TO
  }
  return {
    first: after,
    changes,
    at: (moment) => changes.findLast((change) => change.at <= moment)?.price ?? after,
  }
}
