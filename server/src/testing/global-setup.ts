import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { withDatabaseName, withOwner } from './owner-connection.ts'

const ROOT = new URL('../../../', import.meta.url)
const PREFIX = 'belvedere_template_'
/** What the template is made of, but for the server's own code, which loads it. */
const INPUT = ['server/migrations', 'demo/src', 'demo/data']
const LOCK = 7_301_442

/**
 * Makes a database with the migrations and the demo in it, which each test file clones. The gate makes it anew. While
 * one works, it is kept for the next run until a migration or the demo changes; `CI=1` makes it anew.
 */
export async function setup(): Promise<void> {
  const kept = !process.env.CI
  const template = kept ? `${PREFIX}kept_${await hashOfInput()}` : `${PREFIX}${process.pid}`
  // The demo's files are named by their content, so runs share them and make the tile pyramids once.
  process.env.FILES_DIR ??= fileURLToPath(new URL('var/files', ROOT))
  process.env.TEST_TEMPLATE = template
  await withOwner(async (owner) => {
    // Two runs in one checkout make it once.
    await owner.query('select pg_advisory_lock($1)', [LOCK])
    const { rows } = await owner.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [`${PREFIX}kept_`],
    )
    if (rows.some(({ name }) => name === template)) return
    const loading = `${template}_loading`
    for (const { name } of kept ? rows : []) await owner.query(`drop database if exists ${name} with (force)`)
    await owner.query(`create database ${loading}`)
    await loadDemo(loading)
    await owner.query(`alter database ${loading} rename to ${template}`)
  })
  if (process.env.SEED_SQL) await seedFault(template, process.env.SEED_SQL)
}

/** A fault of a migration, which a test must notice (tools/faults), in a template of this run alone: the next run is without it. */
async function seedFault(template: string, fault: string): Promise<void> {
  const faulty = `${PREFIX}faulty_${process.pid}`
  process.env.TEST_TEMPLATE = faulty
  await withOwner((owner) => owner.query(`create database ${faulty} template ${template}`))
  await withOwner((owner) => owner.query(fault), faulty)
}

export async function teardown(): Promise<void> {
  for (const name of [`${PREFIX}${process.pid}`, `${PREFIX}faulty_${process.pid}`])
    await withOwner((owner) => owner.query(`drop database if exists ${name} with (force)`))
}

/** As a program of its own: the server's code does not know the demo. */
async function loadDemo(database: string): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    [fileURLToPath(new URL('demo/src/main.ts', ROOT)), '--without-year', '--without-widths'],
    {
      env: { ...process.env, DATABASE_URL: withDatabaseName(database), DATABASE_VISITOR_URL: '' },
    },
  )
}

async function hashOfInput(): Promise<string> {
  const hash = createHash('sha256')
  for (const folder of INPUT) {
    const files = await readdir(new URL(folder, ROOT), { recursive: true, withFileTypes: true })
    for (const file of files.filter((one) => one.isFile())) {
      const path = `${file.parentPath}/${file.name}`
      hash.update(path).update(await readFile(path))
    }
  }
  return hash.digest('hex').slice(0, 16)
}
