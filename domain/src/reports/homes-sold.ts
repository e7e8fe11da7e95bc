import type { ClaimKind } from '../sales/claims.ts'
import type { Day, Period } from './report-period.ts'

/** A claim that has not ended. */
export interface StandingClaim {
  readonly kind: ClaimKind
  /** On which it became what it is. */
  readonly day: Day
  readonly buildingId: number
  /** Who claimed it; null is nobody who is known. */
  readonly agentId: number | null
  /** In m². */
  readonly area: number
  /** What was asked when it was claimed, in whole euros; null where that is not known. */
  readonly price: number | null
}

export interface Homes {
  readonly homes: number
  /** Of how many the price is known, their sum, and per m² of those; not there for who may not see prices. */
  readonly money?: { priced: number; amount: number; perM2: number | null } | undefined
}

/** Some claims together. The price of a m² is the whole sum by the whole area: a large home counts for more. */
export function homesOf(claims: readonly StandingClaim[], seesPrices: boolean): Homes {
  if (!seesPrices) return { homes: claims.length }
  const priced = claims.flatMap(({ price, area }) => (price === null ? [] : [{ price, area }]))
  const measured = priced.filter(({ area }) => area > 0)
  const amountOf = (some: typeof priced) => some.reduce((sum, { price }) => sum + price, 0)
  const area = measured.reduce((sum, one) => sum + one.area, 0)
  return {
    homes: claims.length,
    money: {
      priced: priced.length,
      amount: amountOf(priced),
      perM2: area === 0 ? null : Math.round(amountOf(measured) / area),
    },
  }
}

export const soldIn = (claims: readonly StandingClaim[], { from, until }: Pick<Period, 'from' | 'until'>) =>
  claims.filter(({ kind, day }) => kind === 'sold' && from <= day && day <= until)

/** What is not sold yet, by how firm it is. */
export function pipelineOf(claims: readonly StandingClaim[], seesPrices: boolean) {
  const of = (wanted: ClaimKind) =>
    homesOf(
      claims.filter(({ kind }) => kind === wanted),
      seesPrices,
    )
  return { hold: of('hold'), reservation: of('reservation'), contract: of('contract') }
}
