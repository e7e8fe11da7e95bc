import type { ImportReading } from '@belvedere/contract/entities/import'
import {
  type ChosenChanges,
  chosenChanges,
  countChosen,
  type Decisions,
} from '@belvedere/domain/imports/chosen-changes'
import { apartmentFinder } from '@belvedere/domain/imports/find-apartment'
import { findTable, type Table } from '@belvedere/domain/imports/find-table'
import { foldWord } from '@belvedere/domain/imports/fold-word'
import type { ImportField } from '@belvedere/domain/imports/import-field'
import {
  type AskedReading,
  type HowToRead,
  howToRead,
  isClear,
  type Layout,
  lookThrough,
} from '@belvedere/domain/imports/look-through'
import type { Meanings } from '@belvedere/domain/imports/read-cell'
import { readColumns } from '@belvedere/domain/imports/read-columns'
import { type Mapping, readRows } from '@belvedere/domain/imports/read-rows'
import type { z } from 'zod'
import type { ProjectFacts } from '../project-facts.ts'
import { FileRefused } from './file-refused.ts'
import { type FileChoices, type ReadFile, readFile } from './read-file.ts'

const ROWS_MAX = 20_000
/** Titles and names stand above them. */
const ROWS_ABOVE = 50

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
  const { diff, unread } = lookThrough(table, how, job.facts)
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
    rows: table.rows.length,
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

/** What was recognised in a file, column by column. */
function presentReading(
  { id, fileName, facts, fields }: ListJob,
  { read, sheet, table, bytes }: OpenFile,
  { mapping, rules }: HowToRead,
  remembered: string | null,
): z.input<typeof ImportReading> {
  const find = apartmentFinder(facts.apartments)
  const { rows } = readRows(table, mapping, rules)
  const known = rows.filter(({ values }) => find(values.name ?? '', values.building).length > 0).length
  return {
    id,
    fileName,
    bytes,
    rows: table.rows.length,
    sheets: read.sheets.map(({ name }) => name),
    sheet,
    text: read.text,
    numbers: rules.numbers,
    remembered,
    columns: readColumns(table, mapping, rules),
    fields: [...fields],
    known,
    fresh: rows.length - known,
    buildings: facts.buildings,
    types: facts.types,
    timeZone: facts.timeZone,
  }
}
