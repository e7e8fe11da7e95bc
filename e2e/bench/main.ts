import { chromium } from '@playwright/test'
import { CHROMIUM } from '../support/chromium.ts'
import { crowdedView } from '../support/crowded-view.ts'
import globalSetup from '../support/global-setup.ts'
import { keepFigures } from '../support/keep-figures.ts'
import { startScratchProduct } from '../support/scratch-product.ts'
import { framesPerSecond } from './frames-per-second.ts'
import { interleaved } from './interleaved.ts'
import { report } from './report.ts'

/** How smoothly does a picture move with shapes on it, beside the same viewer without any? */
const CROWDS = [
  { shapes: 400, goal: 0.8 },
  { shapes: 5_000, goal: 0.6 },
]
const TURNS = process.argv.includes('--quick') ? 3 : 8

const dropTemplate = await globalSetup()
const { product, stop } = await startScratchProduct({})
const browser = await chromium.launch(CHROMIUM)
try {
  const empty = await crowdedView(product.sql, 0)
  const views = []
  for (const crowd of CROWDS) views.push({ ...crowd, ...(await crowdedView(product.sql, crowd.shapes)) })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const measure = (path: string) => () => framesPerSecond(page, product.origin + path)
  const rates = await interleaved(TURNS, [measure(empty.path), ...views.map(({ path }) => measure(path))])
  const { lines, figures, reached } = report(CROWDS, rates)
  console.log(lines.join('\n'))
  await keepFigures(figures)
  process.exitCode = reached ? 0 : 1
} finally {
  await browser.close()
  await stop()
  await dropTemplate()
}
