import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readReport } from './read-report.ts'

const fixture = async (name: string) => {
  const report = await readReport(new URL(`fixtures/${name}`, import.meta.url))
  if (!report) throw new Error(`${name} is missing`)
  const outcomes = (part: string) =>
    report.tests.filter(({ title }) => title.includes(part)).map(({ outcome }) => outcome)
  return { report, outcomes }
}

describe('a report of vitest', async () => {
  const { report, outcomes } = await fixture('vitest.json')

  it.each([
    ['opens the nested masterplan', 'passed'],
    ['passes at the second attempt', 'passed'],
    ['fails in another', 'failed'],
    ['times out', 'failed'],
    ['is skipped', 'skipped'],
    ['is still to do', 'skipped'],
    ['skipped suite inside', 'skipped'],
    ['skips itself', 'skipped'],
  ])('takes a test that "%s" as %s', (part, outcome) => {
    expect(outcomes(part)).toEqual([outcome])
  })

  it('gives each test the title of its suite as well', () => {
    expect(report.tests[0]?.title).toBe('a passing suite [NAV-02] opens the nested masterplan [NAV-03]')
  })

  it('tells of a test file that did not load', () => {
    expect(report.errors).toEqual([
      expect.stringContaining("broken.test.ts: Cannot find module './nothing-here.ts'"),
    ])
  })
})

describe('a report of Playwright', async () => {
  const { report, outcomes } = await fixture('playwright.json')

  it.each([
    ['names two', ['passed', 'passed']],
    ['is flaky', ['passed', 'passed']],
    ['is expected to fail', ['failed', 'failed']],
    ['passes though it should fail', ['failed', 'failed']],
    ['times out', ['failed', 'failed']],
    ['fails on the phone only', ['passed', 'failed']],
    ['skips on the phone only', ['passed', 'skipped']],
    ['is skipped', ['skipped', 'skipped']],
    ['is to be fixed', ['skipped', 'skipped']],
  ])('takes a test that "%s" on desktop and phone as %j', (part, expected) => {
    expect(outcomes(part)).toEqual(expected)
  })

  it('gives each test the titles of its suites as well', () => {
    const [nested] = report.tests.filter(({ title }) => title.includes('names two'))
    expect(nested?.title).toBe('sample.spec.ts a suite [NAV-01] nested names two [GEN-09, GEN-11]')
  })
})

it('tells of an error outside the tests in a report of Playwright', async () => {
  const file = await written({ suites: [], errors: [{ message: 'global setup threw' }] })
  expect(await readReport(file)).toEqual({ tests: [], errors: ['global setup threw'] })
})

it('gives nothing for a report that is not there', async () => {
  expect(await readReport('/no/such/report.json')).toBeUndefined()
})

it('refuses a file that no runner wrote', async () => {
  await expect(readReport(await written({ p50: 3 }))).rejects.toThrow(
    'is not a report of vitest or Playwright',
  )
})

const file = join(tmpdir(), `belvedere-report-${process.pid}.json`)
afterAll(() => rm(file))

async function written(content: unknown): Promise<string> {
  await writeFile(file, JSON.stringify(content))
  return file
}
