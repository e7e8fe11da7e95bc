import type { OperationKind } from '@belvedere/domain/operations/operation-kinds'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'

type Done = { kind: OperationKind; well: boolean; seconds: number | undefined; note: string }

/** As long as the column is; what does not fit is in the log of whoever did it. */
const NOTE_MAX = 200

export async function recordOperation(
  members: Kysely<Database>,
  { kind, well, seconds, note }: Done,
): Promise<void> {
  await members
    .insertInto('operations')
    .values({ kind, well, seconds: seconds ?? null, note: note.slice(0, NOTE_MAX) })
    .execute()
}
