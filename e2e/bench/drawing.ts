import { chromium, type Page } from '@playwright/test'
import { CHROMIUM } from '../support/chromium.ts'
import { addColleagues } from '../support/colleagues.ts'
import { apartmentId, crowdedView } from '../support/crowded-view.ts'
import globalSetup from '../support/global-setup.ts'
import { keepFigures } from '../support/keep-figures.ts'
import { startScratchProduct } from '../support/scratch-product.ts'
import { onScreen, type Place } from '../support/studio-drawing.ts'
import { workAs } from '../support/studio-people.ts'
import { interleaved } from './interleaved.ts'
import { median } from './report.ts'

/** How smoothly does a point move under the pointer among 5,000 outlines, beside the same picture without them? (OUT-10) */
const OUTLINES = 5_000
const GOAL = 0.6
const TURNS = process.argv.includes('--quick') ? 2 : 5
const DRAG_MS = 3_000
const ROUND_PX = 24
const OPENED_MS = 90_000

const dropTemplate = await globalSetup()
const { product, stop } = await startScratchProduct({ settings: { ACCOUNT_RATE_LIMIT: '100000' } })
const browser = await chromium.launch(CHROMIUM)
try {
  await addColleagues(product)
  // As many apartments in both, and the same one is drawn on both.
  const [full, empty] = [
    await crowdedView(product.sql, OUTLINES),
    await crowdedView(product.sql, OUTLINES - 1),
  ]
  const middle = OUTLINES / 2
  await product.sql('delete from outlines where media_id = $1 and poi_id <> $2', [
    empty.id * 10 + 1,
    apartmentId(OUTLINES - 1, middle),
  ])
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await workAs(context, 'editor', product.origin)
  const page = await context.newPage()
  const measure = (view: number, count: number, at: Place) => async () => {
    await page.goto(`${product.origin}/studio/1/outlines?building=1&view=${view}`)
    // Ten thousand apartments take their time.
    await page.locator('[data-ready]').waitFor({ timeout: OPENED_MS })
    await page.getByRole('searchbox').fill(`X${count}-${middle + 1}`)
    await page
      .getByRole('navigation')
      .getByRole('button', { name: `X${count}-${middle + 1}` })
      .press('Enter')
    await page.locator('[data-outline]').waitFor()
    await page.waitForTimeout(1_000)
    return framesWhileDragging(page, at)
  }
  const rates = await interleaved(TURNS, [
    measure(empty.id, OUTLINES - 1, empty.centreOf(middle)),
    measure(full.id, OUTLINES, full.centreOf(middle)),
  ])
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

/** A point of the outline at the place goes round under the pointer; the page counts its own frames. */
async function framesWhileDragging(page: Page, centre: Place): Promise<number> {
  const [x, y] = await onScreen(page, centre)
  // The corner that is nearest to its middle: the one above or below it.
  await page.mouse.move(x, y)
  await page.mouse.down()
  const counted = page.evaluate(async (ms) => {
    const begin = performance.now()
    let frames = 0
    while (performance.now() - begin < ms) {
      await new Promise(requestAnimationFrame)
      frames++
    }
    return (1000 * frames) / (performance.now() - begin)
  }, DRAG_MS)
  const until = Date.now() + DRAG_MS
  for (let step = 0; Date.now() < until; step += 1)
    await page.mouse.move(x + ROUND_PX * Math.cos(step / 8), y + ROUND_PX * Math.sin(step / 8))
  if ((await page.locator('[data-held]').count()) === 0) throw new Error('Nothing was held')
  const rate = await counted
  await page.mouse.up()
  return rate
}
