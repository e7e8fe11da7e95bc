import type { ForNew } from './complete-new.ts'
import { diffImport } from './diff-import.ts'
import { apartmentFinder } from './find-apartment.ts'
import type { Table } from './find-table.ts'
import { guessMapping } from './guess-mapping.ts'
import type { ComparedProject, ImportDiff } from './import-changes.ts'
import type { ImportField } from './import-field.ts'
import type { Meanings, Named, NamedType, ReadingRules } from './read-cell.ts'
import { guessNumbers, hasSerbianCompass, twoWayColumns } from './read-columns.ts'
import type { NumberFormat } from './read-number.ts'
import { type FileRow, type LeftRow, type Mapping, readRows, type UnreadCell } from './read-rows.ts'

/** What a list is held against: the project as it is. */
export interface ListedProject extends ComparedProject {
  readonly buildings: readonly Named[]
  readonly types: readonly NamedType[]
  readonly serbian: boolean
}

/** How somebody wants a file to be read; what they left out is undefined. */
export interface AskedReading {
  readonly columns?: Mapping | undefined
  readonly numbers?: NumberFormat | undefined
  readonly meanings?: Meanings | undefined
  readonly forNew?: ForNew | undefined
}

/** What is remembered from the last file with the same header. */
export interface Layout {
  readonly columns: Mapping
  readonly meanings: Meanings
  readonly fileName: string
}

export interface HowToRead {
  readonly mapping: Mapping
  readonly rules: ReadingRules
  readonly fromLayout: boolean
  /** Columns whose numbers can be read two ways, unless somebody has said which. */
  readonly twoWays: readonly ImportField[]
  /** What was told for new apartments: of this list only, the next may be of another building. */
  readonly forNew: ForNew
}

/** Which column is what and how it is read: as it was asked, else remembered, else recognised. */
export function howToRead(
  table: Table,
  { asked, layout }: { asked: AskedReading; layout: Layout | undefined },
  { buildings, types, serbian }: ListedProject,
  allowed: readonly ImportField[],
): HowToRead {
  const chosen = asked.columns && table.headers.map((_, column) => asked.columns?.[column] ?? null)
  const remembered = layout?.columns.map((field) => (field && allowed.includes(field) ? field : null))
  const mapping = chosen ?? remembered ?? guessMapping(table, allowed)
  const numbers = asked.numbers ?? guessNumbers(table, mapping, serbian)
  return {
    mapping,
    rules: {
      numbers,
      serbianCompass: hasSerbianCompass(table, mapping),
      buildings,
      types,
      meanings: asked.meanings ?? layout?.meanings ?? {},
    },
    fromLayout: !chosen && remembered !== undefined,
    twoWays: asked.numbers === undefined ? twoWayColumns(table, mapping, numbers) : [],
    forNew: asked.forNew ?? {},
  }
}

/** One column is the name, and no field is meant by two. */
export function isClear(mapping: Mapping): boolean {
  const fields = mapping.filter((field) => field !== null)
  return fields.includes('name') && new Set(fields).size === fields.length
}

interface Looked {
  readonly diff: ImportDiff
  readonly unread: UnreadCell[]
  readonly leftOut: LeftRow[]
  /** Those of the rows that name an apartment. */
  readonly read: FileRow[]
  /** How many rows are about an apartment. */
  readonly rows: number
}

/** What a table would change in the project. */
export function lookThrough(
  table: Table,
  { mapping, rules, twoWays, forNew }: HowToRead,
  project: ListedProject,
): Looked {
  const find = apartmentFinder(project.apartments)
  const isKnown = (name: string) => find(name, undefined).length > 0
  const { rows, unread, leftOut } = readRows(table, mapping, rules, isKnown)
  const diff = diffImport(rows, project, { unread, twoWays, forNew })
  return { diff, unread, leftOut, read: rows, rows: table.rows.length + table.titles.length - leftOut.length }
}
