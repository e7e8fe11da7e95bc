import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'

const CODEGEN = fileURLToPath(import.meta.resolve('kysely-codegen/dist/cli/bin.js'))
const TYPES = fileURLToPath(new URL('database.gen.ts', import.meta.url))

/** To write it anew, the same command without `--verify`. */
it('keeps database.gen.ts as kysely-codegen makes it from the migrated database', async () => {
  const database = await createTestDatabase()
  const options = [
    '--dialect',
    'postgres',
    '--url',
    database.databaseUrl,
    '--exclude-pattern',
    // Neither our list of migrations nor pg-boss's own tables, nor our tables as previews and erasing see them.
    '{public.schema_migrations,jobs.*,preview.*,aside.*}',
  ]
  const verify = promisify(execFile)(process.execPath, [CODEGEN, ...options, '--out-file', TYPES, '--verify'])
  await expect(verify.finally(database.drop)).resolves.toMatchObject({ stderr: '' })
})
