import { readdir } from 'node:fs/promises'
import { Redis } from 'ioredis'
import { sql } from 'kysely'
import type { TestApp } from './test-app.ts'

/** Whom to look for; of a number what all its spellings end with. */
export type Sought = { names: readonly string[]; mails: readonly string[]; phones: readonly string[] }

type Server = Pick<TestApp, 'owner' | 'config'>

/** Written apart from the product's own rule: every letter without its marks, "Đ" as "D" and as "Dj". */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll('dj', 'd')

const withoutGaps = (text: string) => text.replace(/(?<=\d)[\s()/.+-]+(?=\d)/g, '')

function isSeen(text: string, { names, mails, phones }: Sought): boolean {
  const found = plain(text)
  return (
    [...names, ...mails].some((one) => found.includes(plain(one))) ||
    phones.some((phone) => withoutGaps(text).includes(phone))
  )
}

/**
 * Where somebody is seen in all that is kept: every row of every table of every schema, Redis, the names of files. Claims that
 * may keep them, and what the record says of those, are left out.
 */
export async function sightingsOf(
  server: Server,
  sought: Sought,
  mayKeep: readonly number[],
): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`.execute(server.owner)
  const seen: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(kept)::text as row from ${sql.raw(name)} as kept ${allowed(name, mayKeep)}`.execute(
      server.owner,
    )
    seen.push(...rows.filter(({ row }) => isSeen(row, sought)).map(({ row }) => `${name} ${row}`))
  }
  return [...seen, ...(await inRedis(server, sought)), ...(await inFiles(server, sought))]
}

function allowed(table: string, mayKeep: readonly number[]) {
  if (table === 'public.claims') return sql`where id <> all (${mayKeep}::int[])`
  if (table === 'public.changes')
    return sql`where table_name <> 'claims' or row_key <> all (${mayKeep.map(String)}::text[])`
  return sql``
}

async function inRedis({ config }: Server, sought: Sought): Promise<string[]> {
  if (!config.redisUrl) return []
  const redis = new Redis(config.redisUrl)
  try {
    const seen = []
    for (const key of await redis.keys('*')) {
      const kept = `${key} ${(await redis.dumpBuffer(key))?.toString('latin1') ?? ''}`
      if (isSeen(kept, sought)) seen.push(`redis ${kept}`)
    }
    return seen
  } finally {
    redis.disconnect()
  }
}

async function inFiles({ config }: Server, sought: Sought): Promise<string[]> {
  const names = await readdir(config.filesDir, { recursive: true })
  return names.filter((name) => isSeen(name, sought)).map((name) => `file ${name}`)
}
