import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const MAIN = join(import.meta.dirname, 'main.ts')

// A launch day may have the cluster before it.
it('loses no claim, enquiry or edit and doubles none when the primary is killed, and a standby takes over [RSV-05]', async () => {
  // Fails with all that was said when a row is missing or there twice.
  const { stdout } = await promisify(execFile)(process.execPath, [MAIN, '--quick'])
  expect(stdout).toMatch(/^claims: 0 lost, 0 nobody's, 0 double, .* of [1-9]/m)
}, 480_000)
