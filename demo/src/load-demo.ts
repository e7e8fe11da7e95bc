import { keepUnnamed } from '@belvedere/server/areas/media/unnamed-file-queries'
import { saveProject } from '@belvedere/server/areas/projects/save-project'
import { connectDatabase } from '@belvedere/server/platform/database/database'
import { inAction } from '@belvedere/server/platform/database/in-action'
import type { FileStore } from '@belvedere/server/platform/files/files'
import type { Dataset } from './dataset.ts'
import { DEMO_PROJECTS } from './demo-projects.ts'
import { demoThings } from './demo-things.ts'
import { loadProject } from './load-project.ts'
import { neighbourOf } from './neighbour.ts'
import type { OnProgress } from './progress.ts'
import { readDataset, readNeighbours } from './read-dataset.ts'
import { storePictures } from './store-pictures.ts'
import type { Thing } from './thing.ts'

type Options = {
  memberUrl: string
  files: FileStore
  onProgress?: OnProgress
  /** A project as it shall be loaded, where a year is told of it afterwards. */
  shaped?: (dataset: Dataset) => Dataset
}

/**
 * Brings the demo's projects and their neighbours into a migrated database, by the use cases that authors call, as the
 * role that those have; once more changes nothing (AUT-07).
 */
export async function loadDemo({
  memberUrl,
  files,
  onProgress = () => {},
  shaped = (dataset) => dataset,
}: Options): Promise<void> {
  const datasets = (await Promise.all(DEMO_PROJECTS.map(readDataset))).map(shaped)
  const neighbours = await readNeighbours()
  const members = connectDatabase(memberUrl, { max: 1 })
  try {
    // Files that are there already are taken as they are: nobody shall sweep them before they are named.
    await keepUnnamed(members)
    const projects: { dataset: Dataset; things: Thing[] }[] = []
    for (const dataset of datasets)
      projects.push({ dataset, things: demoThings(dataset, await storePictures(dataset, files, onProgress)) })
    // The record has an action of each project that something changed of.
    await inAction(members, { kind: 'demo.load', userId: null }, async (db) => {
      for (const neighbour of neighbours) await saveProject(db, neighbourOf(neighbour))
      for (const [index, { dataset, things }] of projects.entries()) {
        await loadProject(db, dataset, things)
        onProgress({ what: 'projects', done: index + 1, total: projects.length })
      }
    })
  } finally {
    await members.destroy()
  }
}
