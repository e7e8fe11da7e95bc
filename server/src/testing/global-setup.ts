import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { withDatabaseName, withOwner } from './owner-connection.ts'

const ROOT = new URL('../../../', import.meta.url)

/** Made once for a run: a database with the migrations and the demo in it, which each test file clones. */
export async function setup(): Promise<void> {
  const template = `belvedere_template_${process.pid}`
  // The demo's files are named by their content, so runs share them and make the tile pyramids once.
  process.env.FILES_DIR ??= fileURLToPath(new URL('var/files', ROOT))
  process.env.TEST_TEMPLATE = template
  await withOwner((owner) => owner.query(`create database ${template}`))
  // As a program of its own: the server's code does not know the demo.
  await promisify(execFile)(process.execPath, [fileURLToPath(new URL('demo/src/main.ts', ROOT))], {
    env: { ...process.env, DATABASE_URL: withDatabaseName(template), DATABASE_VISITOR_URL: '' },
  })
}

export async function teardown(): Promise<void> {
  await withOwner((owner) => owner.query(`drop database if exists ${process.env.TEST_TEMPLATE} with (force)`))
}
