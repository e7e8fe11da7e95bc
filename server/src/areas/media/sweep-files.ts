import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { keyOfName } from '../../platform/files/file-key.ts'
import type { FileStore } from '../../platform/files/files.ts'
import { isAnyNamed, noteUnnamed, releaseFile, unnamedLongEnough } from './unnamed-file-queries.ts'

type Means = { members: Kysely<Database>; files: FileStore }
/** Files as rows name them, whatever lies beside them. */
type Swept = { stored: number; unnamed: number; removed: number }

/**
 * Removes the stored files that no row has named for a day, with their tiles and other widths. It takes two runs: the
 * first notes them. What does not look like a file of ours is left alone.
 */
export async function sweepFiles({ members, files }: Means): Promise<Swept> {
  if (!(await isAnyNamed(members)))
    throw new Error('No row names any file: this is hardly the database that the files belong to.')
  const stored = await namesByKey(files)
  const unnamed = await noteUnnamed(members, [...stored.keys()])
  let removed = 0
  for (const key of await unnamedLongEnough(members))
    await members.transaction().execute(async (transaction) => {
      const names = stored.get(key)
      if (!(await releaseFile(transaction, key)) || !names) return
      for (const name of names) await files.remove(name)
      removed += 1
    })
  return { stored: stored.size, unnamed, removed }
}

async function namesByKey(files: FileStore): Promise<Map<string, Set<string>>> {
  const byKey = new Map<string, Set<string>>()
  for await (const name of files.names()) {
    const key = keyOfName(name)
    if (key) byKey.set(key, (byKey.get(key) ?? new Set()).add(name))
  }
  return byKey
}
