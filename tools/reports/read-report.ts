import { readFile } from 'node:fs/promises'
import { fromPlaywright, type PlaywrightReport } from './playwright-report.ts'
import type { TestReport } from './test-report.ts'
import { fromVitest, type VitestReport } from './vitest-report.ts'

/** Reads one runner's JSON report, whichever runner wrote it; undefined when there is none. */
export async function readReport(file: string | URL): Promise<TestReport | undefined> {
  const text = await readFile(file, 'utf8').catch(unlessMissing)
  if (text === undefined) return undefined
  const report: unknown = JSON.parse(text)
  if (isVitest(report)) return fromVitest(report)
  if (isPlaywright(report)) return fromPlaywright(report)
  throw new Error(`${file} is not a report of vitest or Playwright`)
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

const isVitest = (report: unknown): report is VitestReport => hasList(report, 'testResults')
const isPlaywright = (report: unknown): report is PlaywrightReport => hasList(report, 'suites')

const hasList = (value: unknown, name: string): boolean =>
  typeof value === 'object' && value !== null && Array.isArray((value as Record<string, unknown>)[name])
