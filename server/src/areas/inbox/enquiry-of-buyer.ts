import { type RawBuilder, sql } from 'kysely'

/** The number of what a buyer wrote last, about this apartment where they asked about it; null where they never wrote. */
export const enquiryOfBuyer = (buyerId: RawBuilder<unknown>, apartmentId: RawBuilder<unknown>) => sql<
  number | null
>`(
  select number from enquiries where enquiries.buyer_id = ${buyerId}
  order by ${apartmentId} = any (apartment_ids) desc, number desc limit 1)`
