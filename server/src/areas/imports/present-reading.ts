import type { ImportReading } from '@belvedere/contract/entities/import'
import { apartmentFinder } from '@belvedere/domain/imports/find-apartment'
import type { ImportField } from '@belvedere/domain/imports/import-field'
import { readColumns } from '@belvedere/domain/imports/read-columns'
import { readRows } from '@belvedere/domain/imports/read-rows'
import type { z } from 'zod'
import type { ProjectFacts } from './project-facts.ts'
import type { OpenedFile, ReadImport } from './read-import.ts'

/** What was recognised in a file, column by column. */
export function presentReading(
  id: number,
  opened: OpenedFile,
  { mapping, rules, fromLayout }: ReadImport,
  { facts, fields }: { facts: ProjectFacts; fields: ImportField[] },
): z.input<typeof ImportReading> {
  const { fileName, bytes, read, sheet, table, layout } = opened
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
    remembered: fromLayout ? (layout?.fileName ?? null) : null,
    columns: readColumns(table, mapping, rules),
    fields,
    known,
    fresh: rows.length - known,
    buildings: facts.buildings,
    types: facts.types,
    timeZone: facts.timeZone,
  }
}
