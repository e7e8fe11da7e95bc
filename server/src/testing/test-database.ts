import { randomUUID } from 'node:crypto'
import { nameActions, withDatabaseName, withOwner } from './owner-connection.ts'

/** A database of its own with the demo in it, cloned from the run's template, or from another that nobody is connected to. */
export async function createTestDatabase(template = process.env.TEST_TEMPLATE) {
  const name = `belvedere_test_${randomUUID().replaceAll('-', '')}`
  await withOwner(async (owner) => {
    await owner.query(`create database ${name} template ${template}`)
    await nameActions(owner, name)
    // No test pulls the plug on this PostgreSQL: nobody needs to wait for its disk. (Who does has one of its own.)
    await owner.query(`alter database ${name} set synchronous_commit = off`)
  })
  const databaseUrl = withDatabaseName(name)
  return {
    name,
    databaseUrl,
    visitorUrl: asVisitor(databaseUrl),
    drop: () => withOwner((owner) => owner.query(`drop database ${name} with (force)`)),
  }
}

/** The same database as the visitor role, which has no right on people, and on public prices alone (migrations 006, 091). */
function asVisitor(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.username = 'belvedere_visitor'
  return url.href
}
