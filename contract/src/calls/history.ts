import { APARTMENT_STATUSES } from '@belvedere/domain/apartments/apartment-status'
import { ACTION_SUMMARIES } from '@belvedere/domain/history/action-summary'
import { z } from 'zod'
import { KINDS } from '../authoring/things.ts'
import { defineCall } from '../call.ts'
import { ACTION_KINDS } from '../entities/action-kinds.ts'
import { Colleague } from '../entities/colleague.ts'
import { KEPT_NAMED, KEPT_REASONS } from '../entities/kept-reasons.ts'
import { one, page } from '../envelope.ts'
import { BodyId, Id, LangQuery, NoQuery, PageQuery } from '../inputs.ts'
import { line } from '../text.ts'

const READ = { resource: 'content', permission: 'read' } as const
const WRITE = { resource: 'content', permission: 'write' } as const

const InProject = z.object({ projectId: Id })
const OneAction = z.object({ projectId: Id, id: Id })

/** What an action did, for whoever puts it in words (domain/src/history/action-summary.ts). */
const Summary = z.object({
  what: z.enum(ACTION_SUMMARIES),
  count: z.number(),
  /** Of the thing, where it was one. */
  name: z.string().nullable(),
  /** How prices moved, for those who may see prices. */
  percent: z.object({ lowest: z.number(), highest: z.number() }).nullable(),
  /** How many apartments have become what. */
  statuses: z.partialRecord(z.enum(APARTMENT_STATUSES), z.number()),
  /** Of an import. */
  parts: z.object({ prices: z.number(), statuses: z.number(), added: z.number() }),
})

/** What someone did, as one step that can be taken back. */
const Action = z
  .object({
    id: z.number(),
    projectId: z.number(),
    kind: z.string(),
    /** Null: the product itself. */
    userId: z.number().nullable(),
    at: z.string(),
    /** The action that this one takes back. */
    undoes: z.number().nullable(),
    /** How many rows it changed. */
    changes: z.number(),
    /** Who did it, as far as they still have an account. */
    person: Colleague.nullable(),
    /** How many rows of each table. */
    touched: z.record(z.string(), z.number()),
    /** The kind of that one. */
    undoneKind: z.string().nullable(),
    /** Some of what it drafted still waits for Publish. */
    waits: z.boolean(),
    summary: Summary,
    /** Names of what it changed: apartments, else places; the first few. */
    names: z.array(z.string()),
    /** The places that it touched and the camera views on them; the first few. */
    where: z.array(z.string()),
  })
  .meta({ id: 'Action' })

const Values = z.record(z.string(), z.unknown()).nullable()

const ActionWithUndo = Action.extend({
  /**
   * What an undo would do now: how many rows go back, how many stay as they are, and why the first of them do. For whoever may
   * not undo it, it is not worked out.
   */
  undo: z.object({
    /** Whether the asker may: it takes the right of the call that did it. */
    allowed: z.boolean(),
    undone: z.number(),
    stays: z.number(),
    kept: z
      .array(z.object({ table: z.string(), key: z.string(), reason: z.enum(KEPT_REASONS) }))
      .max(KEPT_NAMED),
  }),
}).meta({ id: 'ActionWithUndo' })

const ActionRow = z
  .object({
    id: z.number(),
    table: z.string(),
    key: z.string(),
    /** Of the apartment, building or other thing that the row belongs to. */
    name: z.string().nullable(),
    before: Values,
    after: Values,
  })
  .meta({ id: 'ActionRow' })

/** No database knows the year 0. */
const BEGAN = '1970'
const Moment = z.iso.datetime().refine((moment) => moment > BEGAN)

const TEXT_MAX = 100
/** Of an action, at once. */
const ROWS_MAX = 200
const ROW_NAME_MAX = 100

export const listActions = defineCall({
  id: 'AUT-08',
  name: 'listActions',
  method: 'GET',
  base: '/api/v1',
  path: '/studio/projects/{projectId}/actions',
  access: READ,
  summary:
    'What was done to the project, the latest first; by one person, of one kind, at one place, between two moments, by a name.',
  params: InProject,
  query: PageQuery.extend({
    ...LangQuery.shape,
    'filter[userId]': Id.optional(),
    'filter[kind]': z.enum(ACTION_KINDS).optional(),
    'filter[before]': Moment.optional(),
    'filter[after]': Moment.optional(),
    'filter[buildingId]': Id.optional(),
    'filter[masterplanId]': Id.optional(),
    /** In a name: of who did it, of an apartment, of a place, of a list. */
    'filter[text]': line(TEXT_MAX).min(1).optional(),
  }),
  reply: page('action', Action),
})

export const getAction = defineCall({
  id: 'AUT-04',
  name: 'getAction',
  method: 'GET',
  base: '/api/v1',
  path: '/studio/projects/{projectId}/actions/{id}',
  access: READ,
  summary: 'One action: how much it changed, and what an undo would take back now.',
  params: OneAction,
  query: LangQuery,
  reply: one('action', ActionWithUndo),
})

export const listActionRows = defineCall({
  id: 'AUT-04',
  name: 'listActionRows',
  method: 'GET',
  base: '/api/v1',
  path: '/studio/projects/{projectId}/actions/{id}/rows',
  access: READ,
  summary: 'Each row of an action before and after; prices and buyers for those who may see them.',
  params: OneAction,
  query: PageQuery,
  reply: page('action-row', ActionRow),
})

export const undoAction = defineCall({
  id: 'AUT-05',
  name: 'undoAction',
  method: 'POST',
  base: '/api/v1',
  path: '/studio/projects/{projectId}/actions/{id}/undo',
  // Whoever may do it may take it back: what the action touched decides.
  access: READ,
  summary: 'Takes an action back as a new one; what was changed since stays, once that was confirmed.',
  params: OneAction,
  query: NoQuery,
  body: z.strictObject({
    confirm: z.number().int().min(0).optional(),
    /** Of its rows, those alone that are to go back. */
    rows: z
      .array(z.strictObject({ table: line(ROW_NAME_MAX), key: line(ROW_NAME_MAX) }))
      .min(1)
      .max(ROWS_MAX)
      .optional(),
  }),
  reply: one('undone', z.object({ id: z.number(), undone: z.number(), kept: z.number() })),
})

export const listDrafts = defineCall({
  id: 'AUT-08',
  name: 'listDrafts',
  method: 'GET',
  base: '/api/v1',
  path: '/studio/projects/{projectId}/drafts',
  access: READ,
  summary: 'What waits for Publish.',
  params: InProject,
  query: PageQuery,
  reply: page(
    'draft',
    z.object({
      id: z.string(),
      kind: z.enum(KINDS),
      thingId: z.number(),
      fields: z.record(z.string(), z.unknown()),
      authorId: z.number().nullable(),
      changedAt: z.string(),
    }),
  ),
})

export const publishDrafts = defineCall({
  id: 'AUT-03',
  name: 'publishDrafts',
  method: 'POST',
  base: '/api/v1',
  path: '/studio/projects/{projectId}/publish',
  access: WRITE,
  summary: 'Publishes drafts, the chosen ones or all that one may publish, as one action.',
  params: InProject,
  query: NoQuery,
  body: z.strictObject({
    drafts: z
      .array(z.strictObject({ kind: z.enum(KINDS), id: BodyId }))
      .max(10_000)
      .optional(),
    /** Puts the project itself on the site as well; takes the right to its settings. */
    project: z.literal(true).optional(),
  }),
  reply: one('published', z.object({ id: z.number(), published: z.number() })),
})
