import { execFile } from 'node:child_process'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Redis } from 'ioredis'
import type { TestApp } from './test-app.ts'

/** Whom to look for; of a number what all its spellings end with. */
export type Sought = { names: readonly string[]; mails: readonly string[]; phones: readonly string[] }

type Server = Pick<TestApp, 'database' | 'config'>

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
 * Where somebody is seen in all that is kept: a whole dump of the database, Redis, files and their names. Claims that may keep
 * them, those of a removed project too, and what the record says of those, are left out.
 */
export async function sightingsOf(
  server: Server,
  sought: Sought,
  mayKeep: readonly number[],
): Promise<string[]> {
  const seen = (await dumpOf(server.database.databaseUrl))
    .filter((line) => !isAllowed(line, mayKeep) && isSeen(legible(line.text), sought))
    .map(({ table, text }) => `${table} ${text}`)
  return [...seen, ...(await inRedis(server, sought)), ...(await inFiles(server, sought))]
}

/** A line of a dump; one of a table with its values by the names of their columns. */
type Line = { table: string; text: string; values: Readonly<Record<string, string>> }

const DUMP_MAX_BYTES = 2 ** 30

async function dumpOf(databaseUrl: string): Promise<Line[]> {
  const { stdout } = await promisify(execFile)('pg_dump', [databaseUrl], { maxBuffer: DUMP_MAX_BYTES })
  let [table, columns]: [string, string[]] = ['', []]
  return stdout.split('\n').flatMap((text): Line[] => {
    const begun = /^COPY (\S+) \((.*)\) FROM stdin;$/.exec(text)
    if (begun) [table, columns] = [begun[1] ?? '', (begun[2] ?? '').split(', ')]
    else if (text === '\\.') [table, columns] = ['', []]
    else {
      const cells = table === '' ? [] : text.split('\t')
      return [
        { table, text, values: Object.fromEntries(columns.map((name, nth) => [name, cells[nth] ?? ''])) },
      ]
    }
    return []
  })
}

function isAllowed({ table, values }: Line, mayKeep: readonly number[]): boolean {
  if (table === 'public.claims') return mayKeep.includes(Number(values.id))
  if (table === 'public.removed_rows' && values.table_name === 'claims')
    return mayKeep.includes(Number(/"id": (\d+)/.exec(values.row_values ?? '')?.[1]))
  return (
    table === 'public.changes' && values.table_name === 'claims' && mayKeep.includes(Number(values.row_key))
  )
}

/** With what stands in its bytes. */
const legible = (text: string) =>
  text.replaceAll(/\\\\x([0-9a-f]{8,})/g, (bytes, hex: string) => `${bytes} ${Buffer.from(hex, 'hex')}`)

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

/** Whoever is looked for has a name that nobody had before this process began: older files cannot have it. */
async function inFiles({ config }: Server, sought: Sought): Promise<string[]> {
  const seen = []
  for (const entry of await readdir(config.filesDir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const isNew = entry.isFile() && (await stat(path)).mtimeMs >= performance.timeOrigin
    if (isSeen(`${path} ${isNew ? await readFile(path) : ''}`, sought)) seen.push(`file ${path}`)
  }
  return seen
}
