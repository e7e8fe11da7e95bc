import type { Kysely } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../../platform/database/json-columns.ts'
import { lastOperations } from './operation-queries.ts'

/** When a backup last went well, so that somebody is told when that was long ago. */
export function measureBackups(registry: Registry, members: Kysely<Database>): void {
  new Gauge({
    name: 'backup_last_good_timestamp_seconds',
    help: 'When the last backup that went well was told of.',
    registers: [registry],
    async collect() {
      // Without a database there is nothing to tell.
      const operations = await lastOperations(members).catch(() => [])
      const backup = operations.find(({ kind, well }) => kind === 'backup' && well)
      // A reset would leave a 0: a backup of 1970.
      if (backup) this.set(backup.finishedAt.getTime() / 1_000)
      else this.remove()
    },
  })
}
