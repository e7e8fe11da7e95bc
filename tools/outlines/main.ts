import { keepFigures } from '../figures/keep-figures.ts'
import { FORMATS } from './demo-mask.ts'
import { buildingViews, viewNamed } from './demo-views.ts'
import { measureCarrying } from './measure-carrying.ts'
import { measureGrid } from './measure-grid.ts'
import { type MeasuredMask, measureLargeMask, measureMask } from './measure-masks.ts'
import { report } from './report.ts'

/** How well outlines that nobody drew meet the true ones of the demo: from masks, by the façade grid, from another view. */
const masks: MeasuredMask[] = []
for (const view of buildingViews) for (const format of FORMATS) masks.push(await measureMask(view, format))
const large = await measureLargeMask(viewNamed('r1-front'))
const { lines, figures } = report({ masks, large, grid: measureGrid(), carried: measureCarrying() })
console.log(lines.join('\n'))
await keepFigures(figures)
process.exitCode = figures.every(({ goal }) => goal?.reached ?? true) ? 0 : 1
