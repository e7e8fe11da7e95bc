import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { fileLengths } from '../checks/file-lengths.ts'
import { ROOMS, root } from '../checks/rooms.ts'

// npm run house — the ten longest files that people wrote, and how often imports go round in a circle.
process.chdir(root)
const files = fileLengths()
for (const { path, lines } of files.slice(0, 10)) console.log(`${String(lines).padStart(5)}  ${path}`)

const options = await extractDepcruiseOptions('./.dependency-cruiser.mjs')
const { output } = await cruise(ROOMS, options)
const { summary, modules } = output as ICruiseResult
const circles = summary.violations.filter(({ rule }) => rule.name === 'no-circles')
for (const { from, cycle } of circles) console.log(`${from} → ${cycle?.map(({ name }) => name).join(' → ')}`)

const median = files[Math.floor(files.length / 2)]?.lines
console.log(
  `house: ${files.length} files, median ${median} lines, longest ${files[0]?.lines}; ${modules.length} modules, ${circles.length} import circles`,
)
process.exitCode = circles.length ? 1 : 0
