import type { FileStore } from '@belvedere/server/platform/files/files'
import { Client } from 'pg'
import { advanceSequences } from './advance-sequences.ts'
import { DEMO_PROJECTS } from './demo-projects.ts'
import { demoRows } from './demo-rows.ts'
import { projectMedia } from './ids.ts'
import { joinRows } from './join-rows.ts'
import { neighbourRows } from './neighbour-rows.ts'
import type { OnProgress } from './progress.ts'
import { readDataset, readNeighbours } from './read-dataset.ts'
import { type Rows, TABLES, type Table } from './rows.ts'
import { storePictures } from './store-pictures.ts'
import { upsert } from './upsert.ts'

type Options = { databaseUrl: string; files: FileStore; onProgress?: OnProgress }

/** Brings the demo's projects and their neighbours into a migrated database; once more changes nothing. */
export async function loadDemo({ databaseUrl, files, onProgress = () => {} }: Options): Promise<void> {
  const datasets = await Promise.all(DEMO_PROJECTS.map(readDataset))
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    // Files that are there already are taken as they are: nobody shall sweep them before the rows name them.
    await client.query('delete from unnamed_files')
    const parts: Rows[] = [neighbourRows(await readNeighbours())]
    for (const dataset of datasets)
      parts.push(demoRows(dataset, await storePictures(dataset, files, onProgress)))
    const rows = joinRows(...parts)
    await client.query('begin')
    await client.query(`select set_config('belvedere.action', 'demo.load', true)`)
    for (const [index, table] of TABLES.entries()) {
      await loadTable(client, table, rows)
      onProgress({ what: 'tables', done: index + 1, total: TABLES.length })
    }
    for (const { project } of datasets) await setLogo(client, project.id)
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
    [projectId, projectMedia(projectId, 'logo')],
  )
}
