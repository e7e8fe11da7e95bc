import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { readConfig } from '@belvedere/server/platform/config'
import { migrate } from '@belvedere/server/platform/database/migrate'
import { fileKey, fingerprintOf, tilesKey } from '@belvedere/server/platform/files/file-key'
import type { FileStore } from '@belvedere/server/platform/files/files'
import { createTestBucket, TEST_S3_URL } from '@belvedere/server/testing/test-s3'
import { builds, PROJECT } from '../claims/project.ts'
import { figure } from '../figures/figure.ts'
import { keepFigures } from '../figures/keep-figures.ts'
import { startInstance } from '../rolling/instance.ts'
import { psql } from '../scale/psql.ts'
import { CHECKOUT } from '../services/checkout.ts'
import { startCluster } from '../services/cluster/cluster.ts'
import { freePort } from '../services/free-port.ts'
import { closing } from '../trial/closing.ts'
import { play } from '../trial/play.ts'
import { backupBucket, backupOf } from './backups.ts'
import { differing, fingerprints } from './fingerprints.ts'
import { restorePostgres } from './restored-postgres.ts'

/**
 * The drill: can the product go back to a second, from nothing but its buckets? A cluster of ops/database with backups
 * lives for a while, a project and its files are removed, the cluster is gone. Then it is restored to the second before,
 * started, and compared with what it was, table by table and file by file.
 */
const APARTMENTS = 2_000
const PICTURES = 24
const PICTURE_BYTES = 200_000
const GOAL_MINUTES = 10
const ACTION = "set belvedere.action = 'drill'"

const opened: (() => unknown)[] = []
await play(closing(opened), run)

async function run(): Promise<boolean> {
  const backups = await backupBucket()
  opened.push(backups.close)
  const pictures = await createTestBucket({ versioned: true })
  opened.push(pictures.close)
  const lived = await live(backups.places, pictures)
  console.log(`to be restored to ${lived.second}: ${lived.rows.size} tables, ${lived.keys.length} files`)

  const begun = performance.now()
  const postgres = await restorePostgres(backups.places, lived.second)
  opened.push(postgres.close)
  const databaseMinutes = minutesSince(begun)
  const env = withPort(lived.env, postgres.port)
  const { stdout } = await node('server/src/restore-files.ts', env)
  process.stdout.write(stdout)
  // Before anything is started on it, which would say in it that it is there.
  const compared = performance.now()
  const different = differing(lived.rows, await fingerprints(env.DATABASE_URL))
  const comparing = minutesSince(compared)
  const port = await freePort()
  const product = await startInstance(port, { ...env, DATABASE_URL: '', ROLE: 'web' })
  opened.push(product.stop)
  const minutes = minutesSince(begun) - comparing

  const missing = await notAsNamed(pictures.files, lived.keys)
  const shown = await answerOf(`http://127.0.0.1:${port}`)
  const same = shown === lived.shown
  for (const table of different) console.log(`differs: ${table}`)
  const figures = [
    figure(
      'from the buckets to a running product',
      `${minutes.toFixed(1)} min (database ${databaseMinutes.toFixed(1)})`,
      `≤ ${GOAL_MINUTES} min`,
      minutes <= GOAL_MINUTES,
    ),
    figure(
      'tables that differ',
      `${different.length} of ${lived.rows.size}`,
      '0',
      different.length === 0 && lived.rows.size > 0,
    ),
    figure('files missing or other', `${missing} of ${lived.keys.length}`, '0', missing === 0),
    figure('what visitors were shown at that second', same ? 'the same' : 'another', 'the same', same),
  ]
  for (const { name, measured, goal } of figures) console.log(`${name}: ${measured} (goal ${goal?.words})`)
  await keepFigures(figures)
  const missed = figures.filter(({ goal }) => goal && !goal.reached).length
  console.log(`restore: ${figures.length - missed} figures good, ${missed} missed`)
  return missed === 0
}

type Bucket = Awaited<ReturnType<typeof createTestBucket>>

/** An installation from its first row to the day on which somebody removes the wrong project; of it only the buckets are left. */
async function live(places: Parameters<typeof restorePostgres>[0], { files, place }: Bucket) {
  const cluster = await startCluster({ backups: places })
  try {
    const s3 = new URL(TEST_S3_URL ?? '')
    const env = {
      ...process.env,
      ...cluster.env,
      NODE_ENV: 'production',
      REDIS_URL: '',
      AUTH_SECRET: randomBytes(32).toString('hex'),
      PUBLIC_URL: 'http://127.0.0.1',
      FILES_S3_BUCKET: place.bucket,
      FILES_S3_ENDPOINT: place.endpoint,
      AWS_ACCESS_KEY_ID: s3.username,
      AWS_SECRET_ACCESS_KEY: s3.password,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      DRAIN_S: '0',
    }
    const query = (statement: string) => psql(env.DATABASE_URL, '-c', statement)
    const backup = backupOf(await cluster.api.leader())
    await backup('stanza-create')
    await migrate(env.DATABASE_URL, readConfig(env))
    await query(builds(APARTMENTS))
    await backup('--type=full', 'backup')
    const keys = await keepPictures(files, query)
    await backup('--type=incr', 'backup')
    await query(`${ACTION}; update apartments set name = 'After ' || id where id <= 10`)

    const shown = await shownBy(env)
    const rows = await fingerprints(env.DATABASE_URL)
    const second = (await query('select now()')).trim()
    await wait(1_500)
    await query(`${ACTION}; delete from projects where id = ${PROJECT}`)
    for (const key of keys) for (const name of [key, tilesKey(key)]) await files.remove(name)
    // Within a minute it would be archived by itself (archive_timeout).
    await psql(cluster.superuserOf(await cluster.api.leader()), '-c', 'select pg_switch_wal()')
    await backup('check')
    await backup('expire')
    return { env, keys, rows, shown, second }
  } finally {
    await cluster.close()
  }
}

/** Files of the product with rows that name them. */
async function keepPictures(files: FileStore, query: (statement: string) => Promise<string>) {
  const keys: string[] = []
  for (let nth = 1; nth <= PICTURES; nth += 1) {
    const bytes = randomBytes(PICTURE_BYTES)
    const key = fileKey(bytes, 'jpg')
    await files.put(key, bytes)
    await files.put(`${tilesKey(key)}/0/0_0.webp`, bytes)
    await query(`${ACTION}; insert into media (project_id, media_context_id, media_type_id, name, file_key, mime)
      select ${PROJECT}, 1, min(id), '${nth}', '${key}', 'image/jpeg' from media_types`)
    keys.push(key)
  }
  return keys
}

/** What a file is called is what is in it. */
async function notAsNamed(files: FileStore, keys: readonly string[]): Promise<number> {
  const whole = await Promise.all(
    keys.map(async (key) => {
      const [bytes, tile] = [await files.read(key), await files.has(`${tilesKey(key)}/0/0_0.webp`)]
      const digest = bytes && createHash('sha256').update(bytes).digest('hex')
      return tile && digest?.startsWith(fingerprintOf(key))
    }),
  )
  return whole.filter((isWhole) => !isWhole).length
}

async function shownBy(env: NodeJS.ProcessEnv): Promise<string> {
  const port = await freePort()
  const product = await startInstance(port, { ...env, DATABASE_URL: '', ROLE: 'web' })
  try {
    return await answerOf(`http://127.0.0.1:${port}`)
  } finally {
    await product.stop()
  }
}

async function answerOf(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/frontend/buildings/1/apartments`)
  return `${answer.status} ${await answer.text()}`
}

/** The roles and their passwords came back with the database; only its place is another. */
function withPort<Env extends Record<string, string | undefined>>(env: Env, port: number): Env {
  const moved = Object.entries(env).map(([name, value]) => {
    if (!/^DATABASE_(\w+_)?URL$/.test(name) || !value) return [name, value]
    const url = new URL(value)
    url.port = String(port)
    return [name, url.href]
  })
  return Object.fromEntries(moved)
}

function minutesSince(begun: number): number {
  return (performance.now() - begun) / 60_000
}

function node(script: string, env: NodeJS.ProcessEnv) {
  return promisify(execFile)(process.execPath, [join(CHECKOUT, script)], { env, cwd: CHECKOUT })
}
