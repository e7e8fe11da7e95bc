import type { ImportReading } from '@belvedere/contract/entities/import'
import {
  type ChosenChanges,
  chosenChanges,
  countChosen,
  type Decisions,
} from '@belvedere/domain/imports/chosen-changes'
import { findTable, type Table } from '@belvedere/domain/imports/find-table'
import { foldWord } from '@belvedere/domain/imports/fold-word'
import { likelyPrice } from '@belvedere/domain/imports/guess-mapping'
import type { ImportField } from '@belvedere/domain/imports/import-field'
import {
  type AskedReading,
  type HowToRead,
  howToRead,
  isClear,
  type Layout,
  lookThrough,
} from '@belvedere/domain/imports/look-through'
import { newInList } from '@belvedere/domain/imports/new-in-list'
import { offerWords, withOffers } from '@belvedere/domain/imports/offer-words'
import type { Meanings } from '@belvedere/domain/imports/read-cell'
import { readColumns } from '@belvedere/domain/imports/read-columns'
import type { Mapping } from '@belvedere/domain/imports/read-rows'
import type { z } from 'zod'
import type { ProjectFacts } from '../project-facts.ts'
import { FileRefused } from './file-refused.ts'
import { type FileChoices, type ReadFile, readFile } from './read-file.ts'

const ROWS_MAX = 20_000
/** Titles and names stand above them. */
const ROWS_ABOVE = 50
/** Of the rows that are about no apartment so many are told, and the number of all. */
const LEFT_OUT_SHOWN = 50

const NOBODY_DECIDED: Decisions = {
  confirmed: [],
  leftOut: [],
  guards: [],
  confirmedColumns: [],
  missing: 'leave',
}

/** What is asked about a list, with everything that is needed to answer: whoever does it asks nobody. */
export type ListJob = {
  id: number
  fileName: string
  facts: ProjectFacts
  /** Those that the asker may set. */
  fields: readonly ImportField[]
  /** What is remembered of this project's lists, by their headers. */
  layouts: Readonly<Record<string, Layout>>
  choices: FileChoices & AskedReading & { sheet?: string | undefined; forget?: boolean | undefined }
} & ({ what: 'reading' | 'changes' } | { what: 'chosen'; decisions: Decisions })

/** The changes that somebody chose, and how the file was read to come to them. */
export type Chosen = ChosenChanges & {
  count: number
  look: string
  header: string
  columns: Mapping
  meanings: Meanings
}

/** Reads a file and holds it against the project; what it says goes out as it is. */
export async function doListJob(bytes: Buffer, job: ListJob): Promise<unknown> {
  const read = await readFile(bytes, job.choices)
  const { sheet, table } = findList(read, job.choices.sheet)
  const header = table.headers.map(foldWord).join('|')
  const layout = job.choices.forget ? undefined : job.layouts[header]
  const how = howToRead(table, { asked: job.choices, layout }, job.facts, job.fields)
  if (job.what === 'reading') {
    const file = { read, sheet, table, bytes: bytes.length }
    return presentReading(job, file, how, how.fromLayout ? (layout?.fileName ?? null) : null)
  }
  if (!isClear(how.mapping)) throw new FileRefused('columns-unclear')
  const { diff, unread, rows, leftOut } = lookThrough(table, how, job.facts)
  if (job.what === 'chosen') {
    const chosen = chosenChanges(diff, job.decisions)
    const { mapping: columns, rules } = how
    const { look } = diff
    return {
      ...chosen,
      count: countChosen(chosen),
      look,
      header,
      columns,
      meanings: rules.meanings,
    } satisfies Chosen
  }
  const { limitPercent, timeZone } = job.facts
  // Parsed here: it may be long, and nobody else waits for this process.
  const { ImportChanges } = await import('@belvedere/contract/entities/import')
  const attributes = ImportChanges.parse({
    id: job.id,
    rows,
    leftOut: leftOut.slice(0, LEFT_OUT_SHOWN),
    ...diff,
    missing: job.fields.includes('status')
      ? diff.missing
      : diff.missing.map((one) => ({ ...one, canBeUnavailable: false })),
    unread,
    confirm: countChosen(chosenChanges(diff, NOBODY_DECIDED)),
    limitPercent,
    timeZone,
  })
  return { data: { type: 'import-changes', id: String(job.id), attributes } }
}

/** Finds the list in a file: on the sheet that was chosen, else on the first that has one. */
function findList(read: ReadFile, sheet: string | undefined): { sheet: string; table: Table } {
  const chosen = read.sheets.filter(({ name }) => sheet === undefined || name === sheet)
  const long = chosen.find(({ rows }) => rows.length > ROWS_MAX + ROWS_ABOVE)
  if (long) throw tooManyRows(long.name, long.rows.length)
  for (const { name, rows } of chosen) {
    const table = findTable(rows)
    if (!table || table.rows.length === 0) continue
    if (table.rows.length > ROWS_MAX) throw tooManyRows(name, table.rows.length)
    return { sheet: name, table }
  }
  throw new FileRefused('no-table')
}

const tooManyRows = (sheet: string, rows: number) => new FileRefused('too-many-rows', '', { sheet, rows })

type OpenFile = { read: ReadFile; sheet: string; table: Table; bytes: number }

/** What was recognised in a file, column by column, with what its words may mean: whoever agrees sends it back as told. */
function presentReading(
  { id, fileName, facts, fields, layouts }: ListJob,
  { read, sheet, table, bytes }: OpenFile,
  how: HowToRead,
  remembered: string | null,
): z.input<typeof ImportReading> {
  const { mapping, rules } = how
  const earlier = Object.values(layouts).map(({ meanings }) => meanings)
  const offers = offerWords(table, mapping, rules, earlier)
  const asShown = { ...how, rules: { ...rules, meanings: withOffers(rules.meanings, offers) } }
  const { diff, leftOut, rows, read: named } = lookThrough(table, asShown, facts)
  const left = new Set(leftOut.map(({ row }) => row))
  const kept = { ...table, rows: table.rows.filter(({ number }) => !left.has(number)) }
  return {
    id,
    fileName,
    bytes,
    rows,
    leftOut: leftOut.slice(0, LEFT_OUT_SHOWN),
    leftOutCount: leftOut.length,
    sheets: read.sheets.map(({ name }) => name),
    sheet,
    text: read.text,
    numbers: rules.numbers,
    remembered,
    columns: readColumns(kept, mapping, asShown.rules, offers),
    likelyPrice: fields.includes('price') ? likelyPrice(kept, mapping) : null,
    fields: [...fields],
    known: named.length - diff.fresh.length,
    fresh: diff.fresh.length,
    newApartments: newInList(diff.fresh, named),
    buildings: facts.buildings,
    types: facts.types.map(({ id, names }) => ({ id, names })),
    timeZone: facts.timeZone,
  }
}
