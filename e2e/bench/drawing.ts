import { chromium } from '@playwright/test'
import { CHROMIUM } from '../support/chromium.ts'
import { addColleagues } from '../support/colleagues.ts'
import { framesAmong } from '../support/dragged-frames.ts'
import globalSetup from '../support/global-setup.ts'
import { keepFigures } from '../support/keep-figures.ts'
import { startScratchProduct } from '../support/scratch-product.ts'
import { workAs } from '../support/studio-people.ts'
import { interleaved } from './interleaved.ts'
import { median } from './report.ts'

/** How smoothly does a point move under the pointer among 5,000 outlines, beside the same picture without them? (OUT-10) */
const OUTLINES = 5_000
const GOAL = 0.6
const TURNS = process.argv.includes('--quick') ? 2 : 5

const dropTemplate = await globalSetup()
const { product, stop } = await startScratchProduct({ settings: { ACCOUNT_RATE_LIMIT: '100000' } })
const browser = await chromium.launch(CHROMIUM)
try {
  await addColleagues(product)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await workAs(context, 'editor', product.origin)
  const frames = await framesAmong(await context.newPage(), product, OUTLINES)
  const rates = await interleaved(TURNS, [frames.alone, frames.among])
  const ratio = median(rates.map(([alone = Number.NaN, among = Number.NaN]) => among / alone))
  const rate = (column: number) => median(rates.map((turn) => turn[column] ?? Number.NaN)).toFixed(1)
  await keepFigures([
    {
      name: `frames while a point is dragged, ${OUTLINES.toLocaleString('en')} outlines / one`,
      measured: `${ratio.toFixed(2)}x`,
      goal: { words: `≥ ${GOAL}x`, reached: ratio >= GOAL },
    },
  ])
  console.log(`one outline ${rate(0)} frames per second, ${OUTLINES} outlines ${rate(1)}`)
  console.log(`bench:drawing: ${OUTLINES} outlines ${ratio.toFixed(2)}x (goal ≥ ${GOAL})`)
  process.exitCode = ratio >= GOAL ? 0 : 1
} finally {
  await browser.close()
  await stop()
  await dropTemplate()
}
