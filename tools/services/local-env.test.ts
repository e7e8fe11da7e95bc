import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'
import { ensureLocalEnv } from './local-env.ts'

it('keeps one secret for a checkout, so that one-time codes outlive a restart [STU-06]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'local-env-'))
  try {
    const path = join(folder, 'var', 'local.env')
    await ensureLocalEnv(path)
    const made = await readFile(path, 'utf8')
    expect(parseEnv(made).AUTH_SECRET).toMatch(/^[0-9a-f]{64}$/)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    await ensureLocalEnv(path)
    expect(await readFile(path, 'utf8')).toBe(made)
  } finally {
    await rm(folder, { recursive: true })
  }
})
