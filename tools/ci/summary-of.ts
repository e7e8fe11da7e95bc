import { readdir } from 'node:fs/promises'
import { readReport } from '../reports/read-report.ts'

/** Of a log only the end may be kept: the reason of a failure stands there, shortened, beside the test. */
const REASON_LINES = 20
const LINE_LENGTH = 600

/** All runners' reports in a folder, added up. A missing report and an error outside the tests count as failed. */
export async function summaryOf(folder: string, named: string[]): Promise<{ lines: string[]; ok: boolean }> {
  const present = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'))
  const lines: string[] = []
  let [passed, failed] = [0, 0]
  for (const name of new Set([...named, ...present].sort())) {
    const report = await readReport(`${folder}/${name}`)
    const errors = report?.errors ?? ['missing']
    const failures = report?.tests.filter(({ outcome }) => outcome === 'failed') ?? []
    lines.push(...failures.flatMap(({ title, reason = '' }) => [`${name}: ${title}`, ...shortened(reason)]))
    lines.push(...errors.map((what) => `${name}: ${what}`))
    passed += report?.tests.filter(({ outcome }) => outcome === 'passed').length ?? 0
    failed += failures.length + errors.length
  }
  return { lines: [...lines, `${passed} passed, ${failed} failed`], ok: failed === 0 && passed > 0 }
}

const shortened = (reason: string): string[] =>
  reason
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, REASON_LINES)
    .map((line) => `  ${line.slice(0, LINE_LENGTH)}`)
