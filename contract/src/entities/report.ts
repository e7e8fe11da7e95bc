import { ANSWER_SPANS } from '@belvedere/domain/reports/first-answers'
import { z } from 'zod'
import { Colleague } from './colleague.ts'

/** People, counted without names: rounded to 5, and null where they were fewer than 10 in every week. */
const People = z.number().nullable()

const Funnel = z.object({
  looked: People,
  favourites: People,
  enquiries: z.number(),
  holds: z.number(),
  reservations: z.number(),
  contracts: z.number(),
})

const OfBuilding = z.object({ buildingId: z.number(), name: z.string() })

/** Of those who were answered: how many, and the minutes to the first answer in the middle. */
const Speed = { answered: z.number(), median: z.number().nullable() }

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
    answers: z.object({
      ...Speed,
      enquiries: z.number(),
      /** The median of as many months before. */
      before: z.number().nullable(),
      spread: z.array(z.number()).length(ANSWER_SPANS.length),
      agents: z.array(z.object({ agent: Colleague, ...Speed })),
      /** By the Monday of the week in which they came. */
      weeks: z.array(z.object({ week: z.string(), enquiries: z.number(), ...Speed })),
    }),
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
