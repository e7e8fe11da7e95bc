import { everyRow } from '@belvedere/server/testing/every-row'
import { type Figure, figure } from '../figures/figure.ts'
import type { Places } from '../services/cluster/fill-in.ts'
import { differing } from './differing.ts'
import type { Lived } from './installation.ts'
import { notAsNamed } from './pictures.ts'
import { command, minutesSince, startProduct, withPort } from './product.ts'
import { restorePostgres } from './restored-postgres.ts'

const GOAL_MINUTES = 10

/** Brings everything back, from nothing but the buckets. */
export async function bringBackAll(
  opened: (() => unknown)[],
  places: Places,
  { env: formerEnv, files, keys, rows, shown, second }: Lived,
): Promise<Figure[]> {
  const begun = performance.now()
  const postgres = await restorePostgres(places, second)
  opened.push(postgres.close)
  const databaseMinutes = minutesSince(begun)
  const env = withPort(formerEnv, postgres.port)
  await command(env, 'server/src/restore-files.ts')
  // Before anything is started on it, which would say in it that it is there.
  const compared = performance.now()
  const different = differing(rows, await everyRow(env.DATABASE_URL))
  const comparing = minutesSince(compared)
  const product = await startProduct(env)
  opened.push(product.stop)
  const minutes = minutesSince(begun) - comparing

  const missing = await notAsNamed(files, keys)
  const same = (await product.shown()) === shown
  for (const table of different) console.log(`differs: ${table}`)
  return [
    figure(
      'from the buckets to a running product',
      `${minutes.toFixed(1)} min (database ${databaseMinutes.toFixed(1)})`,
      `≤ ${GOAL_MINUTES} min`,
      minutes <= GOAL_MINUTES,
    ),
    figure(
      'tables that differ',
      `${different.length} of ${rows.size}`,
      '0',
      different.length === 0 && rows.size > 0,
    ),
    figure('files missing or other', `${missing} of ${keys.length}`, '0', missing === 0),
    figure('what visitors were shown at that second', same ? 'the same' : 'another', 'the same', same),
  ]
}
