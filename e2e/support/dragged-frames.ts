import type { Page } from '@playwright/test'
import { apartmentId, crowdedView } from './crowded-view.ts'
import type { ScratchProduct } from './scratch-product.ts'
import { onScreen, type Place } from './studio-drawing.ts'

const DRAG_MS = 3_000
const ROUND_PX = 24
/** Ten thousand apartments take their time. */
const OPENED_MS = 90_000

/**
 * How smoothly does a point move under the pointer among so many outlines, and on the same picture without them? Frames
 * per second of each, to be measured in turns.
 */
export async function framesAmong(page: Page, product: ScratchProduct, outlines: number) {
  // As many apartments in both, and the same one is drawn on both.
  const [full, empty] = [
    await crowdedView(product.sql, outlines),
    await crowdedView(product.sql, outlines - 1),
  ]
  const middle = Math.floor(outlines / 2)
  await product.sql('delete from outlines where media_id = $1 and poi_id <> $2', [
    empty.id * 10 + 1,
    apartmentId(outlines - 1, middle),
  ])
  const measure = (view: number, count: number, at: Place) => async () => {
    await page.goto(`${product.origin}/studio/1/outlines?building=1&view=${view}`)
    await page.locator('[data-ready]').waitFor({ timeout: OPENED_MS })
    const name = `X${count}-${middle + 1}`
    await page.getByRole('searchbox').fill(name)
    await page.getByRole('navigation').getByRole('button', { name }).press('Enter')
    await page.locator('[data-outline]').waitFor()
    await page.waitForTimeout(1_000)
    return framesWhileDragging(page, at)
  }
  return {
    alone: measure(empty.id, outlines - 1, empty.centreOf(middle)),
    among: measure(full.id, outlines, full.centreOf(middle)),
  }
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
