import { APARTMENT_STATUSES } from '@belvedere/domain/apartments/apartment-status'
import { SEPARATORS, type Separator } from '@belvedere/domain/imports/guess-separator'
import {
  COLUMN_REASONS,
  GUARDS,
  HOLD_REASONS,
  REFUSE_REASONS,
} from '@belvedere/domain/imports/import-changes'
import { IMPORT_FIELDS } from '@belvedere/domain/imports/import-field'
import { LETTERS } from '@belvedere/domain/imports/letters'
import { CELL_PROBLEMS } from '@belvedere/domain/imports/read-cell'
import { WORD_SOURCES } from '@belvedere/domain/imports/read-columns'
import { NUMBER_FORMATS } from '@belvedere/domain/imports/read-number'
import { LEFT_ROWS } from '@belvedere/domain/imports/read-rows'
import { z } from 'zod'
import { BodyId } from '../inputs.ts'

const SEPARATOR_NAMES = Object.keys(SEPARATORS) as Separator[]

const COLUMNS_MAX = 200
const WORD_MAX = 200
const IDS_MAX = 60_000

const Field = z.enum(IMPORT_FIELDS)
const Value = z.union([z.string(), z.number()])

/** What a word of the file means: an id, a status, or null for "leave those as they are". */
const Meaning = z.record(z.string().max(WORD_MAX), z.string().max(WORD_MAX).nullable())

/** How a file is to be read. What is left out is recognised, or was remembered from the last file with the same header. */
export const ImportChoices = z.strictObject({
  sheet: z.string().max(WORD_MAX).optional(),
  letters: z.enum(LETTERS).optional(),
  separator: z.enum(SEPARATOR_NAMES).optional(),
  numbers: z.enum(NUMBER_FORMATS).optional(),
  /** Which column is what, by their order; null is left out. */
  columns: z.array(Field.nullable()).max(COLUMNS_MAX).optional(),
  meanings: z.strictObject({ building: Meaning, type: Meaning, status: Meaning }).partial().optional(),
  /** What new apartments get where the list does not say it; rooms by the id of their type. */
  forNew: z
    .strictObject({
      building: BodyId,
      type: BodyId,
      floor: z.number().int().min(-20).max(300),
      rooms: z.record(z.string().max(10), z.number().int().min(0).max(100)),
    })
    .partial()
    .optional(),
  /** Nothing is taken from what was remembered. */
  forget: z.boolean().optional(),
})

/** What a person decided about the changes. */
export const ImportDecisions = ImportChoices.extend({
  confirmed: z.array(z.string().max(40)).max(IDS_MAX).default([]),
  leftOut: z.array(z.string().max(40)).max(IDS_MAX).default([]),
  guards: z.array(z.enum(GUARDS)).max(GUARDS.length).default([]),
  /** Held columns that are right as they are; `look` says at which look they were found so. */
  confirmedColumns: z.array(Field).max(IMPORT_FIELDS.length).default([]),
  /** As the changes said it: if something else is held back by now, it is refused. */
  look: z.string().max(40).optional(),
  missing: z.enum(['leave', 'unavailable']).default('leave'),
  /** When, in the project's time zone: `2026-12-01T09:00`. At once, if it is left out. */
  at: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/)
    .refine((at) => !Number.isNaN(Date.parse(`${at}Z`)))
    .optional(),
  /** How many changes that are: whoever has seen another number must look again. */
  confirm: z.number().int().min(0),
})

export const Import = z
  .object({
    id: z.number(),
    projectId: z.number(),
    fileName: z.string(),
    state: z.enum(['read', 'scheduled', 'applied', 'cancelled']),
    /** Null: the product itself, or someone who is gone. */
    userId: z.number().nullable(),
    /** The name of the key that a program asked with. */
    apiKey: z.string().nullable(),
    createdAt: z.string(),
    applyAt: z.string().nullable(),
    appliedAt: z.string().nullable(),
    /** What undoes it; null while nothing was changed. */
    actionId: z.number().nullable(),
    undone: z.boolean(),
    changes: z.number(),
    leftOut: z.number(),
  })
  .meta({ id: 'Import' })

const Column = z.object({
  header: z.string(),
  samples: z.array(z.string()),
  field: Field.nullable(),
  reads: Value.nullable(),
  values: z.object({ known: z.number(), all: z.number() }).nullable(),
  unknown: z.array(z.object({ value: z.string(), folded: z.string(), rows: z.number() })),
  /** Of a column that names things its words with what they mean; `offered` counts once it is sent as a meaning. */
  words: z.array(
    z.object({
      value: z.string(),
      folded: z.string(),
      rows: z.number(),
      means: z.string().nullable(),
      from: z.enum(WORD_SOURCES),
    }),
  ),
  unread: z.number(),
  problem: z.enum(CELL_PROBLEMS).nullable(),
})

/** Rows about no apartment: titles, sums, notes. */
const LeftOut = z.array(z.object({ row: z.number(), kind: z.enum(LEFT_ROWS), says: z.string() }))

const Named = z.object({ id: z.number(), names: z.array(z.string()) })

/** What was recognised in a file, each with samples of its own. */
export const ImportReading = z
  .object({
    id: z.number(),
    fileName: z.string(),
    bytes: z.number(),
    /** How many rows are about an apartment; the others are left out, the first of them by name. */
    rows: z.number(),
    leftOut: LeftOut,
    leftOutCount: z.number(),
    sheets: z.array(z.string()),
    sheet: z.string(),
    /** Null of a workbook, which needs no guessing. */
    text: z
      .object({ letters: z.enum(LETTERS), sample: z.string(), separator: z.enum(SEPARATOR_NAMES) })
      .nullable(),
    numbers: z.enum(NUMBER_FORMATS),
    /** The file whose columns were remembered. */
    remembered: z.string().nullable(),
    columns: z.array(Column),
    /** The column that seems to be the price, by its order, where none is taken for it. */
    likelyPrice: z.number().nullable(),
    /** Fields that the asker may set. */
    fields: z.array(Field),
    /** Of the names in the file. */
    known: z.number(),
    fresh: z.number(),
    /** What they lack, and what follows for them where the list does not say it. */
    newApartments: z.object({
      count: z.number(),
      missing: z.array(z.object({ field: Field, count: z.number() })),
      buildings: z.array(z.object({ building: z.number().nullable(), count: z.number() })),
      rooms: z.array(z.object({ type: z.number(), rooms: z.number().nullable(), count: z.number() })),
    }),
    /** Those that visitors see are live: what is new in them comes as a draft. */
    buildings: z.array(Named.extend({ live: z.boolean() })),
    types: z.array(Named),
    timeZone: z.string(),
  })
  .meta({ id: 'ImportReading' })

const judged = {
  id: z.string(),
  row: z.number(),
  name: z.string(),
  held: z.array(z.enum(HOLD_REASONS)),
  refused: z.enum(REFUSE_REASONS).nullable(),
}

/** What a file would change, and nothing is changed by asking. */
export const ImportChanges = z
  .object({
    id: z.number(),
    rows: z.number(),
    leftOut: LeftOut,
    changed: z.array(
      z.object({
        ...judged,
        apartmentId: z.number(),
        field: Field.exclude(['name', 'building']),
        before: Value.nullable(),
        after: Value,
        percent: z.number().nullable(),
        says: z.string(),
      }),
    ),
    fresh: z.array(
      z.object({
        ...judged,
        values: z
          .object({
            name: z.string(),
            building: z.number(),
            type: z.number(),
            floor: z.number(),
            rooms: z.number(),
            area: z.number(),
            balconyArea: z.number(),
            orientation: z.string(),
            levels: z.number(),
            price: z.number(),
            status: z.enum(APARTMENT_STATUSES),
          })
          .partial(),
        missing: z.array(Field),
      }),
    ),
    missing: z.array(z.object({ apartmentId: z.number(), name: z.string(), canBeUnavailable: z.boolean() })),
    unchanged: z.number(),
    guards: z.array(z.object({ guard: z.enum(GUARDS), percent: z.number() })),
    /** Columns whose changes wait until they are confirmed; of `name` those are the new apartments. */
    heldColumns: z.array(
      z.object({
        field: Field,
        reasons: z.array(z.enum(COLUMN_REASONS)),
        /** The field that its values fit better. */
        like: Field.nullable(),
        changes: z.number(),
        rows: z.number(),
        samples: z.array(
          z.object({
            row: z.number(),
            name: z.string(),
            before: Value.nullable(),
            after: Value.nullable(),
            says: z.string(),
          }),
        ),
      }),
    ),
    /** Stands for all that is held back: whoever confirms a column says at which look. */
    look: z.string(),
    /** Cells that cannot be read: what they would change stays as it is. */
    unread: z.array(
      z.object({
        row: z.number(),
        column: z.number(),
        field: Field,
        says: z.string(),
        problem: z.enum(CELL_PROBLEMS),
      }),
    ),
    /** How many changes would be made if nothing is confirmed or left out. */
    confirm: z.number(),
    limitPercent: z.number(),
    timeZone: z.string(),
  })
  .meta({ id: 'ImportChanges' })

const EXPORT_IDS_MAX = 20_000

/** What is seen: these apartments in this order, these columns. Of none it is the template for a list. */
export const ApartmentExport = z.strictObject({
  format: z.enum(['csv', 'xlsx']),
  ids: z.array(z.number().int().min(1).max(2_147_483_647)).max(EXPORT_IDS_MAX),
  columns: z.array(Field).min(1).max(IMPORT_FIELDS.length),
  /** Of the columns' names and the words in them. */
  language: z.enum(['en', 'sr']).default('en'),
})
