import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

it.each([
  ['end-sessions.ts', [], /^Say whose sessions: /],
  ['end-sessions.ts', ['nobody@homes.example'], /^There is no account nobody@homes\.example\.$/m],
  ['record-operation.ts', [], /^Say what was done and how it went: /],
  ['record-operation.ts', ['backup', '--wel'], /--wel/],
  ['remove-factors.ts', [], /^Say whose passkeys and codes: /],
  ['remove-factors.ts', ['nobody@homes.example'], /^There is no account nobody@homes\.example\.$/m],
  ['restore-files.ts', [], /^Settings: FILES_S3_BUCKET is not set/],
  ['restore-project.ts', [], /^Say which project, and from where: /],
])('%s %j says what it needs, without a stack', (file, given, says) => {
  const { memberUrl } = server.config
  const { status, stderr } = spawnSync(
    process.execPath,
    [new URL(`../${file}`, import.meta.url).pathname, ...given],
    { encoding: 'utf8', env: { ...process.env, DATABASE_URL: memberUrl, DATABASE_MEMBER_URL: memberUrl } },
  )
  expect(status).toBe(1)
  expect(stderr).toMatch(says)
  expect(stderr).not.toMatch(/^\s+at /m)
})
