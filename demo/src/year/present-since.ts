import type { Apartment } from '../dataset.ts'
import { diceOf } from './dice.ts'

const EARLIEST_SALE_DAYS = 325

/**
 * When the claim that is in force was made and became what it is, in days before today: of a sale the hold, the
 * reservation, the contract and the sale. Undefined where nobody has the apartment.
 */
export function presentSince({ id, status }: Pick<Apartment, 'id' | 'status'>): number[] | undefined {
  const dice = diceOf('present', id)
  if (status === 'pending-reservation') return [dice.between(1, 3)]
  if (status === 'reserved') {
    if (dice.chance(0.62)) {
      const reserved = dice.between(1, 26)
      return [reserved + dice.between(1, 2), reserved]
    }
    const signed = dice.between(1, 40)
    const reserved = signed + dice.between(9, 27)
    return [reserved + dice.between(1, 2), reserved, signed]
  }
  if (status !== 'sold') return undefined
  // More is sold as the houses grow.
  const sold = 1 + Math.floor(EARLIEST_SALE_DAYS * dice() ** 1.15)
  const signed = sold + dice.between(18, 45)
  const reserved = signed + dice.between(9, 27)
  return [reserved + dice.between(1, 2), reserved, signed, sold]
}
