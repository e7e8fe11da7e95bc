import type { FileStore } from '@belvedere/server/platform/files'
import { Client } from 'pg'
import { advanceSequences } from './advance-sequences.ts'
import { demoRows } from './demo-rows.ts'
import { PROJECT_MEDIA } from './ids.ts'
import type { OnProgress } from './progress.ts'
import { readDataset } from './read-dataset.ts'
import { type Rows, TABLES, type Table } from './rows.ts'
import { storePictures } from './store-pictures.ts'
import { upsert } from './upsert.ts'

type Options = { databaseUrl: string; files: FileStore; onProgress?: OnProgress }

/** Brings the demo project and its neighbours into a migrated database; once more changes nothing. */
export async function loadDemo({ databaseUrl, files, onProgress = () => {} }: Options): Promise<void> {
  const dataset = await readDataset()
  const rows = demoRows(dataset, await storePictures(dataset, files, onProgress))
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    for (const [index, table] of TABLES.entries()) {
      await loadTable(client, table, rows)
      onProgress({ what: 'tables', done: index + 1, total: TABLES.length })
    }
    await setLogo(client, dataset.project.id)
    await advanceSequences(client)
    await client.query('commit')
  } finally {
    // What was not committed goes with the connection.
    await client.end()
  }
}

async function loadTable<Name extends Table>(client: Client, table: Name, rows: Rows): Promise<void> {
  await upsert(client, table, rows[table] ?? [])
}

/** A project and its logo point at each other, so the logo comes last. */
async function setLogo(client: Client, projectId: number): Promise<void> {
  await client.query(
    'update projects set logo_media_id = $2 where id = $1 and logo_media_id is distinct from $2',
    [projectId, PROJECT_MEDIA.logo],
  )
}
