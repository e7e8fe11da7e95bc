import { createTestBucket } from '@belvedere/server/testing/test-s3'
import { keepFigures } from '../figures/keep-figures.ts'
import { startCluster } from '../services/cluster/cluster.ts'
import { closing } from '../trial/closing.ts'
import { play } from '../trial/play.ts'
import { bringBackAlone } from './alone.ts'
import { backupBucket } from './backups.ts'
import { live } from './installation.ts'
import { removePictures } from './pictures.ts'
import { bringBackAll } from './whole.ts'

/**
 * The drill: can the product go back to a second? A cluster of ops/database with backups lives for a while, a project and
 * its files are removed, others work on. The project is brought back alone, from a database restored beside the living
 * one. Then the cluster is gone with the files, and from nothing but the buckets all of it is restored to the second
 * before, started, and compared with what it was, table by table and file by file.
 */
const opened: (() => unknown)[] = []
await play(closing(opened), run)

async function run(): Promise<boolean> {
  const backups = await backupBucket()
  opened.push(backups.close)
  const pictures = await createTestBucket({ versioned: true })
  opened.push(pictures.close)
  const cluster = await startCluster({ backups: backups.places })
  opened.push(cluster.close)
  const lived = await live(cluster, pictures)
  console.log(`to be restored to ${lived.second}: ${lived.rows.size} tables, ${lived.keys.length} files`)

  const alone = await bringBackAlone(opened, backups.places, lived)
  await cluster.close()
  await removePictures(pictures.files, lived.keys)
  const figures = [...(await bringBackAll(opened, backups.places, lived)), ...alone]

  for (const { name, measured, goal } of figures) console.log(`${name}: ${measured} (goal ${goal?.words})`)
  await keepFigures(figures)
  const missed = figures.filter(({ goal }) => goal && !goal.reached).length
  console.log(`restore: ${figures.length - missed} figures good, ${missed} missed`)
  return missed === 0
}
