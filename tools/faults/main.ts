import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { figure } from '../figures/figure.ts'
import { keepFigures } from '../figures/keep-figures.ts'
import { FAULTS, type Fault } from './faults.ts'
import { checkFaults } from './seed-fault.ts'

/** Seeds the faults one at a time and shows that each turns at least one test red. */
checkFaults()
// Words that the names of some faults have: to try those alone.
const wanted = process.argv[2] ?? ''
const chosen = [...FAULTS.entries()].filter(([, { name }]) => name.includes(wanted))
const reports = mkdtempSync(join(tmpdir(), 'belvedere-faults-'))
let caught = 0
for (const [index, fault] of chosen) {
  const red = redTests(fault, index)
  if (red > 0) caught++
  console.log(`${red > 0 ? 'caught' : 'MISSED'}  ${fault.name} (${red} red)`)
}
rmSync(reports, { recursive: true })
const all = chosen.length
console.log(`faults: ${caught}/${all} caught`)
if (wanted === '')
  await keepFigures([figure('seeded faults caught', `${caught} of ${all}`, `${all}`, caught === all)])
process.exitCode = caught === all ? 0 : 1

/** What vitest keeps of an earlier run would be without the fault. */
function redTests({ project, tests, sql = '' }: Fault, index: number): number {
  const report = join(reports, `${index}.json`)
  spawnSync(
    'vitest',
    [
      'run',
      '--project',
      project,
      '--fsModuleCache=false',
      '--reporter=json',
      `--outputFile=${report}`,
      ...tests,
    ],
    {
      env: { ...process.env, SEED_FAULT: String(index), SEED_SQL: sql },
      stdio: 'ignore',
    },
  )
  // Without a report nothing ran, and nothing was caught.
  try {
    return (JSON.parse(readFileSync(report, 'utf8')) as { numFailedTests: number }).numFailedTests
  } catch {
    return 0
  }
}
