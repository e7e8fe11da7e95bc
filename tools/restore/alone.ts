import { setTimeout as wait } from 'node:timers/promises'
import { everyRow, rowsBeyond } from '@belvedere/server/testing/every-row'
import { PROJECT } from '../claims/project.ts'
import { type Figure, figure } from '../figures/figure.ts'
import type { Places } from '../services/cluster/fill-in.ts'
import { closing } from '../trial/closing.ts'
import { sizeOf, without } from './differing.ts'
import type { Lived } from './installation.ts'
import { notAsNamed } from './pictures.ts'
import { command, minutesSince, startProduct, withPort } from './product.ts'
import { restorePostgres } from './restored-postgres.ts'

/** What outlives a project, by which its coming back is told; and what was kept of it while it was removed. */
const TELLING = ['actions', 'project_versions', 'status_marks', 'removed_projects', 'removed_rows']
/** Every process knows of a change by then. */
const TOLD_WITHIN_MS = 2_000

/** Brings the removed project back alone, from a database restored beside the living one. */
export async function bringBackAlone(
  opened: (() => unknown)[],
  places: Places,
  { env, superuser, files, keys, rows, left, shown, second }: Lived,
): Promise<Figure[]> {
  const gone = without(rowsBeyond(rows, left), TELLING)
  const meanwhile = without(await everyRow(env.DATABASE_URL), TELLING)
  const beside: (() => unknown)[] = []
  const { close } = closing(beside)
  opened.push(close)
  const product = await startProduct(env)
  beside.push(product.stop)
  const before = await product.shown()

  const begun = performance.now()
  const postgres = await restorePostgres(places, second)
  beside.push(postgres.close)
  const from = withPort(env, postgres.port).DATABASE_URL
  const project = [String(PROJECT), '--from', from]
  await command({ ...env, DATABASE_URL: superuser }, 'server/src/restore-project.ts', ...project)
  await command(env, 'server/src/restore-files.ts')
  const minutes = minutesSince(begun)
  await wait(TOLD_WITHIN_MS)
  const again = before !== shown && (await product.shown()) === shown
  await close()

  const now = without(await everyRow(env.DATABASE_URL), TELLING)
  const differ = sizeOf(rowsBeyond(gone, now))
  const touched = sizeOf(rowsBeyond(meanwhile, now)) + sizeOf(rowsBeyond(rowsBeyond(now, meanwhile), gone))
  const missing = await notAsNamed(files, keys)
  return [
    figure(
      'a project alone: its rows that differ',
      `${differ} of ${sizeOf(gone)} (${minutes.toFixed(1)} min)`,
      '0',
      differ === 0 && sizeOf(gone) > 0,
    ),
    figure(
      'a project alone: rows of others touched',
      `${touched} of ${sizeOf(meanwhile)}`,
      '0',
      touched === 0,
    ),
    figure('a project alone: files missing or other', `${missing} of ${keys.length}`, '0', missing === 0),
    figure(
      'a project alone: what the living product shows of it',
      again ? 'the same again' : 'another',
      'the same again',
      again,
    ),
  ]
}
