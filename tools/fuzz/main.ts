import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { figure } from '../figures/figure.ts'
import { keepFigures } from '../figures/keep-figures.ts'
import { readReport } from '../reports/read-report.ts'
import { isEnough, readDepth } from './depth.ts'

/**
 * Asks every call whatever there is to ask, in rounds that each have inputs of their own: 10,000 inputs for each call,
 * `--inputs N`, or as many rounds as fit into `--minutes N`. It ends with the first round in which one goes wrong.
 */
const ROUND = 500
/** As server/src/testing/fuzz-calls.ts names them. */
const ONE_CALL = 'answers whatever it is asked'

const depth = readDepth(process.argv.slice(2))
const folder = await mkdtemp(join(tmpdir(), 'belvedere-fuzz-'))
const start = performance.now()
const rounds: { seconds: number; calls: number; failed: number }[] = []
do rounds.push(await round(rounds.length + 1))
while (rounds.at(-1)?.failed === 0 && !isEnough(depth, soFar()))
await rm(folder, { recursive: true })

const calls = Math.min(...rounds.map((one) => one.calls))
const failed = rounds.reduce((sum, one) => sum + one.failed, 0)
const asked = `${soFar().inputs.toLocaleString('en')} inputs for each of ${calls} calls`
console.log(`fuzz: ${asked}, ${failed} failed`)
await keepFigures([figure('inputs', `${asked}, ${failed} failed`, '0 failed', failed === 0)])
process.exitCode = failed === 0 ? 0 : 1

async function round(number: number) {
  const began = performance.now()
  const file = join(folder, `${number}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  spawnSync('vitest', ['run', '--project', 'api', 'server/src/areas/fuzz', ...reporters], {
    env: { ...process.env, FUZZ_RUNS: String(ROUND), FUZZ_SEED: String(number) },
    stdio: 'inherit',
  })
  const report = await readReport(file)
  const tests = report?.tests ?? []
  return {
    seconds: (performance.now() - began) / 1000,
    calls: tests.filter(({ title }) => title.includes(ONE_CALL)).length,
    // Without a report nothing was asked.
    failed: tests.filter(({ outcome }) => outcome === 'failed').length + (report?.errors.length ?? 1),
  }
}

function soFar() {
  return {
    inputs: rounds.length * ROUND,
    seconds: (performance.now() - start) / 1000,
    longest: Math.max(...rounds.map(({ seconds }) => seconds)),
  }
}
