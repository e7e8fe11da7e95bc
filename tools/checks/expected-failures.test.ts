import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOMS, root } from './rooms.ts'

const EXPECTED_TO_FAIL = /[.]fails\b|\bfails: ?true\b/

// Vitest reports a test that is expected to fail as passed, so that it would prove its requirement (Playwright's
// report tells them apart).
it('no unit or API test is written to fail', async () => {
  const tests = glob(`{${ROOMS.join()}}/**/*.test.{ts,tsx}`, {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  })
  const found: string[] = []
  for await (const file of tests) {
    if (EXPECTED_TO_FAIL.test(await readFile(join(root, file), 'utf8'))) found.push(file)
  }
  expect(found).toEqual([])
})
