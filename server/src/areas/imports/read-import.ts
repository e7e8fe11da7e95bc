import type { ImportChoices } from '@belvedere/contract/entities/import'
import { type Asker, hasRight, type Right } from '@belvedere/domain/accounts/rights'
import type { Decisions } from '@belvedere/domain/imports/chosen-changes'
import { IMPORT_FIELDS, type ImportField } from '@belvedere/domain/imports/import-field'
import type { Meanings } from '@belvedere/domain/imports/read-cell'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/database/json-columns.ts'
import { showPrices } from '../../platform/database/prices.ts'
import { orNotFound, Refused } from '../../platform/http/refused.ts'
import { importFile, layoutsOf } from './import-queries.ts'
import { type ProjectFacts, projectFacts } from './project-facts.ts'
import type { ListJob } from './read-file/list-job.ts'
import { readApart } from './read-file/read-apart.ts'

export type Choices = z.output<typeof ImportChoices>

/** A list of a project that somebody asks about. */
export type AskedList = { projectId: number; id: number; fileName: string; bytes: Buffer; asker: Asker }

type What = { what: 'reading' | 'changes' } | { what: 'chosen'; decisions: Decisions }

/** Has a list read and held against the project as it is; gives the answer, and the facts that it was held against. */
export async function askAbout(
  members: Kysely<Database>,
  { projectId, id, fileName, bytes, asker }: AskedList,
  { sheet, letters, separator, numbers, columns, meanings, forNew, forget }: Choices,
  what: What,
): Promise<{ answer: Buffer; facts: ProjectFacts }> {
  const fields = fieldsOf(asker, projectId)
  if (columns?.some((field) => field && !fields.includes(field))) throw new Refused('forbidden', 'columns')
  const facts = await members.transaction().execute((db) => projectFacts(db, projectId))
  const layouts = await layoutsOf(members, projectId)
  const choices = {
    sheet,
    letters,
    separator,
    numbers,
    columns,
    forget,
    forNew,
    meanings: meanings as Meanings,
  }
  const job: ListJob = { id, fileName, facts, fields, layouts, choices, ...what }
  return { answer: await readApart(projectId, bytes, job), facts }
}

/** A list that was sent in and is not decided about. */
export async function openImport(
  members: Kysely<Database>,
  { projectId, id, asker }: Omit<AskedList, 'fileName' | 'bytes'>,
): Promise<AskedList> {
  const { fileName, bytes } = await members.transaction().execute(async (db) => {
    await showPrices(db, projectId)
    return orNotFound(await importFile(db, projectId, id))
  })
  if (!bytes) throw new Refused('too-late')
  return { projectId, id, fileName, bytes, asker }
}

const RIGHTS: Readonly<Partial<Record<ImportField, Right>>> = {
  price: { resource: 'prices', permission: 'write' },
  status: { resource: 'statuses', permission: 'write' },
}

/** Editors do not get price and status as fields. */
const fieldsOf = (asker: Asker, projectId: number) =>
  IMPORT_FIELDS.filter((field) => mayImport(asker, projectId, field))

export function mayImport(asker: Asker, projectId: number, field: ImportField): boolean {
  const right = RIGHTS[field]
  return !right || hasRight(asker, right, projectId)
}
