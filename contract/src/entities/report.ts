import { LOST_REASONS } from '@belvedere/domain/enquiries/inbox'
import { ANSWER_SPANS } from '@belvedere/domain/reports/first-answers'
import { z } from 'zod'
import { Colleague } from './colleague.ts'

/** People, counted without names: rounded to 5, and null where they were fewer than 10 in every week. */
const People = z.number().nullable()

const Funnel = z.object({
  looked: People,
  favourites: People,
  /** Of the enquiries that came: how many were answered, and how many led to a hold. */
  enquiries: z.number(),
  answered: z.number(),
  heldAfter: z.number(),
  /** Of the holds that began: how many have come on since, and how far. */
  holds: z.number(),
  reservations: z.number(),
  contracts: z.number(),
  sales: z.number(),
})

const OfBuilding = z.object({ buildingId: z.number(), name: z.string() })

/** How many enquiries came, how many of them were answered, and the minutes to the first answer in the middle. */
const Answered = { enquiries: z.number(), answered: z.number(), median: z.number().nullable() }

/** Homes, and in whole euros what was asked for them when they were claimed. */
const Homes = z.object({
  homes: z.number(),
  /** For those who may see prices: of how many homes the price is known, their sum, and per m² of them. */
  money: z.object({ priced: z.number(), amount: z.number(), perM2: z.number().nullable() }).optional(),
})

/** Claims that have not ended, whenever they began: in the pipeline today. */
const Pipeline = { hold: Homes, reservation: Homes, contract: Homes }

/** Enquiries that were closed in the period. */
const Closed = { won: z.number(), lost: z.number() }

/** What the head of sales looks back on (INB-05). Days are those of the project's own calendar. */
export const Report = z
  .object({
    /** The project's. */
    id: z.number(),
    from: z.string(),
    until: z.string(),
    /** By the end of each month, of the last one by today; planned is null where there is no plan yet. */
    sold: z.array(
      OfBuilding.extend({
        homes: z.number(),
        months: z.array(z.object({ month: z.string(), sold: z.number(), planned: z.number().nullable() })),
      }),
    ),
    /** Sold in the period, and what is in the pipeline today. */
    sales: z.object({ sold: Homes, ...Pipeline }),
    answers: z.object({
      ...Answered,
      /** Neither answered nor closed; the rest were closed without an answer. */
      waiting: z.number(),
      /** The median of as many months before. */
      before: z.number().nullable(),
      spread: z.array(z.number()).length(ANSWER_SPANS.length),
    }),
    /** Those closed as lost, the most frequent reason first; null where none was given. */
    closed: z.object({
      ...Closed,
      reasons: z.array(z.object({ reason: z.enum(LOST_REASONS).nullable(), count: z.number() })),
    }),
    /** Whoever did something in the period; null is nobody who is known. */
    agents: z.array(
      z.object({ agent: Colleague.nullable(), ...Answered, ...Closed, holds: z.number(), sold: Homes }),
    ),
    /** An enquiry about two buildings counts in both. */
    buildings: z.array(
      OfBuilding.extend({ homes: z.number(), ...Answered, ...Closed, sold: Homes, ...Pipeline }),
    ),
    /** By Monday, whole weeks of the period and, as the last, the one that goes on; answers are those to what came in it. */
    weeks: z.array(
      z.object({
        week: z.string(),
        ...Answered,
        holds: z.number(),
        reservations: z.number(),
        contracts: z.number(),
        sold: Homes,
      }),
    ),
    funnel: Funnel.extend({ buildings: z.array(OfBuilding.extend(Funnel.shape)) }),
    /** Who looked at each apartment in the last four weeks that are over; those that may not be told are left out. */
    demand: z.array(
      z.object({ apartmentId: z.number(), name: z.string(), buildingId: z.number(), people: z.number() }),
    ),
  })
  .meta({ id: 'Report' })

/** Who wants an apartment: of the last four weeks that are over. */
export const ApartmentDemand = z
  .object({
    id: z.number(),
    people: People,
    favourites: People,
    /** For those who may read them. */
    enquiries: z.number().optional(),
  })
  .meta({ id: 'ApartmentDemand' })

/** What an apartment has cost, from the first price on. */
export const PriceSteps = z
  .object({ id: z.number(), steps: z.array(z.object({ from: z.string(), price: z.number() })) })
  .meta({ id: 'PriceSteps' })
