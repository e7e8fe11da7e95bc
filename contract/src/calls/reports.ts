import { REPORT_MONTHS } from '@belvedere/domain/reports/report-period'
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { ApartmentDemand, PriceSteps, Report } from '../entities/report.ts'
import { one } from '../envelope.ts'
import { BodyId, Id, IdParams, LangQuery, NoQuery } from '../inputs.ts'

const READ = { resource: 'reports', permission: 'read' } as const

/** Sums are made of prices. */
const MONEY = { money: { resource: 'prices', permission: 'read' } } as const

const Months = z.union(REPORT_MONTHS.map((months) => z.literal(months)))

const reports = { id: 'INB-05', base: '/api/v1' } as const

export const getReport = defineCall({
  ...reports,
  name: 'getReport',
  method: 'GET',
  path: '/desk/projects/{projectId}/report',
  access: READ,
  summary:
    'Sold against plan, what it came to and what is in the pipeline, how many enquiries were answered and how fast, why they were lost, by agent, building and week; from looking to a sale, where people look. Of people who only looked, nothing under 10 a week, and rounded to 5.',
  params: z.object({ projectId: Id }),
  query: LangQuery.extend({
    /** Back to the first day of this month and of so many less one before it. */
    months: z.coerce.number().pipe(Months).default(12),
    'filter[building]': Id.optional(),
  }),
  replyRights: MONEY,
  reply: one('report', Report),
})

export const exportReport = defineCall({
  ...reports,
  name: 'exportReport',
  method: 'POST',
  path: '/desk/projects/{projectId}/report/export',
  access: READ,
  summary: 'The same as CSV, a table under each heading; sums for who may see prices.',
  params: z.object({ projectId: Id }),
  query: NoQuery,
  body: z.strictObject({
    months: Months.default(12),
    buildingId: BodyId.optional(),
    /** Of the columns' names and the words in them. */
    language: z.enum(['en', 'sr']).default('en'),
  }),
  reply: { kind: 'file' },
})

export const getApartmentDemand = defineCall({
  ...reports,
  name: 'getApartmentDemand',
  method: 'GET',
  path: '/desk/projects/{projectId}/apartments/{id}/demand',
  access: { resource: 'reservations', permission: 'read' },
  summary: 'How many looked at an apartment of late, kept it as a favourite, asked about it.',
  params: z.object({ projectId: Id, id: Id }),
  query: NoQuery,
  replyRights: { enquiries: { resource: 'enquiries', permission: 'read' } },
  reply: one('apartment-demand', ApartmentDemand),
})

export const getPriceSteps = defineCall({
  ...reports,
  id: 'RSV-04',
  name: 'getPriceSteps',
  method: 'GET',
  path: '/desk/projects/{projectId}/apartments/{id}/prices',
  access: { resource: 'prices', permission: 'read' },
  summary: 'Every price that an apartment has had, with when it came.',
  params: z.object({ projectId: Id, id: Id }),
  query: NoQuery,
  reply: one('price-steps', PriceSteps),
})

export const countLook = defineCall({
  ...reports,
  name: 'countLook',
  method: 'POST',
  path: '/frontend/apartments/{id}/looks',
  access: 'anyone',
  summary:
    'Somebody looks at an apartment, for the first time that day: one more, and nothing else is known or kept.',
  params: IdParams,
  query: z.object({
    /** It is also their first apartment of its building that day. */
    building: z.literal('first').optional(),
  }),
  reply: one('look', z.object({ id: z.number() })),
})
