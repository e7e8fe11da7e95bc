import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { figure } from '../figures/figure.ts'
import { keepFigures } from '../figures/keep-figures.ts'
import { FAULTS, type Fault } from './faults.ts'
import { checkFaults } from './seed-fault.ts'

type Report = { testResults: { assertionResults: { status: string; fullName: string }[] }[] }

/** Seeds the faults one at a time and shows that each turns at least one test red, which is green without it. */
checkFaults()
// Words that the names of some faults have: to try those alone.
const wanted = process.argv[2] ?? ''
const chosen = [...FAULTS.entries()].filter(([, { name }]) => name.includes(wanted))
const reports = mkdtempSync(join(tmpdir(), 'belvedere-faults-'))
const redBefore = (['rules', 'api'] as const).flatMap((project) => {
  const ofProject = chosen.filter(([, fault]) => fault.project === project)
  const tests = [...new Set(ofProject.flatMap(([, fault]) => fault.tests))]
  return tests.length > 0 ? redTests(project, tests) : []
})
for (const title of redBefore) console.log(`red without a fault: ${title}`)
let caught = 0
for (const [index, { name, project, tests, sql = '' }] of chosen) {
  const red = redTests(project, tests, { SEED_FAULT: String(index), SEED_SQL: sql })
  const byFault = red.filter((title) => !redBefore.includes(title)).length
  if (byFault > 0) caught++
  console.log(`${byFault > 0 ? 'caught' : 'MISSED'}  ${name} (${byFault} red)`)
}
rmSync(reports, { recursive: true })
const all = chosen.length
console.log(`faults: ${caught}/${all} caught`)
if (wanted === '')
  await keepFigures([figure('seeded faults caught', `${caught} of ${all}`, `${all}`, caught === all)])
process.exitCode = caught === all ? 0 : 1

/** The titles of those that fail. What vitest keeps of an earlier run would be without the fault. */
function redTests(
  project: Fault['project'],
  tests: readonly string[],
  seeded: NodeJS.ProcessEnv = {},
): string[] {
  const report = join(reports, 'report.json')
  rmSync(report, { force: true })
  const options = ['--project', project, '--fsModuleCache=false', '--reporter=json', `--outputFile=${report}`]
  spawnSync('vitest', ['run', ...options, ...tests], { env: { ...process.env, ...seeded }, stdio: 'ignore' })
  // Without a report nothing ran, and nothing was caught.
  if (!existsSync(report)) return []
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ status, fullName }) => (status === 'failed' ? [fullName] : [])),
  )
}
