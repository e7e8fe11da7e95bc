import { spawnSync } from 'node:child_process'
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../checks/rooms.ts'
import { figure } from '../figures/figure.ts'
import { keepFigures } from '../figures/keep-figures.ts'
import { readProperties } from './read-properties.ts'

/**
 * Every property at its full size: the tests named `*.property.test.ts` and `*.property.api.test.ts`, which ask
 * `propertySize` how much to try. `--only steps` runs those with that word in their path; `--seed 7 --path 3:1` tries
 * again what failed, as it was printed; `--gate` takes the sizes of the gate.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '' },
    path: { type: 'string', default: '' },
    gate: { type: 'boolean', default: false },
  },
})

const found: string[] = []
const places = glob('*/**/*.property{,.api}.test.ts', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|var|build)$/.test(path),
})
for await (const file of places) found.push(file)
const files = found.filter((file) => file.includes(values.only)).toSorted()
if (files.length === 0) throw new Error(`No property has "${values.only}" in its path: ${found.join(', ')}`)

const folder = await mkdtemp(join(tmpdir(), 'belvedere-properties-'))
const report = join(folder, 'report.json')
spawnSync(
  'vitest',
  ['run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  {
    cwd: root,
    env: {
      ...process.env,
      PROPERTIES: values.gate ? 'gate' : 'deep',
      PROPERTY_SEED: values.seed,
      PROPERTY_PATH: values.path,
    },
    stdio: 'inherit',
  },
)
// Without a report nothing was tried: this throws then, and the command fails.
const { lines, failed, measured } = readProperties(JSON.parse(await readFile(report, 'utf8')), root)
await rm(folder, { recursive: true })
console.log(lines.join('\n'))
console.log(`properties: ${measured}`)
await keepFigures([figure('tried', measured, '0 failed', failed === 0)])
process.exitCode = failed === 0 ? 0 : 1
