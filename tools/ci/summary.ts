import { fileURLToPath } from 'node:url'
import { summaryOf } from './summary-of.ts'

// node tools/ci/summary.ts rules.json catalogue.json api.json browser.json — named reports must be there.
const folder = fileURLToPath(new URL('../../var/reports', import.meta.url))
const { lines, ok } = await summaryOf(folder, process.argv.slice(2))
console.log(lines.join('\n'))
process.exitCode = ok ? 0 : 1
