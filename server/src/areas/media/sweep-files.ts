import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { keyOfName } from '../../platform/files/file-key.ts'
import type { FileStore } from '../../platform/files/files.ts'
import { isPartsFolder } from './resumable/part-names.ts'
import { unknownFolders } from './resumable/upload-queries.ts'
import { isAnyNamed, noteUnnamed, releaseFile, unnamedLongEnough } from './unnamed-file-queries.ts'

type Means = { members: Kysely<Database>; files: FileStore }
/** Files as rows name them, whatever lies beside them. */
type Swept = { stored: number; unnamed: number; removed: number }
type Stored = { byKey: Map<string, Set<string>>; folders: string[] }

/**
 * Removes the stored files that no row has named for a day, with their tiles and other widths. It takes two runs: the
 * first notes them. What has arrived of uploads goes when their project went. What does not look like ours is left alone.
 */
export async function sweepFiles({ members, files }: Means): Promise<Swept> {
  if (!(await isAnyNamed(members)))
    throw new Error('No row names any file: this is hardly the database that the files belong to.')
  const { byKey: stored, folders } = await storedNames(files)
  const unnamed = await noteUnnamed(members, [...stored.keys()])
  for (const folder of await unknownFolders(members, folders)) await files.remove(folder)
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

async function storedNames(files: FileStore): Promise<Stored> {
  const byKey = new Map<string, Set<string>>()
  const folders: string[] = []
  for await (const name of files.names()) {
    const key = keyOfName(name)
    if (key) byKey.set(key, (byKey.get(key) ?? new Set()).add(name))
    if (isPartsFolder(name)) folders.push(name)
  }
  return { byKey, folders }
}
