import type { Kysely } from 'kysely'
import type { Versions } from '../../platform/answers/versions.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { isOutage } from '../../platform/database/outage.ts'
import { hostNameRows } from './host-queries.ts'

/** A project that is deleted tells nobody; its hosts are forgotten by then. */
const KNOWN_FOR_MS = 10_000

/**
 * The hosts of all projects, kept in memory until some project's content changes: a host that nobody named costs no
 * statement, however many are made up. When the database is gone, those last known are served.
 */
export function namedHosts(db: Kysely<Database>, versions: Versions) {
  let reading: Promise<Set<string>> | undefined
  let last: Set<string> | undefined
  let readAt = 0
  versions.onChange((changed) => {
    if (changed.some(({ content }) => content)) reading = undefined
  })

  async function read(): Promise<Set<string>> {
    readAt = performance.now()
    last = new Set((await hostNameRows(db)).map(({ name }) => name))
    return last
  }

  return async function isNamed(name: string): Promise<boolean> {
    if (last && versions.state === 'down') return last.has(name)
    if (versions.state !== 'fresh' || performance.now() - readAt > KNOWN_FOR_MS) reading = undefined
    reading ??= read()
    const mine = reading
    try {
      return (await mine).has(name)
    } catch (error) {
      if (reading === mine) reading = undefined
      if (last && isOutage(error)) return last.has(name)
      throw error
    }
  }
}
