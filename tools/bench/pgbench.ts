import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '../services/find-program.ts'
import { runOrFail } from '../services/run.ts'
import type { Sql } from './cold.ts'

/** How often PostgreSQL itself answers these statements in a second, asked by its own program. */
export async function pgbench(url: string, statements: readonly Sql[], clients: number, seconds: number) {
  const folder = await mkdtemp(join(tmpdir(), 'belvedere-pgbench-'))
  const file = join(folder, 'read.sql')
  try {
    await writeFile(file, statements.map(withValues).join('\n'))
    const args = ['-n', '-f', file, '-c', String(clients), '-j', '1', '-T', String(seconds), url]
    const output = await runOrFail(findProgram('pgbench') ?? 'pgbench', args)
    return Number(/tps = ([\d.]+)/.exec(output)?.[1])
  } finally {
    await rm(folder, { recursive: true })
  }
}

function withValues({ sql, parameters }: Sql): string {
  const literal = (value: unknown) =>
    typeof value === 'number' || typeof value === 'boolean' ? String(value) : `'${String(value)}'`
  const text = sql.replaceAll(/\$(\d+)/g, (_, number: string) => literal(parameters[Number(number) - 1]))
  return `${text.replaceAll(/\s+/g, ' ')};`
}
