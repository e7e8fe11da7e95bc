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
const reports = mkdtempSync(join(tmpdir(), 'belvedere-faults-'))
let caught = 0
for (const [index, fault] of FAULTS.entries()) {
  const red = redTests(fault, index)
  if (red > 0) caught++
  console.log(`${red > 0 ? 'caught' : 'MISSED'}  ${fault.name} (${red} red)`)
}
rmSync(reports, { recursive: true })
console.log(`faults: ${caught}/${FAULTS.length} caught`)
const all = FAULTS.length
await keepFigures([figure('seeded faults caught', `${caught} of ${all}`, `${all}`, caught === all)])
process.exitCode = caught === FAULTS.length ? 0 : 1

/** What vitest keeps of an earlier run would be without the fault. */
function redTests({ project, tests }: Fault, index: number): number {
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
      env: { ...process.env, SEED_FAULT: String(index) },
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
