import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { summaryOf } from './summary-of.ts'

const fixtures = fileURLToPath(new URL('../reports/fixtures/', import.meta.url))
let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belvedere-summary-'))
})
afterEach(() => rm(folder, { recursive: true }))

const add = (name: string, ...statuses: string[]) =>
  writeFile(join(folder, name), JSON.stringify({ testResults: [file(statuses)] }))
const file = (statuses: string[]) => ({
  name: 'some.test.ts',
  message: '',
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ fullName: `a ${status} test`, status })),
})

it('adds up the tests of all runners in its last line', async () => {
  await add('rules.json', 'passed', 'passed', 'skipped')
  await add('api.json', 'passed', 'todo')
  expect(await summaryOf(folder, ['rules.json', 'api.json'])).toEqual({
    lines: ['3 passed, 0 failed'],
    ok: true,
  })
})

it('fails and names each failed test', async () => {
  await add('rules.json', 'passed', 'failed')
  expect(await summaryOf(folder, [])).toEqual({
    lines: ['rules.json: a failed test', '1 passed, 1 failed'],
    ok: false,
  })
})

it('says why a test failed, shortened', async () => {
  const failed = {
    fullName: 'a test',
    status: 'failed',
    failureMessages: [`Error: why\n\n${'    at x\n'.repeat(90)}`],
  }
  const result = { name: 'some.test.ts', message: '', status: 'failed', assertionResults: [failed] }
  await writeFile(join(folder, 'rules.json'), JSON.stringify({ testResults: [result] }))
  const { lines } = await summaryOf(folder, [])
  expect(lines.slice(0, 3)).toEqual(['rules.json: a test', '  Error: why', '      at x'])
  expect(lines).toHaveLength(22)
})

it('counts a report that was asked for and is missing as failed', async () => {
  await add('rules.json', 'passed')
  expect(await summaryOf(folder, ['rules.json', 'browser.json'])).toEqual({
    lines: ['browser.json: missing', '1 passed, 1 failed'],
    ok: false,
  })
})

it('fails when nothing ran', async () => {
  expect(await summaryOf(join(folder, 'nowhere'), [])).toEqual({ lines: ['0 passed, 0 failed'], ok: false })
})

it('counts a test file that did not load, and a test that is expected to fail, as failed', async () => {
  await cp(join(fixtures, 'vitest.json'), join(folder, 'rules.json'))
  expect((await summaryOf(folder, [])).lines.at(-1)).toBe('6 passed, 4 failed')
  await cp(join(fixtures, 'playwright.json'), join(folder, 'browser.json'))
  expect((await summaryOf(folder, [])).lines.at(-1)).toBe('16 passed, 13 failed')
})
