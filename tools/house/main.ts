import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { fileLengths } from '../checks/file-lengths.ts'
import { ROOMS, root } from '../checks/rooms.ts'
import { figure } from '../figures/figure.ts'
import { keepFigures } from '../figures/keep-figures.ts'
import { productLines } from './product-lines.ts'

// npm run house — the ten longest files that people wrote, the lines of each room of the product, and how often imports
// go round in a circle.
process.chdir(root)
const number = (count: number) => count.toLocaleString('en')
const files = fileLengths()
for (const { path, lines } of files.slice(0, 10)) console.log(`${String(lines).padStart(5)}  ${path}`)

const rooms = productLines(files)
const product = rooms.reduce((sum, { lines }) => sum + lines, 0)
for (const { room, lines } of rooms) console.log(`${String(lines).padStart(5)}  ${room}, product code`)

const options = await extractDepcruiseOptions('./.dependency-cruiser.mjs')
const { output } = await cruise(ROOMS, options)
const { summary, modules } = output as ICruiseResult
const circles = summary.violations.filter(({ rule }) => rule.name === 'no-circles')
for (const { from, cycle } of circles) console.log(`${from} → ${cycle?.map(({ name }) => name).join(' → ')}`)

const median = files[Math.floor(files.length / 2)]?.lines
console.log(
  `house: ${files.length} files, median ${median} lines, longest ${files[0]?.lines}; ${product} lines of product code; ${modules.length} modules, ${circles.length} import circles`,
)
const byRoom = rooms.map(({ room, lines }) => `${room} ${number(lines)}`).join(', ')
await keepFigures([
  { name: 'lines of product code', measured: `${number(product)} (${byRoom})` },
  figure('import circles', String(circles.length), '0', circles.length === 0),
])
process.exitCode = circles.length ? 1 : 0
