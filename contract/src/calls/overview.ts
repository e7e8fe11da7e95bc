import { z } from 'zod'
import { KINDS } from '../authoring/things.ts'
import { defineCall } from '../call.ts'
import { Translations } from '../entities/translations.ts'
import { one } from '../envelope.ts'
import { Id, LangQuery } from '../inputs.ts'

const Found = z.object({
  count: z.number(),
  names: z.array(z.string()),
  /** Where the first of them is mended; of a text, its type too. */
  at: z
    .object({
      kind: z.enum(['masterplans', 'buildings', 'apartments']),
      id: z.number(),
      mediaTypeId: z.number().optional(),
    })
    .nullable(),
})

/** What the rules before publishing are computed from (domain/src/publishing/checklist.ts). */
const Facts = z.object({
  outlinesElsewhere: Found,
  apartmentsWithoutOutline: Found,
  apartmentsWithoutPlan: Found,
  buildingsWithoutPicture: Found,
  buildingsWithoutApartments: Found,
  textsWithoutTranslation: Found,
  picturesNotReady: Found,
  apartments: z.number(),
  pictures: z.number(),
})

const DAYS = 7

const OUTLINE_CHANGES = ['added', 'changed', 'removed'] as const

const Overview = z
  .object({
    /** The project's. */
    id: z.number(),
    facts: Facts,
    /** What waits for Publish, and the building that it is about; null is the project as a whole. */
    drafts: z.array(
      z.object({
        kind: z.enum(KINDS),
        thingId: z.number(),
        buildingId: z.number().nullable(),
        /** Of an outline: what Publish does to it, and the apartment that it leads to, if it does. */
        outline: z.object({ change: z.enum(OUTLINE_CHANGES), apartment: z.string().nullable() }).nullable(),
        /** Of a title: the place whose card it heads, whose name it repeats. */
        heads: z.object({ kind: z.enum(['masterplans', 'buildings']), id: z.number() }).nullable(),
      }),
    ),
    /** Each building as it would be published now: its name, and the first picture of its first camera view. */
    buildings: z.array(
      z.object({
        id: z.number(),
        name: Translations,
        picture: z.object({ id: z.number(), revision: z.number() }).nullable(),
      }),
    ),
    /** Of this week, by its days from Monday on; for those who may read them. */
    enquiries: z.array(z.number()).length(DAYS).optional(),
  })
  .meta({ id: 'Overview' })

export const getOverview = defineCall({
  id: 'STU-02',
  name: 'getOverview',
  method: 'GET',
  base: '/api/v1',
  path: '/studio/projects/{projectId}/overview',
  access: { resource: 'content', permission: 'read' },
  summary: 'The project at a glance: what it lacks, what waits for Publish, the enquiries of the week.',
  params: z.object({ projectId: Id }),
  query: LangQuery,
  replyRights: { enquiries: { resource: 'enquiries', permission: 'read' } },
  reply: one('overview', Overview),
})
