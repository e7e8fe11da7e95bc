import type { ImportChoices } from '@belvedere/contract/entities/import'
import { type Asker, hasRight, type Right } from '@belvedere/domain/accounts/rights'
import { findTable, type Table } from '@belvedere/domain/imports/find-table'
import { foldWord } from '@belvedere/domain/imports/fold-word'
import { IMPORT_FIELDS, type ImportField } from '@belvedere/domain/imports/import-field'
import type { Meanings, ReadingRules } from '@belvedere/domain/imports/read-cell'
import { guessMapping, guessNumbers, hasSerbianCompass } from '@belvedere/domain/imports/read-columns'
import type { Mapping } from '@belvedere/domain/imports/read-rows'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/database/json-columns.ts'
import { showPrices } from '../../platform/database/prices.ts'
import { orNotFound, Refused } from '../../platform/http/refused.ts'
import { importFile, type Layout, layoutOf } from './import-queries.ts'
import type { ProjectFacts } from './project-facts.ts'
import { readApart } from './read-file/read-apart.ts'
import type { ReadFile } from './read-file/read-file.ts'

export type Choices = z.output<typeof ImportChoices>

const ROWS_MAX = 20_000
/** Titles and names stand above them. */
const ROWS_ABOVE = 50

const tooManyRows = (sheet: string, rows: number) =>
  new Refused('too-many-rows', '', { meta: { sheet, rows } })

/** A file that was opened and read into rows, before anything is held against the project. */
export type OpenedFile = {
  fileName: string
  bytes: number
  read: ReadFile
  sheet: string
  table: Table
  /** The names of its columns, as they are compared. */
  header: string
  layout: Layout | undefined
}

export async function openImport(
  members: Kysely<Database>,
  { projectId, id }: { projectId: number; id: number },
  choices: Choices,
): Promise<OpenedFile> {
  const { fileName, bytes } = await members.transaction().execute(async (db) => {
    await showPrices(db, projectId)
    return orNotFound(await importFile(db, projectId, id))
  })
  if (!bytes) throw new Refused('too-late')
  return openFile(members, { projectId, fileName, bytes }, choices)
}

/** Finds the list in a file: on the sheet that was chosen, else on the first that has one. */
export async function openFile(
  members: Kysely<Database>,
  { projectId, fileName, bytes }: { projectId: number; fileName: string; bytes: Buffer },
  { sheet, letters, separator, forget }: Choices,
): Promise<OpenedFile> {
  const read = await readApart(bytes, { letters, separator })
  const chosen = read.sheets.filter(({ name }) => sheet === undefined || name === sheet)
  const long = chosen.find(({ rows }) => rows.length > ROWS_MAX + ROWS_ABOVE)
  if (long) throw tooManyRows(long.name, long.rows.length)
  const tables = chosen.map(({ name, rows }) => ({ name, table: findTable(rows) }))
  const found = tables.find(({ table }) => table !== undefined && table.rows.length > 0)
  if (!found?.table) throw new Refused('no-table')
  const { name, table } = found
  if (table.rows.length > ROWS_MAX) throw tooManyRows(name, table.rows.length)
  const header = table.headers.map(foldWord).join('|')
  const layout = forget ? undefined : await layoutOf(members, projectId, header)
  return { fileName, bytes: bytes.length, read, sheet: name, table, header, layout }
}

const RIGHTS: Readonly<Partial<Record<ImportField, Right>>> = {
  price: { resource: 'prices', permission: 'write' },
  status: { resource: 'statuses', permission: 'write' },
}

/** Editors do not get price and status as fields. */
export function fieldsOf(asker: Asker, projectId: number): ImportField[] {
  return IMPORT_FIELDS.filter((field) => {
    const right = RIGHTS[field]
    return !right || hasRight(asker, right, projectId)
  })
}

export type ReadImport = { mapping: Mapping; rules: ReadingRules; meanings: Meanings; fromLayout: boolean }

/** Which column is what and how it is read: as it was chosen, else remembered, else recognised. */
export function howToRead(
  { table, layout }: OpenedFile,
  choices: Choices,
  facts: ProjectFacts,
  allowed: readonly ImportField[],
): ReadImport {
  const chosen = choices.columns && table.headers.map((_, column) => choices.columns?.[column] ?? null)
  if (chosen?.some((field) => field && !allowed.includes(field))) throw new Refused('forbidden', 'columns')
  const remembered = layout?.columns.map((field) => (field && allowed.includes(field) ? field : null))
  const mapping = chosen ?? remembered ?? guessMapping(table, allowed)
  const meanings = (choices.meanings as Meanings | undefined) ?? layout?.meanings ?? {}
  const rules = {
    numbers: choices.numbers ?? guessNumbers(table, mapping, facts.serbian),
    serbianCompass: hasSerbianCompass(table, mapping),
    buildings: facts.buildings,
    types: facts.types,
    meanings,
  }
  return { mapping, rules, meanings, fromLayout: !chosen && remembered !== undefined }
}

/** One column is the name, and no field is meant by two. */
export function demandClear(mapping: Mapping): void {
  const fields = mapping.filter((field) => field !== null)
  if (!fields.includes('name') || new Set(fields).size < fields.length) throw new Refused('columns-unclear')
}
