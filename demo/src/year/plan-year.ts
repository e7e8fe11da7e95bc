import { claimOfStatus } from '@belvedere/domain/sales/claims'
import type { Dataset } from '../dataset.ts'
import { calendarOf } from './calendar.ts'
import { planKeepers, planLooks } from './plan-demand.ts'
import { planEnquiries } from './plan-enquiries.ts'
import { pricePathOf } from './plan-prices.ts'
import { planSales } from './plan-sales.ts'

export type Year = ReturnType<typeof planYear>

/** A year of work on a project that ends with what its dataset says: the same each time, counted back from `now`. */
export function planYear(dataset: Dataset, now: number) {
  const calendar = calendarOf(now)
  const claims = planSales(dataset, calendar)
  return {
    projectId: dataset.project.id,
    calendar,
    claims,
    prices: dataset.apartments.map((one) => ({ ...one, path: pricePathOf(one, calendar) })),
    enquiries: planEnquiries(dataset, claims, calendar),
    looks: planLooks(dataset, calendar),
    keepers: planKeepers(dataset, calendar),
  }
}

/** As everything was before the first of that work: nobody had an apartment, at the first prices. */
export function beforeTheYear(dataset: Dataset, now: number): Dataset {
  const calendar = calendarOf(now)
  return {
    ...dataset,
    apartments: dataset.apartments.map((one) => ({
      ...one,
      status: claimOfStatus(one.status) === 'none' ? one.status : 'available',
      price: pricePathOf(one, calendar).first,
    })),
  }
}
