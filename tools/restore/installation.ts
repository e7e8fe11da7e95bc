import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '@belvedere/server/platform/config'
import { migrate } from '@belvedere/server/platform/database/migrate'
import { everyRow } from '@belvedere/server/testing/every-row'
import { type createTestBucket, TEST_S3_URL } from '@belvedere/server/testing/test-s3'
import { builds, PROJECT } from '../claims/project.ts'
import { psql } from '../scale/psql.ts'
import type { Cluster } from '../services/cluster/cluster.ts'
import { backupOf } from './backups.ts'
import { putPictures, removePictures } from './pictures.ts'
import { startProduct } from './product.ts'

const APARTMENTS = 2_000
const ACTION = "set belvedere.action = 'drill'"

/** A project next door, whose people work on while the other is gone. */
const NEIGHBOUR = `
  insert into projects (id, name, latitude, longitude, publish) values (2, '{"1": "Next door"}', 1, 1, true);
  insert into masterplans (id, project_id, name, publish) values (2, 2, '{"1": "Ground"}', true);
  insert into buildings (id, project_id, masterplan_id, name, publish) values (2, 2, 2, '{"1": "Villa"}', true);
  insert into apartment_types (id, project_id, name, type_key) values (2, 2, '{"1": "Studio"}', 'studio');
  insert into apartments (id, project_id, building_id, apartment_type_id, name, floor, rooms, area, status)
    select 10000 + id, 2, 2, 2, 'N-' || id, 1, 2, 50, 'available' from generate_series(1, 100) as id`

export type Lived = Awaited<ReturnType<typeof live>>

/** An installation from its first row to the day on which somebody removes the wrong project, while others work on. */
export async function live(cluster: Cluster, { files, place }: Awaited<ReturnType<typeof createTestBucket>>) {
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
  const change = (statements: string) => query(`${ACTION}; ${statements}`)
  const superuser = cluster.superuserOf(await cluster.api.leader())
  const backup = backupOf(await cluster.api.leader())
  await backup('stanza-create')
  await migrate(env.DATABASE_URL, readConfig(env))
  await query(builds(APARTMENTS))
  await change(NEIGHBOUR)
  await backup('--type=full', 'backup')
  const keys = await putPictures(files)
  for (const key of keys)
    await change(`insert into media (project_id, media_context_id, media_type_id, name, file_key, mime)
      select ${PROJECT}, 1, min(id), 'picture', '${key}', 'image/jpeg' from media_types`)
  await backup('--type=incr', 'backup')
  await change(`update apartments set name = 'After ' || id where id <= 10`)

  const product = await startProduct(env)
  const shown = await product.shown().finally(product.stop)
  const rows = await everyRow(env.DATABASE_URL)
  const second = (await query('select now()')).trim()
  await wait(1_500)
  await change(`delete from projects where id = ${PROJECT}`)
  const left = await everyRow(env.DATABASE_URL)
  await removePictures(files, keys)
  await change(
    `update apartments set name = 'Later ' || id, status = 'unavailable' where project_id = 2 and id <= 10050`,
  )
  // Within a minute it would be archived by itself (archive_timeout).
  await psql(superuser, '-c', 'select pg_switch_wal()')
  await backup('check')
  await backup('expire')
  return { env, superuser, files, keys, rows, left, shown, second }
}
