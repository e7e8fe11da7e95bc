import { CompiledQuery, Kysely, PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely'
import type { Config } from '../config.ts'
import { openPool, servingOptions } from '../database/database.ts'
import type { Database } from '../database/json-columns.ts'
import { previewed } from './previewed.ts'

/** Previews are looked at by few, and take no connections from visitors. */
const CONNECTIONS_MAX = 4

/**
 * The database as visitors' pages read it, and inside a preview as they would after Publish: the same tables, by views that
 * put the drafts of its project in (migration 042). Queries are the same and know nothing of it.
 */
export function orPreview(
  db: Kysely<Database>,
  { visitorUrl, statementTimeoutMs }: Pick<Config, 'visitorUrl' | 'statementTimeoutMs'>,
) {
  const pool = openPool(visitorUrl, {
    ...servingOptions({ statementTimeoutMs, preparedStatements: false }),
    max: CONNECTIONS_MAX,
  })
  const drafts = new Kysely<Database>({ dialect: new PreviewDialect({ pool }) })
  const shown = new Proxy(db, {
    get(visitors, name) {
      const read = previewed() ? drafts : visitors
      const value: unknown = Reflect.get(read, name, read)
      return typeof value === 'function' ? value.bind(read) : value
    },
  })
  return { shown, close: () => drafts.destroy() }
}

class PreviewDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver() {
    return new PreviewDriver(this.#config)
  }
}

type Connection = Parameters<PostgresDriver['releaseConnection']>[0]

/** Each statement is a transaction of its own, so that what it is told holds for it alone, behind a pooler too. */
class PreviewDriver extends PostgresDriver {
  override async acquireConnection(): Promise<Connection> {
    const preview = previewed()
    if (!preview) throw new Error('Drafts are read inside a preview only.')
    const connection = (await super.acquireConnection()) as Connection
    try {
      await connection.executeQuery(
        CompiledQuery.raw(`begin read only; set local search_path to preview, public; set local jit = off;
          set local belvedere.preview_project = ${preview.projectId}`),
      )
      return connection
    } catch (error) {
      // Nobody else knows of it yet. The pool drops it if it is broken (leaving-client.ts).
      await this.releaseConnection(connection).catch(() => {})
      throw error
    }
  }

  override async releaseConnection(connection: Connection) {
    try {
      await connection.executeQuery(CompiledQuery.raw('commit'))
    } finally {
      await super.releaseConnection(connection)
    }
  }
}
