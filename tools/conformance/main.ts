import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { figure } from '../figures/figure.ts'
import { keepFigures } from '../figures/keep-figures.ts'
import { conformance } from './conformance.ts'
import { readReports } from './read-reports.ts'
import { readRequirements } from './read-requirements.ts'
import { requiredIds } from './required-ids.ts'

const { values } = parseArgs({ options: { require: { type: 'string' } } })
const root = new URL('../../', import.meta.url)

const { lines, ok } = conformance(
  readRequirements(await readFile(new URL('docs/requirements.md', root), 'utf8')),
  await readReports(fileURLToPath(new URL('var/reports', root))),
  values.require === undefined ? undefined : requiredIds(values.require),
)
console.log(lines.join('\n'))
await keepFigures([figure('requirements', lines.at(-1) ?? '', 'all proven or not applicable', ok)])
process.exitCode = ok ? 0 : 1
